import styled from '@emotion/styled';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/index.ts';
import { VisuallyHidden } from '../layout/index.ts';
import { Heading } from '../text/index.ts';
import { media, tokens } from '../tokens/index.ts';
import { focusField } from './focus-field.ts';

const Box = styled.div`
  margin-bottom: ${tokens.space[4]};
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.badText};
  border-left-width: 4px;
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.badSoft};
  scroll-margin-top: ${tokens.space[24]};

  & li {
    display: flex;
    gap: ${tokens.space[2]};
    align-items: center;
    min-height: ${tokens.target};
    padding-block: ${tokens.space[1]};
  }

  /* Where a mouse is likely the lines stand close, two beside each other if they fit: the form begins in sight. */
  ${media.md} {
    & ul {
      margin-top: ${tokens.space[1]};
      columns: 2 260px;
      column-gap: ${tokens.space[8]};
    }

    & li {
      min-height: ${tokens.space[6]};
      padding-block: 0;
      break-inside: avoid;
    }
  }

  & li {
    color: ${tokens.color.badText};
  }

  & a {
    font-weight: 600;
    color: inherit;
  }

  & li[data-mended] {
    color: ${tokens.color.goodText};
  }

  & [data-mended] a {
    text-decoration: line-through;
  }

  &[data-mended] {
    border-color: ${tokens.color.goodText};
    background: ${tokens.color.goodSoft};
  }
`;

export interface FieldError {
  /** Id of the control, or of the fieldset around several. */
  fieldId: string;
  message: string;
  /** The other wrong fields that the line stands for: "Viajero 1: 6 datos". */
  alsoIds?: readonly string[];
}

export interface ErrorSummaryProps {
  title: string;
  /** All that is wrong now. */
  errors: readonly FieldError[];
  /** How often the form was sent: a new attempt makes the list anew and brings the focus back here. */
  attempt?: number;
  /** Words of a line whose fields are all right now: "corregido". */
  mendedLabel?: string;
  /** In the title's place once all of them are: "Listo, ya puedes seguir". */
  mendedTitle?: string;
  className?: string;
}

/** What a line says today: in another language perhaps than when it was listed, never of other fields. */
const saidNow = (line: FieldError, errors: readonly FieldError[]): string =>
  errors.find(({ fieldId, alsoIds }) => fieldId === line.fieldId && alsoIds?.length === line.alsoIds?.length)
    ?.message ?? line.message;

const fieldsOf = ({ fieldId, alsoIds = [] }: FieldError) => [fieldId, ...alsoIds];

/**
 * What is missing before the form can go on, as links to the fields. It takes the focus when it appears and on every
 * new `attempt`, never while someone is mending one field after the other. Until then its lines stay where they are:
 * what is mended is ticked, so that nothing beneath moves under hands that are typing.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { title, errors, attempt = 0, mendedLabel, mendedTitle = title, className } = props;
  const box = useRef<HTMLDivElement>(null);
  const [listed, setListed] = useState({ attempt, lines: errors });
  const isAnew = attempt !== listed.attempt || (listed.lines.length === 0 && errors.length > 0);
  if (isAnew) setListed({ attempt, lines: errors });
  const { lines } = listed;
  const shown = lines.length > 0;

  // `attempt` asks for the focus again; its first value is 0.
  useEffect(() => {
    if (shown && attempt >= 0) box.current?.focus();
  }, [shown, attempt]);

  if (!shown) return null;
  const wrong = new Set(errors.flatMap(fieldsOf));
  const firstWrong = (line: FieldError) => fieldsOf(line).find((id) => wrong.has(id));
  const isAllMended = !lines.some(firstWrong);
  const go = (event: MouseEvent, fieldId: string) => {
    if (focusField(fieldId)) event.preventDefault();
  };
  return (
    <Box
      ref={box}
      role="alert"
      aria-atomic={false}
      tabIndex={-1}
      className={className}
      data-mended={isAllMended ? '' : undefined}
    >
      <Heading level={2} size="xs">
        {isAllMended ? mendedTitle : title}
      </Heading>
      <ul>
        {lines.map((line) => {
          const target = firstWrong(line) ?? line.fieldId;
          const isMended = !wrong.has(target);
          return (
            <li key={line.fieldId} data-mended={isMended ? '' : undefined}>
              {/* A mark from the start: a tick that came later would break the line, and move the form. */}
              <Icon name={isMended ? 'check' : 'info'} size="s" />
              <a href={`#${target}`} onClick={(event) => go(event, target)}>
                {saidNow(line, errors)}
              </a>
              {isMended && mendedLabel ? <VisuallyHidden>{mendedLabel}</VisuallyHidden> : null}
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
