import type {
  ActivityDetail,
  ActivityParty,
  ActivitySession,
  StartingPoint,
} from '@alisio/shared-contracts/activities';
import { isIsoDate } from '@alisio/shared-contracts/dates';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import type { RoomGuests } from '@alisio/shared-contracts/hotels';
import { PACKAGE_CURRENCY } from '@alisio/shared-contracts/packages';
import { distanceKm, type GeoPoint } from '@alisio/shared-contracts/rules';
import type { PlanSold } from '../../api/get-plan.ts';

/** The activity of a package as its address says it, by the words of activities' own addresses. */
export interface ChosenPlan {
  code: string;
  /** ISO date */
  day: string;
  /** `HH:mm` by the clock of its place */
  hour: string;
  /** code of a modality */
  way: string;
  /** that its guide is to speak, ISO 639-1; nothing where nobody guides */
  speak: string | undefined;
  /** how the party comes to it, as a starting point says it */
  start: string | undefined;
}

const PLAN =
  /^([A-Za-z0-9-]{3,32})\.(\d{4}-\d{2}-\d{2})\.(\d{2}:\d{2})\.([a-z][a-z0-9-]{0,11})\.([a-z]{2})?\.([a-z-]+)?$/;

/** `2713a-kayak.2026-12-12.08:00.shared.es.pick-up`; nothing for what is none. */
export function readPlan(said: string | undefined): ChosenPlan | undefined {
  const [, code = '', day = '', hour = '', way = '', speak, start] = PLAN.exec(said ?? '') ?? [];
  if (code === '' || !isIsoDate(day)) return undefined;
  return { code, day, hour, way, speak, start };
}

export const writePlan = ({ code, day, hour, way, speak, start }: ChosenPlan): string =>
  [code, day, hour, way, speak ?? '', start ?? ''].join('.');

/** Who goes of those who sleep there. */
export const partyIn = (rooms: readonly RoomGuests[]): ActivityParty => ({
  adults: rooms.reduce((all, { adults }) => all + adults, 0),
  childAges: rooms.flatMap(({ childAges }) => childAges),
});

/** From landing to leaving again, local date-times of the place. */
export interface TimeThere {
  from: string;
  until: string;
}

export const timeThere = ({ itineraries: [out, back] }: FlightOffer): TimeThere => ({
  from: out?.segments.at(-1)?.arrival.at ?? '',
  until: back?.segments[0]?.departure.at ?? '',
});

/** Whether who lands and leaves then is there for all of it. */
export const isThereFor = ({ startsAt, endsAt }: ActivitySession, { from, until }: TimeThere): boolean =>
  startsAt >= from && endsAt <= until;

/** A day trip that is sold with a hotel begins no farther from it. Kilometres. */
export const PLAN_KM = 50;

/** Why a chosen activity is no part of a package by now. */
export type WhyOut = 'dates' | 'far' | 'unfit' | 'gone';

/** An activity that is a part of a package. */
export interface PlanInPackage {
  choice: ChosenPlan;
  detail: ActivityDetail;
  session: ActivitySession;
  start: StartingPoint;
  /** that its guide speaks */
  speak: string | undefined;
}

/** The language and the start of a session as they were asked for, else as most would take them. */
export function detailsOf(
  { startingPoints }: ActivityDetail,
  { languages }: ActivitySession,
  said: Pick<ChosenPlan, 'speak' | 'start'>,
  language: string,
) {
  return {
    speak:
      languages.find((code) => code === said.speak) ??
      languages.find((code) => code === language) ??
      languages[0],
    start: startingPoints.find(({ kind }) => kind === said.start) ?? startingPoints[0],
  };
}

/** What an address chose, as it is sold now to who lands and leaves like this; or why it is no part any more. */
export function planInPackage(
  choice: ChosenPlan,
  { detail, sessions }: PlanSold,
  there: TimeThere,
  at: GeoPoint,
  language: string,
): PlanInPackage | WhyOut {
  const { latitude: lat, longitude: lon } = detail.activityInfo.location;
  if (distanceKm(at, { lat, lon }) > PLAN_KM) return 'far';
  if (choice.day < there.from.slice(0, 10) || choice.day > there.until.slice(0, 10)) return 'dates';
  if (sessions.meta.refuses) return 'unfit';
  const session = sessions.data
    .flatMap((day) => day.sessions)
    .find(
      ({ startsAt, modality, left }) =>
        left > 0 && startsAt.slice(0, 16) === `${choice.day}T${choice.hour}` && modality === choice.way,
    );
  if (!session || sessions.meta.currency !== PACKAGE_CURRENCY) return 'gone';
  if (!isThereFor(session, there)) return 'dates';
  const { start, speak } = detailsOf(detail, session, choice, language);
  return start ? { choice, detail, session, start, speak } : 'gone';
}
