export const HOUR_MS = 60 * 60 * 1000;

/** For who had as many attempts as an hour has, as headers of the refusal (RFC 9110 §10.2.3, seconds). */
export const afterAnHour = { 'retry-after': String(HOUR_MS / 1000) };
