const NBSP = '\u00a0';

/** A time of day as it is written, `17:35` or `5:35 PM`: the half of the day is smaller than the hour. */
export function WallClock({ time }: { time: string }) {
  const [clock, half] = time.split(NBSP);
  return (
    <>
      {clock}
      {half ? <small>{NBSP + half}</small> : null}
    </>
  );
}
