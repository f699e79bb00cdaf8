/** Attribute of the root whose page the web edge has drawn: it is taken over, not drawn anew. */
export const DRAWN = 'data-drawn';
