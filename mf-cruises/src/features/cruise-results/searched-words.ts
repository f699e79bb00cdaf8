import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useQuery } from '@alisio/platform/sdk/query';
import { useSearchParams } from '@alisio/platform/sdk/router';
import {
  CARIBBEAN,
  type CruiseQuery,
  type CruiseSearchAnswer,
  cruiseRegion,
} from '@alisio/shared-contracts/cruises';
import { cruiseChoicesQuery } from '../../api/cruise-choices.ts';
import { useCruiseWords } from '../../words/cruise-words.ts';
import { needsChoices } from './needs-choices.ts';

/** What is searched in words. @param answer whose names are known without asking for more */
export function useSearchedWords(query: CruiseQuery, answer: CruiseSearchAnswer | undefined) {
  const { t, language } = useTexts('cruises');
  const { dayAndMonthSpan } = useFormats();
  const words = useCruiseWords();
  const [search] = useSearchParams();
  const { data: choices } = useQuery({
    ...cruiseChoicesQuery(language),
    enabled: needsChoices(query, search, answer),
  });
  const { destination, line, ship, month, from, to, party } = query;
  const named = (lists: readonly (readonly { code: string; name: string }[] | undefined)[], code: string) =>
    lists.flatMap((all) => all ?? []).find((one) => one.code === code)?.name ?? '…';
  const region = destination === CARIBBEAN ? CARIBBEAN : cruiseRegion.safeParse(destination).data;
  const where = region
    ? t(`results.inRegion.${region}`)
    : destination === ''
      ? ''
      : words.shortPort(named([answer?.ports, choices?.ports], destination));
  const when =
    from !== '' ? dayAndMonthSpan(from, to) : month === '' ? t('results.anyMonth') : words.month(month);
  return {
    /** a port's name, or for a sea how one sails there: `por el Caribe sur`; empty for anywhere */
    where,
    isRegion: region !== undefined,
    what: [
      when,
      words.party(party),
      ...(line === '' ? [] : [named([answer?.meta.lines, choices?.lines], line)]),
      ...(ship === '' ? [] : [named([answer?.meta.ships, choices?.ships], ship)]),
    ].join(', '),
    choices,
  };
}
