import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { Link } from '@alisio/platform/sdk/router';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { type CruiseCabin, type CruiseParty, cruiseHref, NOT_SOLD } from '@alisio/shared-contracts/cruises';
import { buttonStyles } from '@alisio/shared-ui/button';
import { Muted } from '@alisio/shared-ui/text';
import styled from '@emotion/styled';
import type { SoldCabin } from '../../words/choice.ts';
import { Buy } from './cabin-styles.tsx';

const Look = styled(Link)(buttonStyles({ variant: 'quiet', size: 's' }));

interface NotSoldProps {
  cabin: Exclude<CruiseCabin, SoldCabin>;
  party: CruiseParty;
}

/** Why a kind of cabin has no price, and the next sailing of the route that has one. */
export function NotSold({ cabin: { kind, why, next }, party }: NotSoldProps) {
  const { t } = useTexts('cruises');
  const { dayAndMonth } = useFormats();
  const { fromMoney } = usePrices();
  const state = next?.cabins[kind];
  const day = next && dayAndMonth(next.departureDate);
  return (
    <Buy>
      <div>
        <p>
          <b>{t(`cruisePage.notSold.${why}`)}</b>
        </p>
        {next && state && state.price !== NOT_SOLD ? (
          <Muted>
            {t('cruisePage.notSold.next', { day: day ?? '', amount: fromMoney(state.price, next.currency) })}
          </Muted>
        ) : null}
      </div>
      {next ? (
        <Look to={cruiseHref(next.id, { party, cabin: kind })}>
          {t('cruisePage.notSold.see', { day: day ?? '' })}
        </Look>
      ) : null}
    </Buy>
  );
}
