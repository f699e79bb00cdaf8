import { tzOffset } from '@date-fns/tz/tzOffset';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** Half-open stretches with one offset; starts are UTC milliseconds. */
interface Stretch {
  from: number;
  offset: number;
}

/** The local time of one zone. Asking the runtime is slow, so offsets are looked up once a week and change. */
class ZoneClock {
  readonly #zone: string;
  readonly #weeks = new Map<number, Stretch[]>();
  readonly #midnights = new Map<number, number>();

  constructor(zone: string) {
    this.#zone = zone;
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

  /** The offset that holds from one day to another, days since 1970-01-01; nothing where it changes between. */
  steady(from: number, to: number): number | undefined {
    const offset = this.#atMidnight(from);
    return offset === this.#atMidnight(to) ? offset : undefined;
  }

  #atMidnight(day: number): number {
    const known = this.#midnights.get(day) ?? this.offset(day * DAY);
    this.#midnights.set(day, known);
    return known;
  }

  #ask(utc: number): number {
    return tzOffset(this.#zone, new Date(utc));
  }

  #readWeek(start: number): Stretch[] {
    const first = this.#ask(start);
    if (this.#ask(start + WEEK - 1) === first) return [{ from: start, offset: first }];
    let [before, after] = [start, start + WEEK];
    while (after - before > 60_000) {
      const middle = before + Math.floor((after - before) / 120_000) * 60_000;
      if (this.#ask(middle) === first) before = middle;
      else after = middle;
    }
    return [
      { from: start, offset: first },
      { from: after, offset: this.#ask(after) },
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

/** Minutes ahead of UTC that a zone stays at between two days (since 1970-01-01, UTC); nothing where that changes. */
export const steadyOffset = (zone: string, from: number, to: number): number | undefined =>
  clockOf(zone).steady(from, to);
