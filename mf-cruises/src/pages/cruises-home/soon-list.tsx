import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { usePrices } from '@alisio/platform/sdk/visitor';
import {
  type CruiseChoices,
  cruiseHref,
  DEFAULT_CRUISE_PARTY,
  NOT_SOLD,
  sortCruises,
} from '@alisio/shared-contracts/cruises';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useCruiseWords } from '../../words/cruise-words.ts';

const { color, space } = tokens;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};

  ${media.md} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[4]};
  }

  ${media.lg} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Card = styled.li`
  position: relative;
  display: grid;
  gap: ${space[1]};
  align-content: space-between;
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};

  &:hover {
    border-color: ${color.control};
  }

  & a {
    color: inherit;
    text-decoration: none;
  }

  & a:hover {
    text-decoration: underline;
  }

  /* The whole card leads where its title leads. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & b {
    font-weight: 650;
    color: ${color.ink};
    white-space: nowrap;
  }
`;

/** What leaves soonest of each sea: route, ship, days and the least price of a person. */
export function SoonList({ choices: { soon, ports } }: { choices: CruiseChoices }) {
  const { t } = useTexts('cruises');
  const { fromMoney } = usePrices();
  const words = useCruiseWords();
  return (
    <List>
      {sortCruises(soon, 'date').map((cruise) => {
        const port = words.shortPort(
          ports.find(({ code }) => code === cruise.departurePort)?.name ?? cruise.departurePort,
        );
        return (
          <Card key={cruise.id}>
            <div>
              <Heading level={3} size="s">
                <Link to={cruiseHref(cruise.id, { party: DEFAULT_CRUISE_PARTY })}>{cruise.title}</Link>
              </Heading>
              <Muted>{t('home.soonRow', { nights: words.nights(cruise.nights), port })}</Muted>
              <Muted>
                {cruise.ship.name}, {cruise.vendor}
              </Muted>
            </div>
            <Muted>
              {words.span(cruise.departureDate, cruise.returnDate)}
              {cruise.pricePerPerson === NOT_SOLD ? null : (
                <>
                  , {t('cruise.from')} <b>{fromMoney(cruise.pricePerPerson, cruise.currency)}</b>{' '}
                  {t('cruise.perPerson')}
                </>
              )}
            </Muted>
          </Card>
        );
      })}
    </List>
  );
}
