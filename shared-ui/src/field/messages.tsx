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

export interface FieldLines {
  hintId: string;
  errorId: string;
  counterId: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** How much more fits: "Te quedan 120 caracteres". */
  counter?: ReactNode;
}

type Messages = Pick<FieldLines, 'hint' | 'error' | 'counter'>;

/** The lines under the control with that id, and their own ids. */
export function fieldLines(id: string, messages: Messages): FieldLines {
  return { ...messages, hintId: `${id}-hint`, errorId: `${id}-error`, counterId: `${id}-counter` };
}

/** The lines under a field. The hint stays while there is an error: it says how to mend it. */
export function FieldMessages({ hintId, errorId, counterId, hint, error, counter }: FieldLines) {
  return (
    <>
      {hint ? <HintText id={hintId}>{hint}</HintText> : null}
      {error ? (
        <ErrorText id={errorId}>
          <Icon name="info" size="s" />
          <span>{error}</span>
        </ErrorText>
      ) : null}
      {counter ? <HintText id={counterId}>{counter}</HintText> : null}
    </>
  );
}

/** Ids of the lines that are there, for `aria-describedby`. */
export function describedBy(lines: FieldLines): string | undefined {
  const present = [
    lines.error ? lines.errorId : '',
    lines.hint ? lines.hintId : '',
    lines.counter ? lines.counterId : '',
  ].filter(Boolean);
  return present.length > 0 ? present.join(' ') : undefined;
}
