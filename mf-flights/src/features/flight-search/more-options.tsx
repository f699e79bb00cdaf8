import { useTexts } from '@alisio/platform/sdk/i18n';
import { FARE_FLAGS, type FareFlags, type FlightSearchForm } from '@alisio/shared-contracts/flights';
import { LinkButton } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { memo, useId, useState } from 'react';
import { usePanel } from './use-panel.ts';

const loadChoices = async () =>
  (await import(/* webpackChunkName: "travelers" */ './fare-choices.tsx')).default;

const Links = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.space[6]};

  & [aria-expanded='true'] svg {
    transform: rotate(180deg);
  }

  ${media.withoutScript} {
    display: none;
  }
`;

export interface MoreOptionsProps extends FareFlags {
  onChange: (change: Partial<FlightSearchForm>) => void;
  onReset: () => void;
}

/** What few ask for: kinds of fare (§3), and the way back to an empty form (§4). */
export const MoreOptions = memo(function MoreOptions({ onChange, onReset, ...flags }: MoreOptionsProps) {
  const { t } = useTexts('flights');
  const id = useId();
  const [open, setOpen] = useState(false);
  const { part: FareChoices, coming, want, warm } = usePanel(loadChoices);
  const count = FARE_FLAGS.filter((flag) => flags[flag]).length;
  const turn = async () => {
    if (open) setOpen(false);
    else if (await want()) setOpen(true);
  };
  return (
    <>
      <Links>
        <LinkButton
          aria-expanded={open || coming}
          aria-controls={open ? id : undefined}
          onPointerEnter={warm}
          onFocus={warm}
          onClick={turn}
        >
          {count > 0 ? t('search.moreAsked', { count }) : t('search.more')}{' '}
          <Icon name="chevron-down" size="s" />
        </LinkButton>
        <LinkButton onClick={onReset}>{t('search.reset')}</LinkButton>
      </Links>
      {open && FareChoices ? <FareChoices id={id} flags={flags} onChange={onChange} /> : null}
    </>
  );
});
