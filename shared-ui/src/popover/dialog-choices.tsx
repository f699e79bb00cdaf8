import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/index.ts';
import { tokens } from '../tokens/index.ts';

const { color, space, text } = tokens;

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: ${space[4]} 0 0;
  padding: 0;
  list-style: none;
`;

const Choice = styled.button`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space[3]};
  align-items: center;
  width: 100%;
  min-height: ${space[16]};
  padding: 10px ${space[4]};
  border: 1px solid ${color.control};
  border-radius: ${tokens.radius.control};
  background: none;
  color: ${color.ink};
  text-align: left;
  cursor: pointer;

  &:hover {
    background: ${color.sunken};
  }

  &[data-first] {
    border-color: ${color.action};
    background: ${color.actionSoft};
  }

  & > svg:first-of-type {
    color: ${color.actionText};
  }

  & b {
    display: block;
    font-weight: 650;
  }

  & small {
    display: block;
    font-size: ${text[14]};
    line-height: 18px;
    color: ${color.ink2};
  }
`;

const Kept = styled.p`
  display: flex;
  gap: ${space[2]};
  align-items: flex-start;
  margin-top: ${space[4]};
  font-size: ${text[14]};
  color: ${color.ink2};

  & svg {
    flex: none;
    margin-top: 2px;
    color: ${color.goodText};
  }
`;

export interface DialogChoice {
  icon: IconName;
  title: string;
  /** what comes of it */
  detail: string;
  onChoose: () => void;
}

/** Ways on from where a dialog stands; the first is the one that most want. */
export function DialogChoices({
  choices,
  busy = false,
}: {
  choices: readonly DialogChoice[];
  busy?: boolean;
}) {
  return (
    <List>
      {choices.map(({ icon, title, detail, onChoose }, index) => (
        <li key={title}>
          <Choice
            type="button"
            aria-disabled={busy || undefined}
            data-first={index === 0 ? '' : undefined}
            onClick={busy ? undefined : onChoose}
          >
            <Icon name={icon} />
            <span>
              <b>{title}</b>
              <small>{detail}</small>
            </span>
            <Icon name="chevron-right" size="s" />
          </Choice>
        </li>
      ))}
    </List>
  );
}

/** What is not lost, whatever is chosen. */
export function DialogKept({ children }: { children: ReactNode }) {
  return (
    <Kept>
      <Icon name="check" size="s" />
      {children}
    </Kept>
  );
}
