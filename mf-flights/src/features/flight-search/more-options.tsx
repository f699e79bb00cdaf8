import { useTexts } from '@alisio/platform/sdk/i18n';
import { FARE_FLAGS, type FareFlags, type FlightSearchForm } from '@alisio/shared-contracts/flights';
import { LinkButton } from '@alisio/shared-ui/button';
import { Checkbox } from '@alisio/shared-ui/field';
import { Icon } from '@alisio/shared-ui/icons';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { memo, useId, useState } from 'react';

const { space } = tokens;

const Links = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[6]};

  & [aria-expanded='true'] svg {
    transform: rotate(180deg);
  }

  ${media.withoutScript} {
    display: none;
  }
`;

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

export interface MoreOptionsProps extends FareFlags {
  onChange: (change: Partial<FlightSearchForm>) => void;
  onReset: () => void;
}

/** What few ask for: kinds of fare (§3), open where one is asked for; and the way back to an empty form (§4). */
export const MoreOptions = memo(function MoreOptions({ onChange, onReset, ...flags }: MoreOptionsProps) {
  const { t } = useTexts('flights');
  const id = useId();
  const asked = FARE_FLAGS.some((flag) => flags[flag]);
  const [opened, setOpened] = useState<boolean>();
  const open = opened ?? asked;
  return (
    <>
      <Links>
        <LinkButton
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpened(!open)}
        >
          {t('search.more')} <Icon name="chevron-down" size="s" />
        </LinkButton>
        <LinkButton onClick={onReset}>{t('search.reset')}</LinkButton>
      </Links>
      {open ? (
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
      ) : null}
    </>
  );
});
