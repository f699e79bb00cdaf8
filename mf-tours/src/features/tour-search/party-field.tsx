import { useTexts } from '@alisio/platform/sdk/i18n';
import { GuestsField } from '@alisio/shared-ui/guests-panel';
import { media } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useTourWords } from '../../words/tour-words.ts';
import { useTourPartyPicker } from '../../words/use-party-picker.ts';
import type { PickedParty } from './picked-party.ts';

/** Its panel is a script's: where none runs other fields stand in its place. */
const Scripted = styled.div`
  ${media.withoutScript} {
    display: none;
  }
`;

export interface PartyFieldProps {
  party: PickedParty;
  onChange: (party: PickedParty) => void;
  asksAges: boolean;
}

/** Who travels, in one slot. */
export function PartyField({ party, onChange, asksAges }: PartyFieldProps) {
  const { t } = useTexts('tours');
  const words = useTourWords();
  const isMissing = asksAges && party.ages.includes(null);
  return (
    <Scripted>
      <GuestsField
        {...useTourPartyPicker({ ...party, onChange, asksAges })}
        label={t('tour.party.who')}
        summary={words.party({ adults: party.adults, childAges: party.ages.map((age) => age ?? 0) })}
        doneLabel={t('tour.party.done')}
        invalid={isMissing}
        {...(isMissing ? { describedBy: 'tour-ages' } : {})}
      />
      {isMissing ? (
        <p id="tour-ages" role="alert">
          {t('tour.party.ageMissing')}
        </p>
      ) : null}
    </Scripted>
  );
}
