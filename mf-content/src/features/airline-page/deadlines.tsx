import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { ContentAirline } from '@alisio/shared-contracts/content';
import { Section } from '@alisio/shared-ui/section';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space, text } = tokens;

const DOT = 14;

/** Each step as wide as the time until the next, by its logarithm: a day and twenty minutes stand on one line. */
const Line = styled('ol', { shouldForwardProp: (name) => name !== 'widths' })<{ widths: string }>`
  display: grid;

  & li {
    position: relative;
    padding: 0 0 ${space[5]} ${space[8]};
  }

  & li::before {
    content: '';
    position: absolute;
    top: 5px;
    left: 0;
    width: ${DOT}px;
    height: ${DOT}px;
    border: 3px solid ${color.action};
    border-radius: 50%;
    background: ${color.paper};
  }

  & li:last-of-type::before {
    border-color: ${color.ink};
    background: ${color.ink};
  }

  & li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    top: ${5 + DOT}px;
    bottom: -5px;
    left: 6px;
    width: 2px;
    background: ${color.lineStrong};
  }

  & b {
    display: block;
    font-size: ${text[16]};
    font-weight: 650;
  }

  & span {
    font-size: ${text[14]};
    color: ${color.ink2};
  }

  ${media.md} {
    grid-template-columns: ${({ widths }) => widths};

    & li {
      padding: ${space[8]} ${space[4]} 0 0;
    }

    & li:not(:last-of-type)::after {
      top: 11px;
      right: 0;
      bottom: auto;
      left: ${DOT}px;
      width: auto;
      height: 2px;
    }
  }
`;

const STEPS = ['online', 'arrive', 'bags', 'gate'] as const;

/** Least room of a step, beside that of its time. */
const ROOM = 'minmax(9rem, ';

const widthsOf = (minutes: readonly number[]): string =>
  minutes
    .map((before, at) => {
      const next = minutes[at + 1];
      return `${ROOM}${(next === undefined ? 1 : Math.max(1, Math.log(before / next))).toFixed(2)}fr)`;
    })
    .join(' ');

/** By when each thing should be done before an international flight, to scale. */
export function Deadlines({ deadlines }: Pick<ContentAirline, 'deadlines'>) {
  const { t } = useTexts('content');
  const { duration } = useFormats();
  return (
    <Section id="times" title={t('airline.times.title')} text={t('airline.times.text')}>
      <Line widths={widthsOf(STEPS.map((step) => deadlines[step]))}>
        {STEPS.map((step) => (
          <li key={step}>
            <b>{t('airline.times.before', { time: duration(deadlines[step]) })}</b>
            <span>{t(`airline.times.${step}`)}</span>
          </li>
        ))}
      </Line>
    </Section>
  );
}
