import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { CruiseDetail } from '@alisio/shared-contracts/cruises';
import { SeaMap } from '@alisio/shared-ui/sea-map';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { shortName } from '../../words/short-name.ts';

const { color, space } = tokens;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[5]};
  margin-top: ${space[3]};
  font-size: ${tokens.text[14]};
  color: ${color.ink2};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }

  & > span::before {
    content: '';
    width: ${space[4]};
    height: ${space[4]};
    border: 2px solid ${color.action};
    border-radius: ${tokens.radius.pill};
  }

  & > [data-port]::before {
    background: ${color.action};
  }
`;

/** The voyage on its sea, with the numbers of the days. */
export default function RouteMap({ detail: { days, ports, ways } }: { detail: CruiseDetail }) {
  const { t } = useTexts('cruises');
  const { list, number } = useFormats();
  const nameOf = (code: string | null) => ports.find((port) => port.code === code)?.name;
  const stops = days.map(({ port }) => nameOf(port) ?? t('cruisePage.map.atSea'));
  const miles = ways.reduce((sum, way) => sum + way.miles, 0);
  return (
    <>
      <SeaMap
        days={days.map(({ port }) => port)}
        ports={ports.map(({ code, name, lat, lon }) => ({ code, name: shortName(name), lat, lon }))}
        ways={ways}
        label={t('cruisePage.map.label', { stops: list(stops) })}
      />
      <Legend>
        <span data-port="">{t('cruisePage.map.port')}</span>
        {days.some(({ port }) => port === null) ? <span>{t('cruisePage.map.sea')}</span> : null}
        {t('cruisePage.map.miles', { miles: number(Math.round(miles)) })}
      </Legend>
    </>
  );
}
