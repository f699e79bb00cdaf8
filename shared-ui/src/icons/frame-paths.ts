/** Drawings of the page's frame, each on its own: every first load carries them, and no others. */
export const moon = 'M16.5 11.8A7 7 0 0 1 8.2 3.5a7 7 0 1 0 8.3 8.3z';
export const sun =
  'M10 6.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8M10 2.5v1.8M10 15.7v1.8M2.5 10h1.8M15.7 10h1.8M4.7 4.7L6 6M14 14l1.3 1.3M15.3 4.7L14 6M6 14l-1.3 1.3';
export const phone =
  'M4 3.5h2.8l1.4 3.7-1.8 1.3c.9 2 2.6 3.7 4.6 4.6l1.3-1.8 3.7 1.4v2.8c0 .6-.5 1-1 1C8.6 16.5 3.5 11.4 3 4.5c0-.5.4-1 1-1z';
export const menu = 'M3 6h14M3 10h14M3 14h14';
export const globe =
  'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14M3 10h14M10 3c2 2 3 4.4 3 7s-1 5-3 7c-2-2-3-4.4-3-7s1-5 3-7z';
