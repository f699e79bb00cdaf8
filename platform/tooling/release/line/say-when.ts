/** `2026-11-21 20:54 UTC` */
export const timeText = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

const MINUTE_MS = 60_000;

/** `45 s`, `9 min`: rounded up. @param ms milliseconds */
export const spanText = (ms: number): string =>
  ms < 2 * MINUTE_MS ? `${Math.ceil(ms / 1000)} s` : `${Math.ceil(ms / MINUTE_MS)} min`;
