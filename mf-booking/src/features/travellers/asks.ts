/** What a product may ask of who travels, beyond what names a person: names, date of birth, gender. */
export const TRAVELLER_ASKS = [
  /** nationality, number, and the dates where they are known */
  'passport',
  'mealPreference',
  'specialAssistance',
  'frequentFlyerNumber',
  'emergencyContact',
] as const;
export type TravellerAsk = (typeof TRAVELLER_ASKS)[number];
