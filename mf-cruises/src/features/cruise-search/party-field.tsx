import { useTexts } from '@alisio/platform/sdk/i18n';
import { SlotError, WithScript } from '@alisio/shared-ui/finder';
import { GuestsField } from '@alisio/shared-ui/guests-panel';
import { useId } from 'react';
import { useCruiseWords } from '../../words/cruise-words.ts';
import { isWhole } from './picked-party.ts';
import { type PartyPicker, usePartyPicker } from './use-party-picker.ts';

/** Who sails, in one slot; where no script runs other fields stand in its place. */
export function PartyField(picker: PartyPicker) {
  const { t } = useTexts('cruises');
  const { party } = useCruiseWords();
  const id = useId();
  const { adults, ages, asksAges } = picker;
  const isMissing = asksAges && !isWhole(picker);
  return (
    <WithScript>
      <GuestsField
        {...usePartyPicker(picker)}
        label={t('search.party.who')}
        summary={party({ adults, childAges: ages.map((age) => age ?? 0) })}
        doneLabel={t('search.party.done')}
        invalid={isMissing}
        {...(isMissing ? { describedBy: id } : {})}
      />
      {isMissing ? (
        <SlotError id={id} role="alert">
          {t('search.party.ageMissing')}
        </SlotError>
      ) : null}
    </WithScript>
  );
}
