import { useTexts } from '@alisio/platform/sdk/i18n';
import { Skeleton } from '@alisio/shared-ui/feedback';
import { Card, Stack } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import { SupportRow } from '../../support/support-row.tsx';

const Box = styled.div`
  max-width: 640px;
  margin: ${tokens.space[10]} auto;
`;

interface WaitingProps {
  title: string;
  text: string;
  /** what else to know meanwhile */
  note?: ReactNode;
  below?: ReactNode;
}

/** Something is under way that the visitor can only wait for; its heading takes the focus. */
function Waiting({ title, text, note, below }: WaitingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box>
      <Card pad="block">
        <Stack gap={4} role="status">
          <Heading level={1} ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          <p>{text}</p>
          <Skeleton height="4px" />
          {note}
        </Stack>
      </Card>
      {below}
    </Box>
  );
}

/** The payment's end is not known yet: says so, promises nothing, and warns of paying twice. */
export function PendingView() {
  const { t } = useTexts('booking');
  return (
    <Waiting
      title={t('pending.title')}
      text={t('pending.text')}
      note={<Muted>{t('pending.leave')}</Muted>}
      below={<SupportRow title={t('summary.doubts')} />}
    />
  );
}

/** Paid: for the moment until the confirmation has come. */
export function PaidView() {
  const { t } = useTexts('booking');
  return <Waiting title={t('paid.title')} text={t('paid.text')} />;
}
