import { useTexts } from '@alisio/platform/sdk/i18n';
import { Skeleton } from '@alisio/shared-ui/feedback';
import { Card, Stack } from '@alisio/shared-ui/layout';
import { Heading } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** As high as the window: the footer stays below the fold when a long form gives way to it. */
const Box = styled.div`
  max-width: 640px;
  min-height: 100vh;
  margin: 0 auto;
  padding-block: ${tokens.space[10]};
`;

interface WaitingCardProps {
  title: string;
  text: string;
  /** what else to know meanwhile */
  note?: ReactNode;
  below?: ReactNode;
}

/** Something is under way that the visitor can only wait for, from its top on; its heading takes the focus. */
export function WaitingCard({ title, text, note, below }: WaitingCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
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

/** Paid: for the moment until the confirmation has come. */
export function PaidView() {
  const { t } = useTexts('booking');
  return <WaitingCard title={t('paid.title')} text={t('paid.text')} />;
}
