import { useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightSearchForm, FlightSearchQuery } from '@alisio/shared-contracts/flights';
import { ENDS, type End, type SearchErrors } from '../features/flight-search/index.ts';
import { AskForm } from './ask-form.tsx';

export interface AskAgainProps {
  query: FlightSearchQuery;
  asked: FlightSearchForm;
  /** what the search was refused for, by where it stands in what was asked */
  refused: readonly { path: string; code: string }[];
}

const PATHS: Record<End, string> = { origin: 'legInfo.1.from', destination: 'legInfo.1.to' };

/** A results address that cannot be answered: says what it lacks, and asks with what it has. */
export function AskAgain({ query, asked, refused }: AskAgainProps) {
  const { t } = useTexts('flights');
  // The day of departure is over where the flight would leave; nobody knows a place.
  const isOver = refused.some(({ code }) => code === 'departure-past');
  const unknown = ENDS.filter((end) => refused.some(({ path }) => path === PATHS[end]));
  const samePlace = query.from !== '' && query.from === query.to;
  const text = unknown.length > 0 ? 'states.unknownText' : samePlace ? 'states.sameText' : 'states.askText';
  const refusedOf = (form: FlightSearchForm): SearchErrors => ({
    ...Object.fromEntries(
      unknown.flatMap((end) => (form[end] ? [] : [[end, `search.errors.${end}`] as const])),
    ),
    ...(isOver && form.departureDate === asked.departureDate ? { dates: 'search.errors.over' } : {}),
  });
  const codes = { origin: query.from, destination: query.to };
  return (
    <AskForm
      title={t(isOver ? 'states.overTitle' : 'states.askTitle')}
      text={t(isOver ? 'states.overText' : text)}
      asked={asked}
      refusedOf={refusedOf}
      typed={Object.fromEntries(unknown.map((end) => [end, codes[end]]))}
    />
  );
}
