import type { ActivityStart, StartingPoint } from '@alisio/shared-contracts/activities';
import type { Language } from '@alisio/shared-contracts/languages';
import { fillIn } from '../../texts/index.ts';
import type { TownNames } from '../../towns/index.ts';
import type { DemoActivity } from '../demo/index.ts';
import { activityTexts } from '../texts/activity-texts.ts';
import { placeLabel } from './activity-words.ts';

/** Nobody is picked up farther out. Kilometres. */
const MOST_KM = 12;

/** Where an activity begins for who comes to it in a way. */
export function startingPoint(
  activity: DemoActivity,
  kind: ActivityStart,
  nameOf: TownNames['nameOf'],
  language: Language,
): StartingPoint {
  const { starts } = activityTexts(language);
  const { town, minutesBefore } = activity;
  const words = { town: nameOf(town, language), minutes: String(minutesBefore) };
  if (kind === 'meeting-point')
    return {
      kind,
      name: placeLabel(activity, nameOf, language),
      description: fillIn(starts.meeting, words),
      latitude: activity.lat,
      longitude: activity.lon,
      minutesBefore,
    };
  return {
    kind,
    name: fillIn(starts.pickUpName, words),
    description: fillIn(starts.pickUp, words),
    latitude: town.lat,
    longitude: town.lon,
    km: Math.round(Math.min(MOST_KM, Math.max(3, town.radiusKm))),
    minutesBefore,
  };
}
