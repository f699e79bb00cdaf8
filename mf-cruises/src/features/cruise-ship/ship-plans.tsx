import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { CabinKind, CruiseDetail } from '@alisio/shared-contracts/cruises';
import { Card } from '@alisio/shared-ui/layout';
import { cellFor, DeckPlan, ShipSide } from '@alisio/shared-ui/ship';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { color, space } = tokens;

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} ${space[10]};
  padding: ${space[4]};

  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
    padding: ${space[8]};
  }
`;

const Drawing = styled.div`
  margin-top: ${space[3]};
  overflow-x: auto;

  & > [data-wide] {
    min-width: 560px;
  }

  ${media.lg} {
    & > [data-wide] {
      min-width: 0;
    }
  }
`;

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
    width: 14px;
    height: 14px;
    background: ${color.lineStrong};
  }

  & > [data-swatch='wanted']::before {
    background: ${color.action};
  }

  & > [data-swatch='mine']::before {
    background: none;
    border: 2px solid ${color.ink};
  }
`;

export interface ShipPlansProps {
  detail: CruiseDetail;
  /** whose cabins are shown */
  kind: CabinKind;
}

/** The ship from the side and one of its decks from above: where the wanted cabins are, and one of them. */
export default function ShipPlans({ detail: { cruise, ship }, kind }: ShipPlansProps) {
  const { t } = useTexts('cruises');
  const { list } = useFormats();
  const wanted = ship.plan.filter(({ kinds }) => kinds.includes(kind));
  const deck = wanted[Math.floor(wanted.length / 2)];
  if (!deck) return null;
  const cabins = t(`cruisePage.kinds.${kind}.many`);
  const where = t('cruisePage.ship.decks', {
    cabins,
    count: wanted.length,
    decks: list(wanted.map((one) => String(one.deck))),
  });
  const mine = cellFor(deck.deck, deck.kinds, kind, cruise.id);
  const example = mine ? t(`cruisePage.ship.example.${mine.side}`, { number: mine.number }) : '';
  const others = deck.kinds.filter((one) => one !== kind);
  const title = t('cruisePage.ship.above', { deck: deck.deck });
  return (
    <Box>
      <div>
        <Heading level={3} size="s">
          {t('cruisePage.ship.side')}
        </Heading>
        <Muted>{where}</Muted>
        <Drawing>
          <ShipSide plan={ship.plan} kind={kind} label={t('cruisePage.ship.sideLabel', { where })} />
        </Drawing>
      </div>
      <div>
        <Heading level={3} size="s">
          {title}
        </Heading>
        <Muted>{example}</Muted>
        <Drawing role="group" aria-label={title} tabIndex={0}>
          <div data-wide="">
            <DeckPlan
              deck={deck.deck}
              kinds={deck.kinds}
              kind={kind}
              mine={mine}
              label={`${title}. ${example}`}
            />
          </div>
        </Drawing>
        <Legend>
          <span data-swatch="wanted">{t(`cruisePage.kinds.${kind}.name`)}</span>
          {others.map((one) => (
            <span key={one}>{t(`cruisePage.kinds.${one}.name`)}</span>
          ))}
          <span data-swatch="mine">{t('cruisePage.ship.mine')}</span>
        </Legend>
      </div>
    </Box>
  );
}
