import { useTexts } from '@alisio/platform/sdk/i18n';
import type { ContentWeather } from '@alisio/shared-contracts/content';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space, text } = tokens;

/** Pixels of a bar as high as can be. */
const BARS = 96;
/** Less rain than this a month makes no higher bars: a dry place stays dry to the eye. Millimetres. */
const LEAST_SCALE = 120;

const Figure = styled.figure`
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};

  & figcaption {
    font-weight: 600;
    font-size: ${text[16]};
  }

  & > p {
    margin-top: ${space[2]};
  }
`;

const Months = styled.ol`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${space[1]};
  margin-top: ${space[4]};
  list-style: none;
  font-size: ${text[13]};
  line-height: 1.25;
  text-align: center;
  font-variant-numeric: tabular-nums;

  & > li {
    display: grid;
    grid-template-rows: auto auto ${BARS}px auto;
    gap: 2px;
    justify-items: center;
  }

  & b {
    font-weight: 650;
  }
`;

const Low = styled.span`
  color: ${color.ink2};
`;

/** Rain, from the ground up. */
const Rain = styled.svg`
  width: 70%;
  height: ${BARS}px;
  fill: ${color.action};
`;

interface WeatherChartProps {
  weather: ContentWeather;
  city: string | undefined;
}

/** What the months are like: warmest and coldest of a day as figures, rain as bars; read out month by month. */
export function WeatherChart({ weather: { months, source }, city }: WeatherChartProps) {
  const { t, language } = useTexts('content');
  const most = Math.max(LEAST_SCALE, ...months.map(({ rain }) => rain));
  const barOf = (rain: number) => Math.max(2, Math.round((rain / most) * BARS));
  const nameOf = (month: number, style: 'long' | 'narrow') =>
    new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' }).format(Date.UTC(2026, month));
  return (
    <Figure>
      <figcaption>{city ? t('reading.weatherOf', { city }) : t('reading.weather')}</figcaption>
      <Months>
        {months.map(({ low, high, rain }, month) => (
          <li key={nameOf(month, 'long')}>
            <VisuallyHidden>
              {t('reading.weatherMonth', { month: nameOf(month, 'long'), low, high, rain })}
            </VisuallyHidden>
            <b aria-hidden="true">{high}°</b>
            <Low aria-hidden="true">{low}°</Low>
            <Rain viewBox={`0 0 10 ${BARS}`} preserveAspectRatio="none" aria-hidden="true">
              <rect y={BARS - barOf(rain)} width="10" height={barOf(rain)} rx="1" />
            </Rain>
            <span aria-hidden="true">{nameOf(month, 'narrow')}</span>
          </li>
        ))}
      </Months>
      <Muted>{t('reading.weatherKey', { most: Math.round(most) })}</Muted>
      <Muted>{source}</Muted>
    </Figure>
  );
}
