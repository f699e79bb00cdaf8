import { useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { Alert } from '@alisio/shared-ui/feedback';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { CallButton, Dictated } from '../../support/call-button.tsx';
import type { Instead } from './instead.ts';

const Note = styled(Alert)`
  margin-bottom: ${tokens.space[4]};
  scroll-margin-block: ${tokens.space[24]};
`;

interface PaymentNoteProps {
  /** why */
  text: string;
  /** what became of the money, and of what was typed */
  kept: string;
  /** what to dictate */
  code: string | undefined;
  /** another means than the one that failed, where that may help */
  instead: Instead | undefined;
  /** its dialog has been read: the focus comes here, where the next step is */
  isTold: boolean;
}

/**
 * What became of the last try to pay, beside the card until the next one: why, where the money is, who helps. No chunk
 * of its own: after a reload it stands there from the first paint, or it would push the button that pays.
 */
export function PaymentNote({ text, kept, code, instead, isTold }: PaymentNoteProps) {
  const { t } = useTexts('booking');
  const box = useRef<HTMLDivElement>(null);
  // Kept from before a reload it was told long ago: the focus is somebody else's, and the card's frame is empty.
  const [isFromBefore] = useState(isTold);
  const wasTold = useRef(isTold);
  useEffect(() => {
    if (isTold && !wasTold.current) box.current?.focus();
    wasTold.current = isTold;
  }, [isTold]);
  return (
    <Note
      ref={box}
      tabIndex={-1}
      role="note"
      tone="bad"
      title={t('payFailed.title')}
      actions={
        <>
          {instead ? (
            <Button variant="quiet" size="s" onClick={instead.onChoose}>
              {t(`hosted.instead.${instead.way}`)}
            </Button>
          ) : null}
          <CallButton />
        </>
      }
    >
      <p>{text}</p>
      <p>{kept}</p>
      {isFromBefore ? <p>{t('payFailed.cardGone')}</p> : null}
      <Dictated code={code} />
    </Note>
  );
}
