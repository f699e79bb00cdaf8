import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link, useLocation, useNavigate } from '@alisio/platform/sdk/router';
import {
  type CruiseParty,
  type CruiseSearchAnswer,
  type CruiseSort,
  cruiseHref,
  type ListedCruise,
} from '@alisio/shared-contracts/cruises';
import { Icon } from '@alisio/shared-ui/icons';
import { Heading, Muted, textLinkStyles } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type MouseEvent, memo, useId } from 'react';
import { useCruiseWords } from '../../words/cruise-words.ts';
import { portsCalled } from '../../words/ports-called.ts';
import { DaysLine } from './days-line.tsx';
import { LateRouteSea } from './late-route-sea.ts';
import { moreHref } from './results-address.ts';
import { SailingRow } from './sailing-row.tsx';

const { color, space } = tokens;

const Card = styled.article`
  display: grid;
  /* Not hidden: the map stays in sight beside many sailings. */
  overflow: clip;
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};

  ${media.lg} {
    grid-template-columns: 352px minmax(0, 1fr);
  }
`;

/** Keeps the room of the map, which comes late. */
const Sea = styled.div`
  & > div {
    display: grid;
    overflow: hidden;
    aspect-ratio: 3 / 2;
    border-bottom: 1px solid ${color.line};
    background: ${color.sunken};
  }

  /* What comes late brings boxes of its own. */
  & > div > div,
  & > div > div > div {
    display: grid;
    min-width: 0;
  }

  ${media.lg} {
    border-right: 1px solid ${color.line};

    & > div {
      position: sticky;
      top: ${space[24]};
      height: min(100%, 288px);
      aspect-ratio: auto;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  min-width: 0;
  padding: ${space[5]} ${space[4]} ${space[2]};

  & > header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
    align-items: start;
  }

  ${media.lg} {
    padding: ${space[6]} ${space[6]} ${space[2]};
  }
`;

const Way = styled(Link)`
  ${textLinkStyles}
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
`;

const Fine = styled.div`
  display: grid;
  gap: ${space[2]} ${space[6]};
  align-items: center;
  padding-block: ${space[3]};
  border-top: 1px solid ${color.line};

  ${media.md} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export interface RouteCardProps {
  route: CruiseSearchAnswer['routes'][number];
  /** those that are shown of `route.sailings` */
  sailings: readonly ListedCruise[];
  ports: CruiseSearchAnswer['ports'];
  party: CruiseParty;
  sort: CruiseSort;
}

/** A route: its way on the sea, its days, and its sailings. */
export const RouteCard = memo(function RouteCard({ route, sailings, ports, party, sort }: RouteCardProps) {
  const { t } = useTexts('cruises');
  const words = useCruiseWords();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const id = useId();
  const [first] = sailings;
  if (!first) return null;
  const { title, days, nights } = route;
  const portName = (code: string) => ports.find((port) => port.code === code)?.name ?? code;
  const called = portsCalled(days);
  const atSea = days.filter((port) => port === null).length;
  const more = moreHref(pathname, search, route.slug);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    void navigate(more, { preventScrollReset: true });
  };
  const { symbol } = words.wholePrice(0, first.currency);
  return (
    <Card aria-labelledby={id}>
      <Sea>
        <div>
          <LateRouteSea route={route} ports={ports} />
        </div>
      </Sea>
      <Words>
        <header>
          <div>
            <Heading level={2} size="m" id={id}>
              {title}
            </Heading>
            <Muted>
              {[
                words.nights(nights),
                t('results.ports', { count: called }),
                ...(atSea > 0 ? [t('results.seaDays', { count: atSea })] : []),
              ].join(', ')}
            </Muted>
          </div>
          <Way to={cruiseHref(first.id, { party })} aria-label={t('results.seeOf', { title })}>
            {t('results.see')}
            <Icon name="chevron-right" size="s" />
          </Way>
        </header>
        <DaysLine days={days} portName={portName} />
        <div>
          <ul>
            {sailings.map((cruise) => (
              <li key={cruise.id}>
                <SailingRow cruise={cruise} party={party} sort={sort} />
              </li>
            ))}
          </ul>
          <Fine>
            <Muted size={13}>{t('results.fine', { symbol, party: words.party(party) })}</Muted>
            {route.sailings > sailings.length ? (
              <Way to={more} rel="nofollow" onClick={open}>
                {t('results.more', { count: route.sailings })}
              </Way>
            ) : null}
          </Fine>
        </div>
      </Words>
    </Card>
  );
});
