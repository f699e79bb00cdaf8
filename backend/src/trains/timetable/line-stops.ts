import type { FiledLine, FiledStop, FiledTrain } from '../files/train-files.ts';

/** Who runs through a station neither brakes nor starts, minutes. */
const PASSED_SAVES = 5;

/** The other way round: as long between stops, and as long in them. */
function turned(stops: readonly FiledStop[]): FiledStop[] {
  const whole = stops.at(-1)?.at ?? 0;
  return stops.toReversed().map((stop) => ({ ...stop, at: whole - stop.at - stop.stands }));
}

/** Where a train of a line stops, by minutes from where it begins. What it passes makes it sooner behind that. */
export function stopsOf({ stops }: Pick<FiledLine, 'stops'>, { way, skips = [] }: FiledTrain): FiledStop[] {
  let saved = 0;
  return (way === 'out' ? [...stops] : turned(stops)).flatMap((stop) => {
    if (skips.includes(stop.place)) {
      saved += stop.stands + PASSED_SAVES;
      return [];
    }
    return [{ ...stop, at: stop.at - saved }];
  });
}
