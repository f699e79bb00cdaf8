import type { ActivityCancellation, PaxType } from '@alisio/shared-contracts/activities';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import type { Area, Town } from '../../towns/index.ts';
import type { Template } from './templates/index.ts';

/** Who pays a share of an adult's price, by age in whole years, both ends among them. */
export interface AgeBand {
  paxType: PaxType;
  ageFrom: number;
  ageTo: number;
  /** of an adult's price */
  share: number;
}

/** A way in which an activity is sold. */
export interface Way {
  code: 'shared' | 'private';
  /** a private one's: what its party pays together on an ordinary day, US cents */
  groupAmount?: number;
  /** most people of one party */
  people: number;
  cancellation: ActivityCancellation;
  /** hours before it begins until which it is given back for nothing; of a free cancellation alone */
  freeHours?: number;
}

/** An activity of the demonstration, the same whenever it is asked for. */
export interface DemoActivity extends GeoPoint {
  /** `<town's id>-a<its number there>` */
  code: string;
  town: Town;
  template: Template;
  hash: number;
  /** which framing of its drawing: how many activities of its town have the same scene and hour before it */
  framing: number;
  /** the part of the town that it is about, or begins in */
  area: Area | undefined;
  /** which of its template's names it goes by */
  nameAt: number;
  minutes: number;
  /** `HH:mm`; none where the sun says */
  times: readonly string[];
  /** 1 Monday to 7 Sunday */
  weekdays: readonly number[];
  /** an adult on an ordinary day, US cents, whole dollars */
  price: number;
  bands: readonly AgeBand[];
  /** most people of one session */
  group: number;
  ways: readonly Way[];
  /** ISO 639-1 */
  languages: readonly string[];
  /** sold until so many hours before it begins */
  cutoffHours: number;
  /** to be there so long before */
  minutesBefore: number;
}
