/** What a text may show a drawing of, by what is seen on it: of no place, so that it fits wherever that is told. */
export const CONTENT_DRAWINGS = [
  'airplane',
  'beach',
  'birds',
  'facades',
  'islands',
  'kayak',
  'market',
  'mountain-train',
  'mural',
  'room',
  'ship',
  'stage',
  'streets',
  'trail',
  'train',
] as const;
export type ContentDrawing = (typeof CONTENT_DRAWINGS)[number];

/** @param name as a text says it, perhaps of a newer API than the reader's */
export const isContentDrawing = (name: unknown): name is ContentDrawing =>
  CONTENT_DRAWINGS.some((drawing) => drawing === name);
