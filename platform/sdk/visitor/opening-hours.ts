interface OpeningHours {
  opens: string;
  closes: string;
}

/**
 * Whether somebody answers at a time of day. Times are `HH:mm`; hours may go over midnight, and a line that closes
 * when it opens never closes.
 */
export function isOpenAt({ opens, closes }: OpeningHours, time: string): boolean {
  if (opens === closes) return true;
  return opens < closes ? time >= opens && time < closes : time >= opens || time < closes;
}
