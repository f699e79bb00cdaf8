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

const WarningText = styled(ErrorText)`
  color: ${tokens.color.accentText};
`;

export interface FieldLines {
  warningId: string;
  hintId: string;
  errorId: string;
  counterId: string;
  hint?: ReactNode;
  error?: ReactNode;
  /** What may be a slip and is taken all the same: "¿Es correcto?". */
  warning?: ReactNode;
  /** How much more fits: "Te quedan 120 caracteres". */
  counter?: ReactNode;
}

type Messages = Pick<FieldLines, 'hint' | 'error' | 'warning' | 'counter'>;

/** The lines under the control with that id, and their own ids. */
export function fieldLines(id: string, messages: Messages): FieldLines {
  return {
    ...messages,
    hintId: `${id}-hint`,
    errorId: `${id}-error`,
    warningId: `${id}-warning`,
    counterId: `${id}-counter`,
  };
}

/** The lines under a field. The hint stays while there is an error: it says how to mend it. */
export function FieldMessages(lines: FieldLines) {
  const { hintId, errorId, warningId, counterId, hint, error, warning, counter } = lines;
  return (
    <>
      {hint ? <HintText id={hintId}>{hint}</HintText> : null}
      {error ? (
        <ErrorText id={errorId}>
          <Icon name="info" size="s" />
          <span>{error}</span>
        </ErrorText>
      ) : null}
      {warning && !error ? (
        <WarningText id={warningId}>
          <Icon name="info" size="s" />
          <span>{warning}</span>
        </WarningText>
      ) : null}
      {counter ? <HintText id={counterId}>{counter}</HintText> : null}
    </>
  );
}

/** Ids of the lines that are there, for `aria-describedby`. */
export function describedBy(lines: FieldLines): string | undefined {
  const present = [
    lines.error ? lines.errorId : '',
    lines.warning && !lines.error ? lines.warningId : '',
    lines.hint ? lines.hintId : '',
    lines.counter ? lines.counterId : '',
  ].filter(Boolean);
  return present.length > 0 ? present.join(' ') : undefined;
}
