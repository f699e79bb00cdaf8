import { Heading } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  min-height: ${tokens.space[10]};
  margin-bottom: ${tokens.space[4]};
`;

export interface ResultHeadProps {
  title: string;
  ref?: Ref<HTMLHeadingElement>;
  /** the day shift, where a day is still to be chosen */
  children?: ReactNode;
}

/** The question that the page asks now; it can take the focus when the question changes. */
export function ResultHead({ title, ref, children }: ResultHeadProps) {
  return (
    <Head>
      <Heading level={1} ref={ref} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </Head>
  );
}
