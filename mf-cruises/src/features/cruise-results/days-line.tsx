import { useTexts } from '@alisio/platform/sdk/i18n';
import type { CruiseItinerary } from '@alisio/shared-contracts/cruises';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useCruiseWords } from '../../words/cruise-words.ts';

const { color, space, text } = tokens;

/** More names than these have no room beside each other. */
const MOST_NAMED = 9;

const hiddenName = `
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

const Line = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;

  & > li {
    position: relative;
    text-align: center;
    font-size: ${text[13]};
    font-stretch: ${tokens.width.snug};
    line-height: 16px;
    color: ${color.ink2};
  }

  & > li::before {
    content: '';
    position: absolute;
    top: 11px;
    /* From the circle before to this one, over neither. */
    left: calc(-50% + ${space[3]});
    width: calc(100% - ${space[6]});
    height: 2px;
    background: ${color.action};
  }

  & > li:first-of-type::before {
    display: none;
  }

  & b {
    font-weight: 600;
    color: ${color.ink};
  }

  & > li > :not([data-day]) {
    ${hiddenName}
  }

  ${media.md} {
    &:not([data-many]) > li > :not([data-day]) {
      position: static;
      display: block;
      width: auto;
      height: auto;
      overflow: visible;
      padding-inline: 2px;
      clip-path: none;
    }
  }
`;

/** Filled in a port, hollow at sea. */
const Day = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: ${space[6]};
  height: ${space[6]};
  margin: 0 auto 6px;
  border-radius: ${tokens.radius.pill};
  background: ${color.action};
  color: ${color.onAction};
  font-weight: 700;
  font-stretch: ${tokens.width.normal};

  [data-sea] > & {
    background: ${color.surface};
    color: ${color.actionText};
    box-shadow: inset 0 0 0 2px ${color.action};
  }

  /* Two weeks on a phone. */
  [data-many] > li > & {
    width: 20px;
    height: 20px;
    margin-top: 2px;
    font-stretch: ${tokens.width.narrow};
  }
`;

/** All of it as a sentence, where names have no room on the line; it is read there all the same. */
const Said = styled.p`
  font-size: ${text[14]};
  color: ${color.ink2};

  ${media.md} {
    &:not([data-many]) {
      display: none;
    }
  }
`;

/** Ports, and between them how many days at sea follow each other. */
function stretches(days: CruiseItinerary['days']): (string | number)[] {
  const all: (string | number)[] = [];
  for (const port of days) {
    const last = all.at(-1);
    if (port === null && typeof last === 'number') all[all.length - 1] = last + 1;
    else all.push(port ?? 1);
  }
  return all;
}

export interface DaysLineProps {
  days: CruiseItinerary['days'];
  /** name of a port */
  portName: (code: string) => string;
}

/** The days of a route in a line, with the same numbers as its map: in a port, or at sea. */
export function DaysLine({ days, portName }: DaysLineProps) {
  const { t } = useTexts('cruises');
  const many = days.length > MOST_NAMED ? '' : undefined;
  const { shortPort } = useCruiseWords();
  const short = (code: string) => shortPort(portName(code));
  return (
    <div>
      <Line data-many={many}>
        {days.map((port, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place, and a port may be called at twice
          <li key={at} data-sea={port === null ? '' : undefined}>
            <Day data-day="">{at + 1}</Day>
            {port === null ? <span>{t('results.atSea')}</span> : <b>{short(port)}</b>}
          </li>
        ))}
      </Line>
      <Said aria-hidden="true" data-many={many}>
        {stretches(days)
          .map((one) => (typeof one === 'string' ? short(one) : t('results.seaDays', { count: one })))
          .join(', ')}
      </Said>
    </div>
  );
}
