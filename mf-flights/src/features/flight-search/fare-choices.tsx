import { useTexts } from '@alisio/platform/sdk/i18n';
import { FARE_FLAGS, type FareFlags, type FlightSearchForm } from '@alisio/shared-contracts/flights';
import { Checkbox } from '@alisio/shared-ui/field';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';

const { space } = tokens;

/** A row of its own under what opens it. */
const Choices = styled.fieldset`
  display: grid;
  gap: ${space[2]} ${space[6]};
  flex-basis: 100%;
  min-width: 0;

  & > legend {
    margin-bottom: ${space[1]};
    font-weight: 600;
  }

  ${media.lg} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

export interface FareChoicesProps {
  id: string;
  flags: FareFlags;
  onChange: (change: Partial<FlightSearchForm>) => void;
}

/** Kinds of fare that a search is held to (§3). */
export default function FareChoices({ id, flags, onChange }: FareChoicesProps) {
  const { t } = useTexts('flights');
  return (
    <Choices id={id}>
      <legend>{t('fares.only')}</legend>
      {FARE_FLAGS.map((flag) => (
        <Checkbox
          key={flag}
          label={t(`fares.${flag}`)}
          hint={t(`fares.${flag}Hint`)}
          checked={flags[flag] ?? false}
          onChange={({ target }) => onChange({ [flag]: target.checked })}
        />
      ))}
    </Choices>
  );
}
