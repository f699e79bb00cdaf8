import { type ActivityInfo, durationTypeOf } from '@alisio/shared-contracts/activities';
import type { Language } from '@alisio/shared-contracts/languages';
import { countryName } from '../../countries/index.ts';
import type { Town, TownNames } from '../../towns/index.ts';
import { type DemoActivity, leastAge } from '../demo/index.ts';
import { namesOf, placeLabel } from './activity-words.ts';

/** What is known of towns beside where they lie. */
export interface TownFacts {
  names: TownNames;
  zoneOf: (town: Town) => string;
}

/** An activity as the contract says it, in a language. */
export function activityInfoOf(
  activity: DemoActivity,
  { names: { nameOf }, zoneOf }: TownFacts,
  language: Language,
): ActivityInfo {
  const { code, town, template, framing, minutes, lat, lon, bands } = activity;
  return {
    name: namesOf(activity, nameOf)[language] ?? '',
    code,
    activityCode: `DEMO-${code.toUpperCase()}`,
    kinds: [...template.kinds],
    durationType: durationTypeOf(minutes),
    duration: minutes,
    media: { rawImages: [{ draws: template.draws, light: template.light, seed: String(framing) }] },
    location: {
      name: placeLabel(activity, nameOf, language),
      destinations: [{ code: town.id, name: nameOf(town, language) }],
      countryCode: town.country,
      countryName: countryName(town.country, language),
      latitude: lat,
      longitude: lon,
      zone: zoneOf(town),
    },
    languages: [...activity.languages],
    starts: template.starts === 'either' ? ['meeting-point', 'pick-up'] : [template.starts],
    suits: { minAge: leastAge(bands), effort: template.effort, wheelchair: template.wheelchair === true },
    groupSize: activity.group,
  };
}
