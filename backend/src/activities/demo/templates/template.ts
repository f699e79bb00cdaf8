import type { ActivityKind, Suitability } from '@alisio/shared-contracts/activities';
import type { ActivityTexts } from '../../texts/activity-texts.ts';
import type { TemplateName } from '../../texts/template-texts.ts';
import type { QuestionName } from '../questions.ts';

/** Where a kind of activity makes sense: by what is known of a town. `warm-sea`: within thirty degrees of the equator. */
export type Where = 'anywhere' | 'city' | 'big-city' | 'sea' | 'warm-sea';

/** Who may come: from what age on, and whether babies come along for nothing. */
export type Ages = 'everybody' | 'from-4' | 'from-8' | 'from-12' | 'adults';

/** A kind of activity, of which a town may have one or, where it is about a part of it, one for each part. */
export interface Template {
  name: TemplateName;
  /** what it is most of all, then what it is besides */
  kinds: readonly [ActivityKind, ...ActivityKind[]];
  where: Where;
  /** only in these countries */
  countries?: readonly string[];
  /** only where the country is known for a dance, or a drink */
  needs?: 'dance' | 'drink';
  /** it is about a part of a town: each part may have its own */
  byArea?: true;
  /** it begins at the water */
  atSea?: true;
  /** what is drawn of it, and the hour of most of its sessions */
  draws: string;
  light: 'day' | 'dusk' | 'night';
  /** how long it takes, minutes: one of these */
  minutes: readonly number[];
  /** when it may begin, `HH:mm`, of which a day has some; none where the sun says */
  times: readonly string[];
  /** when it begins by the sun of its day */
  sun?: 'before-sunrise' | 'ends-with-sunset' | 'after-sunset';
  /** for an adult where a night in a plain room costs 80 dollars: US dollars */
  price: number;
  /** people of one session, at least and most */
  group: readonly [number, number];
  ages: Ages;
  effort: Suitability['effort'];
  wheelchair?: true;
  starts: 'meeting-point' | 'pick-up' | 'either';
  /** how many of ten are sold privately too */
  privateOf10: number;
  questions?: readonly QuestionName[];
  included: readonly (keyof ActivityTexts['included'])[];
  excluded: readonly (keyof ActivityTexts['excluded'])[];
  bring: readonly (keyof ActivityTexts['bring'])[];
  good: readonly (keyof ActivityTexts['good'])[];
}
