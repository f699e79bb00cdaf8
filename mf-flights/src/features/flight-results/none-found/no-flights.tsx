import { useTexts } from '@alisio/platform/sdk/i18n';
import { lateWithTexts } from '@alisio/platform/sdk/late-texts';
import { Link, useSearchParams } from '@alisio/platform/sdk/router';
import { Button, buttonStyles } from '@alisio/shared-ui/button';
import { EmptyState } from '@alisio/shared-ui/feedback';
import styled from '@emotion/styled';
import { otherDayHref } from '../../../other-days/other-day-href.ts';
import { CallButton } from '../call-button.tsx';
import type { NearWaysProps } from './near-ways.tsx';

const LateNearWays = lateWithTexts<NearWaysProps>(
  'flights',
  () => import(/* webpackChunkName: "offer-trouble" */ './near-ways.tsx'),
  {
    es: () => import(/* webpackChunkName: "offer-trouble" */ './locales/es.json', { with: { type: 'json' } }),
    en: () => import(/* webpackChunkName: "offer-trouble" */ './locales/en.json', { with: { type: 'json' } }),
  },
);

/** Most who find nothing in a cabin would rather fly than not. */
const USUAL_CABIN = 'economy';

/** More seats than most flights have left in one fare: the day may not be what is wrong. */
const MANY_SEATS = 4;

const InOtherCabin = styled(Link)(buttonStyles({ size: 's' }));

export interface NoFlightsProps extends NearWaysProps {
  onEdit: () => void;
}

/** §8: no flights for these criteria, and ways on: a step aside, another search, a person. */
export function NoFlights({ onEdit, ...asked }: NoFlightsProps) {
  const { t } = useTexts('flights');
  const [words] = useSearchParams();
  const { query, cities } = asked;
  const usual = { query: { ...query, cabin: USUAL_CABIN } as const, cities, words };
  const isUsual = query.cabin === USUAL_CABIN;
  return (
    <>
      <EmptyState
        title={t('states.noneTitle')}
        text={t(query.adult + query.child > MANY_SEATS ? 'states.noneManyText' : 'states.noneText')}
        actions={
          <>
            {isUsual ? null : (
              <InOtherCabin to={otherDayHref(usual, query)}>
                {t('states.noneInCabin', { cabin: t(`cabins.${USUAL_CABIN}`) })}
              </InOtherCabin>
            )}
            <Button size="s" variant={isUsual ? 'primary' : 'quiet'} onClick={onEdit}>
              {t('states.changeSearch')}
            </Button>
            <CallButton />
          </>
        }
      />
      <LateNearWays {...asked} />
    </>
  );
}
