import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import {
  type CruiseCabin,
  type CruiseDetail,
  type CruiseParty,
  peopleIn,
} from '@alisio/shared-contracts/cruises';
import { CabinPicture } from '@alisio/shared-ui/ship';
import { Heading, Muted, Tag } from '@alisio/shared-ui/text';
import styled from '@emotion/styled';
import { isSold, type SoldCabin } from '../../words/choice.ts';
import { CabinPrice } from './cabin-price.tsx';
import { Cabins, Inside, TitleRow } from './cabin-styles.tsx';
import { NotSold } from './not-sold.tsx';

const Facts = styled(Muted)`
  text-wrap: balance;
`;

export interface CabinListProps {
  detail: CruiseDetail;
  party: CruiseParty;
  chosen: SoldCabin | undefined;
}

/** What a cabin is: its size, and on which decks it lies. */
function useCabinFacts() {
  const { t } = useTexts('cruises');
  const { list } = useFormats();
  return ({ kind, area, balconyArea, decks, sleeps }: CruiseCabin) =>
    [
      t(`cruisePage.kinds.${kind}.window`, { area, balcony: balconyArea ?? 0 }),
      decks.length === 0
        ? ''
        : t('cruisePage.cabins.decks', { count: decks.length, decks: list(decks.map(String)) }),
      sleeps === 0 ? '' : t('cruisePage.cabins.sleeps', { count: sleeps }),
    ]
      .filter(Boolean)
      .join(', ');
}

/** Every kind of cabin with what it costs the party, all in; of one that is not sold why, and when it is. */
export function CabinList({ detail, party, chosen }: CabinListProps) {
  const { t } = useTexts('cruises');
  const factsOf = useCabinFacts();
  return (
    <Cabins>
      {detail.cabins.map((cabin) => {
        const isChosen = cabin.kind === chosen?.kind;
        return (
          <li
            key={cabin.kind}
            data-chosen={isChosen ? '' : undefined}
            data-none={isSold(cabin) ? undefined : ''}
          >
            <CabinPicture kind={cabin.kind} fill />
            <Inside>
              <TitleRow>
                <Heading level={3} size="s">
                  {t(`cruisePage.kinds.${cabin.kind}.name`)}
                </Heading>
                {isChosen ? <Tag tone="action">{t('cruisePage.cabins.chosen')}</Tag> : null}
              </TitleRow>
              {cabin.area > 0 ? <Facts>{factsOf(cabin)}</Facts> : null}
              {isSold(cabin) ? (
                <CabinPrice detail={detail} cabin={cabin} party={party} isChosen={isChosen} />
              ) : (
                <NotSold cabin={cabin} party={party} />
              )}
            </Inside>
          </li>
        );
      })}
    </Cabins>
  );
}

/** What all prices have in them, said once. */
export function useAllIn() {
  const { t } = useTexts('cruises');
  const { money } = usePrices();
  return ({ cruise, portTaxesEach, serviceChargeANight }: CruiseDetail, party: CruiseParty): string =>
    t('cruisePage.cabins.allIn', {
      count: peopleIn(party),
      nights: cruise.nights,
      taxes: money(portTaxesEach, cruise.currency),
      charge: money(serviceChargeANight, cruise.currency),
    });
}
