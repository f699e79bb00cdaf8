/** What a product may ask of who travels, beyond what names a person: names, date of birth, gender. */
export const TRAVELLER_ASKS = [
  'nationality',
  /** nationality, number, and the dates where they are known */
  'passport',
  /** until when it is valid: with that date it is complete, without it not */
  'passportExpiry',
  'mealPreference',
  'specialAssistance',
  'frequentFlyerNumber',
  'emergencyContact',
] as const;
export type TravellerAsk = (typeof TRAVELLER_ASKS)[number];
