import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { Pagination, SortTabs } from '@alisio/shared-ui/navigation';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { List } from './card-styles.tsx';
import { FlightCard } from './flight-card.tsx';
import { type FlightChoice, pageOf, SORTS, sortChoices, totalOf } from './flight-choices.ts';
import type { ResultsAddress } from './use-results-address.ts';

const Count = styled(Muted)`
  margin-block: ${tokens.space[4]};
`;

export interface ChoiceListProps {
  choices: readonly FlightChoice[];
  way: 'outbound' | 'return';
  last: boolean;
  address: Pick<ResultsAddress, 'sort' | 'page' | 'sortBy' | 'hrefOfPage' | 'goToPage'>;
  travelers: number;
  busyId: string | undefined;
  onChoose: (choice: FlightChoice, offer: FlightOffer) => void;
}

/** The ways to fly, sorted, ten a page (§9); the best of each sort stands on its tab with its price. */
export function ChoiceList(props: ChoiceListProps) {
  const { choices, way, last, address, busyId } = props;
  const { sort } = address;
  const { t } = useTexts('flights');
  const { moneyParts, duration } = useFormats();
  const firstBy = Object.fromEntries(SORTS.map((by) => [by, sortChoices(choices, by)[0]]));
  const { choices: shown, page, pages } = pageOf(sortChoices(choices, sort), address.page);
  const tabs = SORTS.flatMap((by) => {
    const first = firstBy[by];
    if (!first) return [];
    const { symbol, number } = moneyParts(totalOf(first.offers[0]), first.offers[0].price.currency);
    return {
      id: by,
      title: t(`sorts.${by}`),
      price: (
        <>
          <i>{symbol}</i> {number}
        </>
      ),
      detail: duration(first.itinerary.durationInMinutes, 'short'),
    };
  });
  const cheapest = firstBy.cheapest ? totalOf(firstBy.cheapest.offers[0]) : 0;
  const rankOf = (choice: FlightChoice) => SORTS.find((by) => firstBy[by]?.key === choice.key);
  return (
    <>
      <SortTabs label={t('sorts.label')} options={tabs} value={sort} onChange={address.sortBy} />
      <Count role="status">
        {t('list.count', { count: choices.length })}
        {pages > 1 ? t('list.page', { page, pages }) : ''}
      </Count>
      <List>
        {shown.map((choice) => (
          <li key={choice.key}>
            <FlightCard
              choice={choice}
              way={way}
              last={last}
              rank={rankOf(choice)}
              cheapest={cheapest}
              travelers={props.travelers}
              busy={choice.offers.some(({ id }) => id === busyId)}
              onChoose={(offer) => props.onChoose(choice, offer)}
            />
          </li>
        ))}
      </List>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={address.hrefOfPage}
        onPage={address.goToPage}
        labels={{
          nav: t('list.pages'),
          previous: t('list.previous'),
          next: t('list.next'),
          page: (number) => t('list.goTo', { page: number }),
        }}
      />
    </>
  );
}
