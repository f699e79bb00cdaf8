import { useTexts } from '@alisio/platform/sdk/i18n';
import { usePhoneLine } from '@alisio/platform/sdk/visitor';
import { Button } from '@alisio/shared-ui/button';
import { CallRow, OpenState } from '@alisio/shared-ui/shell';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useHelp } from './use-help.ts';

const Place = styled.div`
  margin-top: ${tokens.space[4]};
`;

const NarrowRow = styled(CallRow)`
  && {
    grid-template-columns: auto 1fr;
    padding: ${tokens.space[4]};
  }

  & > div:last-of-type {
    grid-column: 1 / -1;
  }
`;

interface SupportRowProps {
  title: ReactNode;
  note?: ReactNode;
  /** of the offer: what to dictate */
  code?: string | undefined;
  /** the caller has a booking, or waits for one: somebody answers by night too */
  hasPaid?: boolean;
  /** beside a form there is no room for the number at the end of the row */
  narrow?: boolean;
}

/** A person is one tap away: the visitor's line, and whether it is open now. Nothing without a configured line. */
export function SupportRow({ title, note, code, hasPaid = false, narrow = false }: SupportRowProps) {
  const { t } = useTexts('booking');
  const phone = usePhoneLine();
  const help = useHelp(hasPaid);
  if (!phone || !help) return null;
  const Line = narrow ? NarrowRow : CallRow;
  const { opens, closes, openNow } = phone;
  const { href, shown, always } = help;
  return (
    <Place>
      <Line
        title={title}
        action={
          <Button variant="call" href={href} aria-label={t('support.call', { number: shown })}>
            {shown}
          </Button>
        }
      >
        {note ? <p>{note}</p> : null}
        {code ? <p>{t('support.code', { code })}</p> : null}
        {openNow === undefined ? (
          <p>{t('support.hours', { opens, closes })}</p>
        ) : always ? (
          <OpenState open>{t('support.always')}</OpenState>
        ) : (
          <OpenState open={openNow}>
            {t(openNow ? 'support.open' : 'support.closed', { opens, closes })}
          </OpenState>
        )}
      </Line>
    </Place>
  );
}
