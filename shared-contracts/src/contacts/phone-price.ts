/** What a web price comes to by phone, to the nearest minor unit. */
export const phonePrice = (webMinor: number, discountPercent: number): number =>
  Math.round((webMinor * (100 - discountPercent)) / 100);
