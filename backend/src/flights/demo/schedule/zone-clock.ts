const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;

/** Offset from UTC in minutes, straight from the zone database of the runtime. */
function readOffset(format: Intl.DateTimeFormat, utc: number): number {
  const part = format.formatToParts(utc).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, sign, hours = '0', minutes = '0'] = /^GMT(?:([+-])(\d{2}):?(\d{2})?)?/.exec(part) ?? [];
  const size = Number(hours) * 60 + Number(minutes ?? 0);
  return sign === '-' ? 0 - size : size;
}

/** Half-open stretches with one offset; starts are UTC milliseconds. */
interface Stretch {
  from: number;
  offset: number;
}

/** The local time of one zone. Asking the runtime is slow, so offsets are looked up once a week and change. */
class ZoneClock {
  readonly #format: Intl.DateTimeFormat;
  readonly #weeks = new Map<number, Stretch[]>();

  constructor(zone: string) {
    this.#format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  }

  /** Minutes ahead of UTC at an instant. */
  offset(utc: number): number {
    const week = Math.floor(utc / WEEK);
    let stretches = this.#weeks.get(week);
    if (!stretches) {
      stretches = this.#readWeek(week * WEEK);
      this.#weeks.set(week, stretches);
    }
    let offset = 0;
    for (const stretch of stretches) if (stretch.from <= utc) offset = stretch.offset;
    return offset;
  }

  #readWeek(start: number): Stretch[] {
    const first = readOffset(this.#format, start);
    if (readOffset(this.#format, start + WEEK - 1) === first) return [{ from: start, offset: first }];
    let [before, after] = [start, start + WEEK];
    while (after - before > 60_000) {
      const middle = before + Math.floor((after - before) / 120_000) * 60_000;
      if (readOffset(this.#format, middle) === first) before = middle;
      else after = middle;
    }
    return [
      { from: start, offset: first },
      { from: after, offset: readOffset(this.#format, after) },
    ];
  }
}

const clocks = new Map<string, ZoneClock>();

function clockOf(zone: string): ZoneClock {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new ZoneClock(zone);
  clocks.set(zone, clock);
  return clock;
}

/** The instant (UTC milliseconds) of a local time, given as milliseconds as if the zone were UTC. */
export function utcOf(zone: string, local: number): number {
  const clock = clockOf(zone);
  const near = local - clock.offset(local) * 60_000;
  return local - clock.offset(near) * 60_000;
}

/** The local time of an instant, as milliseconds as if the zone were UTC. */
export const localOf = (zone: string, utc: number): number => utc + clockOf(zone).offset(utc) * 60_000;
