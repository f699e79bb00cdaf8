import styled from '@emotion/styled';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Heading } from '../text/index.ts';
import { tokens } from '../tokens/index.ts';
import { focusField } from './focus-field.ts';

const Box = styled.div`
  margin-bottom: ${tokens.space[4]};
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.badText};
  border-left-width: 4px;
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.badSoft};
  scroll-margin-top: ${tokens.space[24]};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.space[8]};
    font-weight: 600;
    color: ${tokens.color.badText};
  }
`;

export interface FieldError {
  /** Id of the control, or of the fieldset around several. */
  fieldId: string;
  message: string;
}

export interface ErrorSummaryProps {
  title: string;
  errors: readonly FieldError[];
  /** How often the form was sent: a new attempt brings the focus back here. */
  attempt?: number;
  className?: string;
}

/**
 * What is missing before the form can go on, as links to the fields. It takes the focus when it appears and
 * on every new `attempt`, never while someone is mending one field after the other.
 */
export function ErrorSummary({ title, errors, attempt = 0, className }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 0;

  // `attempt` asks for the focus again; its first value is 0.
  useEffect(() => {
    if (shown && attempt >= 0) box.current?.focus();
  }, [shown, attempt]);

  if (!shown) return null;
  const go = (event: MouseEvent, fieldId: string) => {
    if (focusField(fieldId)) event.preventDefault();
  };
  return (
    <Box ref={box} role="alert" tabIndex={-1} className={className}>
      <Heading level={2} size="xs">
        {title}
      </Heading>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => go(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}
