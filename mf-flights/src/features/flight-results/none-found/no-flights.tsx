import { useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { EmptyState } from '@alisio/shared-ui/feedback';
import { lateWithTexts } from '../../../late/late-with-texts.tsx';
import { CallButton } from '../call-button.tsx';
import type { NearWaysProps } from './near-ways.tsx';

const LateNearWays = lateWithTexts<NearWaysProps>(
  () => import(/* webpackChunkName: "offer-trouble" */ './near-ways.tsx'),
  {
    es: () => import(/* webpackChunkName: "offer-trouble" */ './locales/es.json', { with: { type: 'json' } }),
    en: () => import(/* webpackChunkName: "offer-trouble" */ './locales/en.json', { with: { type: 'json' } }),
  },
);

export interface NoFlightsProps extends NearWaysProps {
  onEdit: () => void;
}

/** §8: no flights for these criteria, and ways on: a step aside, another search, a person. */
export function NoFlights({ onEdit, ...asked }: NoFlightsProps) {
  const { t } = useTexts('flights');
  return (
    <>
      <EmptyState
        title={t('states.noneTitle')}
        text={t('states.noneText')}
        actions={
          <>
            <Button size="s" onClick={onEdit}>
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
