import { useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightSearchQuery } from '@alisio/shared-contracts/flights';
import { Button } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { Wrap } from '@alisio/shared-ui/layout';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useTripDates } from './use-trip-dates.ts';

const { color, space, text } = tokens;

const Bar = styled('section', { shouldForwardProp: (name) => name !== 'editing' })<{ editing: boolean }>`
  /* The open form is taller than a phone: it scrolls with the page. */
  position: ${({ editing }) => (editing ? 'relative' : 'sticky')};
  top: 0;
  z-index: ${tokens.layer.sticky};
  background: ${color.surface};
  border-bottom: 1px solid ${color.line};
`;

const Line = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${space[16]};

  & > div:first-of-type {
    min-width: 0;
    margin-right: auto;
    padding-block: ${space[2]};
  }

  ${media.lg} {
    gap: ${space[4]};
    min-height: 72px;
  }
`;

const Route = styled.p`
  font-size: ${text[18]};
  font-weight: 650;
  line-height: 1.25;
  letter-spacing: -0.01em;

  & > span {
    font-weight: 500;
    color: ${color.ink2};
  }
`;

const What = styled.p`
  font-size: ${text[14]};
  color: ${color.ink2};
`;

const Long = styled.span`
  display: none;

  ${media.md} {
    display: inline;
  }
`;

/** Opens the form in its place; without script a link leads to it. */
const Change = styled(Button)`
  ${media.withoutScript} {
    display: none;
  }
`;

const Edit = styled(Wrap)`
  padding-block: ${space[4]} ${space[6]};
`;

export interface SummaryBarProps {
  query: FlightSearchQuery;
  /** names of the two cities; the codes serve until they are known */
  cities: { from: string; to: string };
  editing: boolean;
  onEdit: () => void;
  /** page of the form with this search */
  changeHref: string;
  /** how long the prices hold */
  clock: ReactNode;
  /** the form, while editing */
  children: ReactNode;
}

/** A city with its code; the code alone while nobody knows its city. */
function Place({ city, code }: { city: string; code: string }) {
  if (city === code) return code;
  return (
    <>
      {city} <span>{code}</span>
    </>
  );
}

/** What was searched, always in sight, and the way to change it in place. */
export function SummaryBar({ query, cities, editing, onEdit, changeHref, clock, children }: SummaryBarProps) {
  const { t } = useTexts('flights');
  const dates = useTripDates(query);
  const travelers = t('summary.travelers', { count: query.adult + query.child + query.infant });
  return (
    <Bar aria-label={t('summary.label')} editing={editing}>
      <Line>
        <div>
          {/* Names that arrive take the place of the codes: a new line, not the old one on the move. */}
          <Route key={`${cities.from} ${cities.to}`}>
            <Place city={cities.from} code={query.from} /> {t('summary.to')}{' '}
            <Place city={cities.to} code={query.to} />
          </Route>
          <What>
            {dates}, {travelers}, {t(`cabins.${query.cabin}`)}
          </What>
        </div>
        {clock}
        <noscript>
          <a href={changeHref}>{t('summary.changeSearch')}</a>
        </noscript>
        <Change
          variant="quiet"
          size="s"
          aria-label={editing ? t('summary.close') : t('summary.changeSearch')}
          aria-expanded={editing}
          onClick={onEdit}
        >
          <Icon name={editing ? 'close' : 'search'} size="s" />
          <Long>{editing ? t('summary.close') : t('summary.change')}</Long>
        </Change>
      </Line>
      {editing ? <Edit>{children}</Edit> : null}
    </Bar>
  );
}
