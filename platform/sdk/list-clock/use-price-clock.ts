import { serverNow } from '../api/index.ts';
import { useFormats } from '../i18n/index.ts';

/** What a clock of prices says by itself; `left` is told of a count of minutes. */
export type ClockText = 'firm' | 'over' | 'left';

/**
 * Whose time a clock of prices tells, and how it is said: what `PriceClock` of `shared-ui` is given.
 * @param say a text by its name
 * @param overSaid what is read out when the time is up, where that is not what stands there
 */
export function usePriceClock(
  say: (text: ClockText, values?: { count: number }) => string,
  overSaid = () => say('over'),
) {
  const { duration } = useFormats();
  return {
    now: serverNow,
    words: {
      firm: say('firm'),
      over: say('over'),
      minutes: (minutes: number) => duration(minutes, 'short'),
      left: (count: number) => (count > 0 ? say('left', { count }) : overSaid()),
    },
  };
}
