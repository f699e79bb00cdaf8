import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { type CruiseDetail, NOT_SOLD } from '@alisio/shared-contracts/cruises';
import { Button } from '@alisio/shared-ui/button';
import { ShipPicture } from '@alisio/shared-ui/ship';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { portsCalled } from '../../words/ports-called.ts';
import { shoreOf } from './shore-of.ts';

const { color, space, text } = tokens;

const Top = styled.div`
  display: grid;
  gap: ${space[6]};

  & > div:last-of-type {
    border-radius: ${tokens.radius.card};
  }

  ${media.belowSm} {
    & > div:last-of-type {
      order: -1;
    }
  }

  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space[10]};
    align-items: start;
  }
`;

const Lead = styled(Muted)`
  max-width: 56ch;
  margin-top: ${space[3]};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[4]} ${space[6]};
  margin-block: ${space[5]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color.line};

  & dt {
    font-size: ${text[14]};
    color: ${color.ink2};
  }

  & dd {
    margin: 0;
    font-weight: 600;
  }

  & dd > b {
    font-size: ${text[26]};
    line-height: 32px;
  }

  & dd > span {
    font-size: ${text[14]};
    font-weight: 400;
    color: ${color.ink2};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/** What a cruise is in a glance: which ship, from when to when, how long, how many ports, and from which price. */
export function CruiseHead({ detail, code }: { detail: CruiseDetail; code: string | undefined }) {
  const { t } = useTexts('cruises');
  const { day, clock } = useFormats();
  const { fromMoney } = usePrices();
  const { cruise, days, boards } = detail;
  const ports = portsCalled(days.map(({ port }) => port));
  const atSea = days.filter(({ port }) => port === null).length;
  const ship = cruise.ship.name;
  return (
    <Top>
      <div>
        <Heading level={1} size="xl">
          {cruise.title}
        </Heading>
        <Lead size={16}>
          {t('cruisePage.lead', {
            ship,
            line: cruise.cruiseLine.name,
            from: day(cruise.departureDate, 'long'),
            to: day(cruise.returnDate, 'full'),
          })}
        </Lead>
        <Facts>
          <div>
            <dt>{t('cruisePage.facts.nights')}</dt>
            <dd>{cruise.nights}</dd>
          </div>
          <div>
            <dt>{t('cruisePage.facts.ports')}</dt>
            <dd>{atSea === 0 ? ports : t('cruisePage.facts.portsAndSea', { ports, count: atSea })}</dd>
          </div>
          <div>
            <dt>{t('cruisePage.facts.boards')}</dt>
            <dd>{t('cruisePage.facts.between', { from: clock(boards.from), until: clock(boards.until) })}</dd>
          </div>
          {cruise.pricePerPerson === NOT_SOLD ? null : (
            <div>
              <dt>{t('cruisePage.facts.from')}</dt>
              <dd>
                <b>{fromMoney(cruise.pricePerPerson, cruise.currency)}</b>{' '}
                <span>{t('cruisePage.facts.each')}</span>
              </dd>
            </div>
          )}
        </Facts>
        <Ways>
          <Button variant="call" href="#hablar">
            {code ? t('cruisePage.facts.callWith', { code }) : t('cruisePage.facts.talk')}
          </Button>
          <Button href="#cabinas" variant="quiet">
            {t('cruisePage.facts.cabins')}
          </Button>
        </Ways>
      </div>
      <ShipPicture
        view={shoreOf(cruise.region)}
        hour="dusk"
        label={t('cruisePage.picture', { ship })}
        eager
      />
    </Top>
  );
}
