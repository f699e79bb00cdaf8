import { useTexts } from '@alisio/platform/sdk/i18n';
import type { ContentWeather } from '@alisio/shared-contracts/content';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { weatherUnits } from './weather-units.ts';

const { color, space, text } = tokens;

/** Pixels of the two charts, one above the other. */
const HEAT = 76;
const RAIN = 60;
/** Less rain than this a month makes no higher bars: a dry place stays dry to the eye. Millimetres. */
const LEAST_SCALE = 120;
/** Less between the year's coldest and warmest makes no longer ones: a mild place stays mild. °C. */
const LEAST_RANGE = 20;

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
    margin-top: ${space[3]};
    line-height: 1.4;
  }

  & > p + p {
    margin-top: ${space[1]};
  }
`;

const Months = styled.ol`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  margin-top: ${space[4]};
  font-size: ${text[13]};
  font-stretch: ${tokens.width.snug};
  line-height: 1.25;
  text-align: center;

  & > li {
    display: grid;
    justify-items: center;
    gap: 2px;
  }

  & b {
    font-weight: 650;
  }

  & [data-second] {
    color: ${color.ink2};
  }

  & [data-month] {
    margin-top: ${space[1]};
    font-weight: 600;
    text-transform: capitalize;
  }
`;

const Heat = styled.svg`
  width: 8px;
  height: ${HEAT}px;
  fill: ${color.accent};
`;

/** From the ground up. */
const Rain = styled.svg`
  width: 64%;
  height: ${RAIN}px;
  margin-top: ${space[2]};
  border-bottom: 1px solid ${color.line};
  fill: ${color.action};
`;

interface WeatherChartProps {
  weather: ContentWeather;
  city: string | undefined;
}

/**
 * What the months are like: warmest and coldest of a normal day as figures with a line between them, rain as bars, in the
 * units of the language. Who does not see it is read a table.
 */
export function WeatherChart({ weather: { months, source }, city }: WeatherChartProps) {
  const { t, language } = useTexts('content');
  const { temperature, rain: rainUnit, degrees, depth } = weatherUnits(language);
  const wettest = Math.max(LEAST_SCALE, ...months.map(({ rain }) => rain));
  const warmest = Math.max(...months.map(({ high }) => high));
  const range = Math.max(LEAST_RANGE, warmest - Math.min(...months.map(({ low }) => low)));
  const down = (celsius: number) => Math.round(((warmest - celsius) / range) * HEAT);
  const barOf = (rain: number) => Math.max(2, Math.round((rain / wettest) * RAIN));
  const nameOf = (month: number, style: 'long' | 'narrow') =>
    new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' }).format(Date.UTC(2026, month));
  const title = city ? t('reading.weatherOf', { city }) : t('reading.weather');
  return (
    <Figure>
      <figcaption>{title}</figcaption>
      <Months aria-hidden="true">
        {months.map(({ low, high, rain }, month) => (
          <li key={nameOf(month, 'long')}>
            <b>{degrees(high)}</b>
            <Heat viewBox={`0 0 8 ${HEAT}`}>
              <rect y={down(high)} width="8" height={Math.max(4, down(low) - down(high))} rx="4" />
            </Heat>
            <span data-second="">{degrees(low)}</span>
            <Rain viewBox={`0 0 10 ${RAIN}`} preserveAspectRatio="none">
              <rect y={RAIN - barOf(rain)} width="10" height={barOf(rain)} />
            </Rain>
            <span data-second="">{depth(rain)}</span>
            <span data-month="">{nameOf(month, 'narrow')}</span>
          </li>
        ))}
      </Months>
      <VisuallyHidden as="div">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('reading.weatherTable.month')}</th>
              <th scope="col">{t('reading.weatherTable.high', { temperature })}</th>
              <th scope="col">{t('reading.weatherTable.low', { temperature })}</th>
              <th scope="col">{t('reading.weatherTable.rain', { rainUnit })}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ low, high, rain }, month) => (
              <tr key={nameOf(month, 'long')}>
                <th scope="row">{nameOf(month, 'long')}</th>
                <td>{degrees(high)}</td>
                <td>{degrees(low)}</td>
                <td>{depth(rain)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
      <Muted>{t('reading.weatherKey', { temperature, rainUnit })}</Muted>
      <Muted>{source}</Muted>
    </Figure>
  );
}
