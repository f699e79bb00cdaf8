/** How long one may be away, as addresses say it (`tourFacets`), and as it is asked. Whole days. */
export const DAYS_CHOICES = [
  { word: '-4', text: 'short' },
  { word: '5-7', text: 'week' },
  { word: '8-', text: 'long' },
] as const;
