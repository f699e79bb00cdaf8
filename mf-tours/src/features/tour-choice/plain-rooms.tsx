import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePrices } from '@alisio/platform/sdk/visitor';
import { PlainField } from '@alisio/shared-ui/slot';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useTourWords } from '../../words/tour-words.ts';
import type { Chosen } from './chosen.ts';

/** Below each other: a room's name and price are a line. */
const Fields = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;

/** A larger party's rooms one by one, in the browser's own fields: where no script runs. As many as there are adults to sleep in them. */
export function PlainRooms({ chosen: { departure, party, kinds } }: { chosen: Chosen }) {
  const { t } = useTexts('tours');
  const { money } = usePrices();
  const words = useTourWords();
  return (
    <noscript>
      <Fields>
        {Array.from({ length: party.adults }, (_, at) => at + 1).map((number) => (
          <PlainField key={number} label={t('tourPage.plain.room', { number })}>
            <select name="rooms" defaultValue={kinds[number - 1] ?? ''}>
              {number > 1 ? <option value="">{t('tourPage.plain.none')}</option> : null}
              {departure.rooms.map(({ kind, each }) => (
                <option key={kind} value={kind}>
                  {`${words.room(kind)}, ${t('tourPage.rooms.each', { amount: money(each, departure.currency) })}`}
                </option>
              ))}
            </select>
          </PlainField>
        ))}
      </Fields>
    </noscript>
  );
}
