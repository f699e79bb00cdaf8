import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { tokens } from '../tokens/index.ts';

const HintText = styled.p`
  margin-top: ${tokens.space[1]};
  font-size: ${tokens.text[14]};
  color: ${tokens.color.ink2};
`;

const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  margin-top: ${tokens.space[1]};
  font-size: ${tokens.text[14]};
  font-weight: 550;
  color: ${tokens.color.badText};

  & svg {
    margin-top: 2px;
  }
`;

interface MessagesProps {
  hintId: string;
  errorId: string;
  hint?: ReactNode;
  error?: ReactNode;
}

/** The lines under a field. The hint stays while there is an error: it says how to mend it. */
export function FieldMessages({ hintId, errorId, hint, error }: MessagesProps) {
  return (
    <>
      {hint ? <HintText id={hintId}>{hint}</HintText> : null}
      {error ? (
        <ErrorText id={errorId}>
          <Icon name="info" size="s" />
          <span>{error}</span>
        </ErrorText>
      ) : null}
    </>
  );
}

/** Ids of the lines that are there, for `aria-describedby`. */
export function describedBy(ids: MessagesProps): string | undefined {
  const present = [ids.error ? ids.errorId : '', ids.hint ? ids.hintId : ''].filter(Boolean);
  return present.length > 0 ? present.join(' ') : undefined;
}
