import { languageFacts } from '@alisio/shared-contracts/languages';
import {
  type KeyboardEvent,
  type MouseEvent,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { breakpoints } from '../tokens/index.ts';
import type { CalendarCommon } from './calendar-types.ts';
import { isoOf } from './iso-dates.ts';
import { Month } from './month.tsx';
import { dayByKey, monthOf, monthsFrom, monthsLater, withinMonth } from './month-days.ts';
import { MonthFrame } from './month-styles.tsx';
import { useMonthsInSight } from './use-months-in-sight.ts';

const noPrices = {};
const noDays: readonly string[] = [];

type MonthGridProps = Pick<
  CalendarCommon,
  | 'min'
  | 'max'
  | 'locale'
  | 'weekStartsOn'
  | 'prices'
  | 'priceUnit'
  | 'cheapest'
  | 'months'
  | 'labels'
  | 'onMonth'
> & {
  from: string;
  /** Empty or equal to `from` when one day is chosen. */
  to: string;
  onDay: (iso: string) => void;
};

const clamp = (iso: string, min: string, max: string) => (iso < min ? min : iso > max ? max : iso);

/** Which month comes first so that a day's is seen, and the range's beginning too where both have room. */
function firstShown(day: string, from: string, months: number): string {
  const beginning = monthOf(from);
  return monthOf(day) < monthsLater(beginning, months) ? beginning : monthsLater(monthOf(day), 1 - months);
}

const dayOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset.day : undefined;

/** Months with the chosen days marked, and the keys of the WAI-ARIA date picker. */
export function MonthGrid(props: MonthGridProps) {
  const { from, min, max, locale, prices, priceUnit, cheapest, months = 2, labels, onDay, onMonth } = props;
  const to = props.to || from;
  const weekStartsOn = props.weekStartsOn ?? languageFacts(locale).weekStartsOn;
  const [today] = useState(() => isoOf(new Date()));
  const [month, setMonth] = useState(() => monthOf(from || clamp(today, min, max)));
  const [reached, setReached] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  // On a phone all months stand below each other: those before a day that is far, and ever more of those after it.
  const [scrolls] = useState(() => months > 1 && window.innerWidth < breakpoints.md);
  const [reach, setReach] = useState(() => monthsLater(month, months - 1));
  const [end = reach] = [reach, monthOf(max)].sort();
  const shown = scrolls
    ? monthsFrom(monthOf(min), end)
    : Array.from({ length: months }, (_, i) => monthsLater(month, i));
  const [lastSeen, setLastSeen] = useState(reach);
  const see = useCallback((first: string, last: string) => {
    setMonth(first);
    setLastSeen(last);
    setReach((now) => [now, monthsLater(last, 2)].sort()[1] ?? now);
  }, []);
  useMonthsInSight({ frame, drawn: scrolls ? shown : [], onSight: see });
  const last = scrolls ? lastSeen : monthsLater(month, months - 1);

  useEffect(() => {
    onMonth?.(month, last);
  }, [onMonth, month, last]);

  const show = (wanted: string, first: string) => {
    if (shown.includes(wanted)) return;
    if (scrolls) setReach(monthsLater(wanted, 1));
    else setMonth(first);
  };

  // A day that was typed comes into view, and with it as much of the range as the months can show.
  const [seen, setSeen] = useState({ from, to });
  const [brought, setBrought] = useState('');
  if (seen.from !== from || seen.to !== to) {
    setSeen({ from, to });
    const day = seen.from === from ? to : from;
    setBrought(day);
    if (day) show(monthOf(day), firstShown(day, from, months));
  }

  const first = `${month}-01` < min ? min : `${month}-01`;
  const stop = [reached, from].find((day) => day && shown.includes(monthOf(day))) ?? first;

  // The arrow keys move through the days, into months that were not shown before as well.
  useLayoutEffect(() => {
    if (reached) frame.current?.querySelector<HTMLElement>(`[data-day="${reached}"]`)?.focus();
  }, [reached]);

  // What was pressed is in sight: to ask where it stands would hold up the paint that answers the press.
  const pressed = useRef<string>(undefined);
  useLayoutEffect(() => {
    const isInSight = pressed.current === brought;
    pressed.current = undefined;
    if (brought && !isInSight)
      frame.current?.querySelector(`[data-day="${brought}"]`)?.scrollIntoView?.({ block: 'nearest' });
  }, [brought]);

  const press = ({ target }: MouseEvent) => {
    const day = dayOf(target);
    if (!day) return;
    pressed.current = day;
    onDay(day);
  };
  const move = (event: KeyboardEvent) => {
    const day = dayOf(event.target);
    const wanted = day && dayByKey(day, event.key, weekStartsOn);
    if (!wanted) return;
    event.preventDefault();
    const next = clamp(wanted, min, max);
    show(monthOf(next), next < month ? monthOf(next) : monthsLater(monthOf(next), 1 - months));
    setReached(next);
  };
  // The press is answered by the next paint, the month that comes is drawn after it; presses that follow count on.
  const turn = (step: 1 | -1) =>
    startTransition(() => {
      setReached(undefined);
      setMonth((now) => {
        const next = monthsLater(now, step);
        const fits = next >= monthOf(min) && monthsLater(next, months - 1) <= monthOf(max);
        return fits ? next : now;
      });
    });
  const atStart = month <= monthOf(min);
  const atEnd = (shown.at(-1) ?? month) >= monthOf(max);
  return (
    <MonthFrame
      ref={frame}
      months={months}
      data-scrolls={scrolls ? '' : undefined}
      role="presentation"
      onClick={press}
      onKeyDown={move}
    >
      {scrolls ? null : (
        <div data-turn>
          <IconButton
            label={labels.previousMonth}
            aria-disabled={atStart || undefined}
            onClick={() => (atStart ? undefined : turn(-1))}
          >
            <Icon name="chevron-left" size="s" />
          </IconButton>
          <IconButton
            label={labels.nextMonth}
            aria-disabled={atEnd || undefined}
            onClick={() => (atEnd ? undefined : turn(1))}
          >
            <Icon name="chevron-right" size="s" />
          </IconButton>
        </div>
      )}
      {shown.map((one) => (
        <Month
          key={one}
          month={one}
          locale={locale}
          weekStartsOn={weekStartsOn}
          min={withinMonth(one, min)}
          max={withinMonth(one, max)}
          from={withinMonth(one, from)}
          to={withinMonth(one, to)}
          today={withinMonth(one, today)}
          stop={monthOf(stop) === one ? stop : ''}
          prices={prices ?? noPrices}
          priceUnit={priceUnit ? `${priceUnit}\u00a0` : ''}
          cheapest={cheapest ?? noDays}
        />
      ))}
    </MonthFrame>
  );
}
