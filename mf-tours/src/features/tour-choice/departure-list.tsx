import { useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { peopleOf, type TourDeparture } from '@alisio/shared-contracts/tours';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useTourWords } from '../../words/tour-words.ts';
import { withChoice } from './choice-address.ts';
import { ChoiceForm } from './choice-form.tsx';
import type { Chosen } from './chosen.ts';
import { DepartureRow } from './departure-row.tsx';

const { color, space, text } = tokens;

const Months = styled.ul`
  display: flex;
  gap: ${space[2]};
  margin-bottom: ${space[4]};
  margin-inline: calc(-1 * ${tokens.gutter});
  padding: 2px ${tokens.gutter};
  overflow-x: auto;
  scrollbar-width: thin;

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target};
    padding-inline: ${space[3]};
    border: 1px solid ${color.control};
    border-radius: ${tokens.radius.pill};
    color: ${color.ink};
    font-size: ${text[14]};
    text-decoration: none;
    white-space: nowrap;
  }

  & a:hover {
    background: ${color.sunken};
  }

  & a[aria-current] {
    border-color: ${color.action};
    background: ${color.actionSoft};
    color: ${color.actionText};
    font-weight: 600;
  }
`;

const Rows = styled.fieldset`
  display: grid;
  gap: ${space[2]};
`;

const monthOf = ({ startDate }: TourDeparture) => startDate.slice(0, 7);

export interface DepartureListProps {
  departures: readonly TourDeparture[];
  chosen: Chosen;
  /** query of the page */
  search: URLSearchParams;
  onChoose: (date: string) => void;
}

/** The departures of the chosen one's month, full ones among them, and the ways to other months: each is an address. */
export function DepartureList({ departures, chosen, search, onChoose }: DepartureListProps) {
  const { t } = useTexts('tours');
  const words = useTourWords();
  const people = peopleOf(chosen.party);
  const month = monthOf(chosen.departure);
  const months = [...new Set(departures.map(monthOf))];
  /** the first with places for all, else the first with any, else the first */
  const firstOf = (of: string) => {
    const there = departures.filter((one) => monthOf(one) === of);
    return there.find(({ left }) => left >= people) ?? there.find(({ left }) => left > 0) ?? there[0];
  };
  return (
    <>
      {months.length > 1 ? (
        <nav aria-label={t('tourPage.departures.months')}>
          <Months>
            {months.map((of) => (
              <li key={of}>
                <Link
                  to={`?${withChoice(search, { date: firstOf(of)?.startDate ?? of })}`}
                  replace
                  aria-current={of === month ? 'true' : undefined}
                >
                  {words.month(of)}
                </Link>
              </li>
            ))}
          </Months>
        </nav>
      ) : null}
      <ChoiceForm says={['date']} submit={t('tourPage.plain.departure')} at="salidas">
        <Rows>
          <VisuallyHidden as="legend">{t('tourPage.departures.title')}</VisuallyHidden>
          {departures
            .filter((departure) => monthOf(departure) === month)
            .map((departure) => (
              <DepartureRow
                key={departure.startDate}
                departure={departure}
                people={people}
                isChosen={departure.startDate === chosen.departure.startDate}
                onChoose={() => onChoose(departure.startDate)}
              />
            ))}
        </Rows>
      </ChoiceForm>
    </>
  );
}
