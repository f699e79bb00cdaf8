import { useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightSearchForm, FlightSearchQuery } from '@alisio/shared-contracts/flights';
import { AskForm } from './ask-form.tsx';

export interface AskAgainProps {
  query: FlightSearchQuery;
  asked: FlightSearchForm;
  /** the day of departure is over where the flight would leave */
  isOver: boolean;
}

/** A results address that cannot be answered: says what it lacks, and asks with what it has. */
export function AskAgain({ query, asked, isOver }: AskAgainProps) {
  const { t } = useTexts('flights');
  const samePlace = query.from !== '' && query.from === query.to;
  return (
    <AskForm
      title={t(isOver ? 'states.overTitle' : 'states.askTitle')}
      text={isOver ? t('states.overText') : t(samePlace ? 'states.sameText' : 'states.askText')}
      asked={asked}
      refusedOf={({ departureDate }) =>
        isOver && departureDate === asked.departureDate ? { dates: 'search.errors.over' } : {}
      }
    />
  );
}
