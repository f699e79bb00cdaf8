import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { type CruiseDetail, type CruiseParty, cruiseHref, peopleIn } from '@alisio/shared-contracts/cruises';
import { buttonStyles } from '@alisio/shared-ui/button';
import { Price } from '@alisio/shared-ui/price';
import { Muted } from '@alisio/shared-ui/text';
import styled from '@emotion/styled';
import type { SoldCabin } from '../../words/choice.ts';
import { ChoiceLink } from '../../words/choice-link.tsx';
import { Buy } from './cabin-styles.tsx';

const Choose = styled(ChoiceLink)(buttonStyles({ variant: 'quiet', size: 's' }));

interface CabinPriceProps {
  detail: CruiseDetail;
  cabin: SoldCabin;
  party: CruiseParty;
  isChosen: boolean;
}

/** The total of the party, one person's part of it, and what it is the sum of. */
export function CabinPrice({ detail: { cruise }, cabin, party, isChosen }: CabinPriceProps) {
  const { t } = useTexts('cruises');
  const { money, moneyParts } = usePrices();
  const inCurrency = (amount: number) => money(amount, cruise.currency);
  const name = t(`cruisePage.kinds.${cabin.kind}.name`);
  return (
    <Buy>
      <div>
        <Price parts={moneyParts(cabin.cabin, cruise.currency)} size="m" />
        <Muted size={13}>
          {t('cruisePage.cabins.total', { count: peopleIn(party), each: inCurrency(cabin.price) })}
        </Muted>
        <Muted size={13}>
          {t('cruisePage.cabins.sum', {
            fare: inCurrency(cabin.fare),
            taxes: inCurrency(cabin.portTaxes),
            charge: inCurrency(cabin.serviceCharge),
          })}
        </Muted>
      </div>
      {isChosen ? null : (
        <Choose
          to={cruiseHref(cruise.id, { party, cabin: cabin.kind })}
          aria-label={t('cruisePage.cabins.chooseThis', { cabin: name })}
        >
          {t('cruisePage.cabins.choose')}
        </Choose>
      )}
    </Buy>
  );
}
