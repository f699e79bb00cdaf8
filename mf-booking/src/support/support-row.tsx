import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { useBootstrap } from '@alisio/platform/sdk/page';
import { Button } from '@alisio/shared-ui/button';
import { CallRow } from '@alisio/shared-ui/shell';
import { Narrow } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

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
  /** what to have at hand: the code to dictate */
  note?: ReactNode;
  /** beside a form there is no room for the number at the end of the row */
  narrow?: boolean;
}

/** A person is one tap away: the line of the reader's language and its hours. Nothing without a configured line. */
export function SupportRow({ title, note, narrow = false }: SupportRowProps) {
  const { t, language } = useTexts('booking');
  const { clock } = useFormats();
  const { site } = useBootstrap();
  if (!site) return null;
  const number = language === 'es' ? site.contactNumbers.mainEs : site.contactNumbers.mainEn;
  const Line = narrow ? NarrowRow : CallRow;
  const { opens, closes } = site.workingHours;
  return (
    <Place>
      <Line
        title={title}
        action={
          <Button
            variant="call"
            href={`tel:${number.replace(/[^\d+]/g, '')}`}
            aria-label={t('support.call', { number })}
          >
            <Narrow>{number}</Narrow>
          </Button>
        }
      >
        {note ? <p>{note}</p> : null}
        <p>{t('support.hours', { opens: clock(opens), closes: clock(closes) })}</p>
      </Line>
    </Place>
  );
}
