import { palette } from '@alisio/shared-ui/tokens';

const { accent, action, paper } = palette.light;

/** The mark alone; a tab has no theme of the page, so it wears the light one. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="${accent}"/><path d="M1 16a15 15 0 0 0 30 0c-4-3.5-8-3.5-12 0s-10 4-18 0z" fill="${action}"/><path d="M4.4 21.6c6.6 2.4 12 1.6 16.6-1.6 3-2 6-2.3 9-.7M8.5 26c5.5 1.3 10 .5 14-2 2-1.2 3.6-1.7 5.4-1.4" fill="none" stroke="${paper}" stroke-width="1.8" stroke-linecap="round"/></svg>`;
