import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import {
  CABIN_KINDS,
  type CabinKind,
  type CruiseParty,
  cruiseHref,
  type ListedCruise,
  NOT_SOLD,
  peopleIn,
} from '@alisio/shared-contracts/cruises';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useCruiseWords } from '../../words/cruise-words.ts';

const { color, text } = tokens;

/** A number of more signs has no room in a fourth of the row. */
const MOST_SIGNS = 7;

/** Its lines are what shows between the cells. */
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${color.line};
  background: ${color.line};
  border-radius: ${tokens.radius.control};

  &[data-long] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Cell = styled.li`
  display: grid;
  color: ${color.ink2};
  font-size: ${text[13]};
  line-height: 16px;
  text-align: center;
  background: ${color.surface};

  & > * {
    display: grid;
    align-content: center;
    justify-items: center;
    min-width: 0;
    min-height: 64px;
    padding: ${tokens.space[2]} 2px;
    color: inherit;
    text-decoration: none;
  }

  & > a:hover {
    background: ${color.sunken};
  }

  & > a:focus-visible {
    outline-offset: -3px;
  }

  & b {
    font-size: ${text[16]};
    font-weight: 650;
    font-stretch: ${tokens.width.snug};
    line-height: 22px;
    color: ${color.ink};
    font-variant-numeric: tabular-nums;
  }

  & small {
    font-size: ${text[13]};
    font-stretch: ${tokens.width.narrow};
  }

  /* What the list is ordered by. */
  &[data-key] > a {
    background: ${color.actionSoft};
    color: ${color.actionText};
  }

  &[data-key] b {
    color: ${color.actionText};
  }

  &[data-none] {
    background: ${color.paper};
  }

  &[data-none] b {
    font-size: ${text[14]};
    font-weight: 500;
    line-height: 18px;
    color: ${color.ink2};
  }
`;

export interface CabinGridProps {
  cruise: ListedCruise;
  party: CruiseParty;
  /** the kind by which the list is ordered; nothing for none */
  orderedBy: CabinKind | undefined;
}

/** What each kind of cabin costs, or why it costs nothing: each leads to it on the cruise's page. */
export function CabinGrid({ cruise, party, orderedBy }: CabinGridProps) {
  const { t } = useTexts('cruises');
  const words = useCruiseWords();
  const { id, cabins, currency } = cruise;
  const isLong = CABIN_KINDS.some((kind) => {
    const { price } = cabins[kind];
    return price !== NOT_SOLD && words.wholePrice(price, currency).number.length > MOST_SIGNS;
  });
  return (
    <Grid data-long={isLong || undefined}>
      {CABIN_KINDS.map((kind) => {
        const state = cabins[kind];
        const name = <span>{words.cabin(kind)}</span>;
        if (state.price === NOT_SOLD)
          return (
            <Cell key={kind} data-none="">
              <div>
                {name}
                <b>{words.notSold(state.why)}</b>
              </div>
            </Cell>
          );
        const each = words.wholePrice(state.price, currency);
        const cabin = words.wholePrice(state.cabin, currency);
        return (
          <Cell key={kind} data-key={kind === orderedBy ? '' : undefined}>
            <Link to={cruiseHref(id, { party, cabin: kind })}>
              {name}
              <b>
                <VisuallyHidden as="span">{each.symbol} </VisuallyHidden>
                {each.number}
              </b>
              {peopleIn(party) > 1 ? (
                <small>
                  <VisuallyHidden as="span">{t('cruise.perPerson')}, </VisuallyHidden>
                  {t('results.cabinTotal', { number: cabin.number })}
                </small>
              ) : null}
            </Link>
          </Cell>
        );
      })}
    </Grid>
  );
}
