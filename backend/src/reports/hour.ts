export const HOUR_MS = 60 * 60 * 1000;

/** Start of the hour (UTC) that a moment is in, ISO. */
export const hourOf = (moment: Date): string =>
  new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS).toISOString();
