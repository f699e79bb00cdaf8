import { useTexts } from '@alisio/platform/sdk/i18n';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { LinkButton } from '@alisio/shared-ui/button';
import { useLatePart } from '@alisio/shared-ui/late-part';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useState } from 'react';
import { useFareWords } from '../../trip/use-fare-words.ts';
import type { PaperName } from './papers-dialog.tsx';

// Dialogs weigh as much as the rest of the page, and few people read what they agree to.
const loadDialog = () =>
  import(/* webpackChunkName: "papers" */ './papers-dialog.tsx').then((module) => module.default);

const PAPERS = ['rules', 'terms', 'privacy'] as const;

const Papers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space[5]};
`;

/** What paying agrees to, each to be read in full: the fare's rules, the terms, what becomes of the data. */
export function Agreement({ offer }: { offer: FlightOffer }) {
  const { t } = useTexts('booking');
  const { rules } = useFareWords(offer);
  const { part: Dialog, want, warm } = useLatePart(loadDialog);
  const [opened, setOpened] = useState<PaperName>();
  const open = async (name: PaperName) => {
    if (await want()) setOpened(name);
  };
  return (
    <>
      <p>
        {t('pay.agree')} {rules}
      </p>
      <Papers>
        {PAPERS.map((name) => (
          <LinkButton key={name} onPointerEnter={warm} onClick={() => open(name)} aria-haspopup="dialog">
            {t(`papers.${name}.title`)}
          </LinkButton>
        ))}
      </Papers>
      {Dialog && opened ? <Dialog name={opened} offer={offer} onClose={() => setOpened(undefined)} /> : null}
    </>
  );
}
