import { fieldId } from '@alisio/platform/sdk/forms';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { cardFieldName } from '@alisio/shared-contracts/payments';
import { Button } from '@alisio/shared-ui/button';
import { Alert, Skeleton } from '@alisio/shared-ui/feedback';
import { Icon } from '@alisio/shared-ui/icons';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { FormSection } from '../../forms/form-section.tsx';
import { CalledOff } from './called-off.tsx';
import { type PaymentWay, PaymentWayChoice } from './payment-way.tsx';
import type { CardFields } from './use-card-frame.ts';

const Holder = styled.div`
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.lineStrong};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.paper};

  &[hidden] {
    display: none;
  }
`;

const Caption = styled.p`
  display: flex;
  gap: ${tokens.space[2]};
  align-items: flex-start;
  margin: 0 ${tokens.space[2]} ${tokens.space[4]};
  font-size: ${tokens.text[14]};
  color: ${tokens.color.ink2};

  & > svg {
    margin-top: 2px;
  }
`;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 0;
  color-scheme: normal;

  &[hidden] {
    display: none;
  }
`;

/** Where the links of the error summary lead: each hands the focus on to its field inside the frame. */
function FrameFieldTargets({ frame, frameRef }: CardFields) {
  const targets = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = targets.current;
    const handOn = ({ target }: FocusEvent) => {
      const field = cardFieldName.options.find(
        (name) => target instanceof Element && target.id === fieldId('card', name),
      );
      if (!field) return;
      frameRef.current?.focus();
      frame.tell({ type: 'pay:focus', field });
    };
    element?.addEventListener('focusin', handOn);
    return () => element?.removeEventListener('focusin', handOn);
  }, [frame, frameRef]);
  return (
    <div ref={targets}>
      {cardFieldName.options.map((field) => (
        <span key={field} id={fieldId('card', field)} tabIndex={-1} />
      ))}
    </div>
  );
}

interface CardSectionProps {
  card: CardFields;
  /** how it is paid: elsewhere than here there is no card to type, and what was typed stays */
  way: PaymentWay;
  onWay: (way: PaymentWay) => void;
  /** of the choice of how to pay */
  wayRef?: Ref<HTMLFieldSetElement>;
  /** what became of the last try to pay */
  note?: ReactNode;
  /** what was called off to pay otherwise */
  calledOff?: 'voucher' | 'page' | undefined;
  /** what follows the fields: the amount and the button */
  children: ReactNode;
}

/** How it is paid. The card fields belong to the pay origin: this page never sees what is typed into them. */
export function CardSection({ card, way, onWay, wayRef, note, calledOff, children }: CardSectionProps) {
  const calledOffId = useId();
  const { t } = useTexts('booking');
  const { state, frameRef, src, round, height, tokenFailed } = card;
  return (
    <FormSection id="card" title={t('pay.title')}>
      {note}
      {calledOff ? <CalledOff id={calledOffId} what={calledOff} /> : null}
      <PaymentWayChoice
        ref={wayRef}
        way={way}
        onChange={onWay}
        describedBy={calledOff ? calledOffId : undefined}
      />
      {way === 'page' ? <p>{t('hosted.what')}</p> : null}
      <Holder hidden={way === 'page'}>
        <Caption>
          <Icon name="lock" size="s" />
          {t('card.caption')}
        </Caption>
        <FrameFieldTargets {...card} />
        {src ? (
          <Frame
            key={round}
            ref={frameRef}
            src={src}
            title={t('card.frameTitle')}
            height={height ?? 260}
            hidden={state !== 'ready'}
            allow="payment"
          />
        ) : null}
        {state === 'loading' ? (
          <div role="status">
            <VisuallyHidden>{t('card.loading')}</VisuallyHidden>
            <Skeleton height="260px" />
          </div>
        ) : null}
        {state === 'failed' ? (
          <Alert
            tone="bad"
            title={t('card.unreachable')}
            actions={
              <Button variant="quiet" size="s" onClick={card.reload}>
                {t('card.retry')}
              </Button>
            }
          >
            {t('card.unreachableText')}
          </Alert>
        ) : null}
        {tokenFailed ? <Alert tone="bad" title={t('card.tokenFailed')} /> : null}
      </Holder>
      {children}
    </FormSection>
  );
}
