import { addDays } from '../dates/index.ts';

/** §5: departure 7 days ahead, return 13. */
export const DEFAULT_DAYS_AHEAD = { departure: 7, return: 13 } as const;
/** Airlines publish schedules about eleven months ahead. */
export const LAST_BOOKABLE_DAYS_AHEAD = 330;

/** First and last day that can be searched; today is the visitor's own. ISO dates. */
export const searchableDays = (today: string) => ({
  min: today,
  max: addDays(today, LAST_BOOKABLE_DAYS_AHEAD),
});
