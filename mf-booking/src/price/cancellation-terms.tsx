import { CancellationLine } from '@alisio/shared-ui/cancellation';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { Cancellation } from './terms.ts';

const Line = styled(CancellationLine)`
  margin-top: ${tokens.space[3]};
`;

interface CancellationTermsProps {
  of: Cancellation | undefined;
  /** of what it is, where there are several */
  title?: string | undefined;
}

/** Whether something can be called off; nothing where its product does not say. */
export const CancellationTerms = ({ of, title }: CancellationTermsProps) =>
  of ? (
    <>
      <Line kind={of.kind}>
        {title === undefined ? null : `${title}: `}
        {of.text}
      </Line>
      {of.after?.map(({ kind, text }) => (
        <Line key={text} kind={kind}>
          {text}
        </Line>
      ))}
    </>
  ) : null;
