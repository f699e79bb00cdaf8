import { Accordion as Base } from '@base-ui/react/accordion';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import { tokens } from '../tokens/index.ts';

const { color, motion, space } = tokens;

const List = styled(Base.Root)`
  border-bottom: 1px solid ${color.line};
`;

const Item = styled(Base.Item)`
  border-top: 1px solid ${color.line};
`;

const Question = styled(Base.Trigger)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  width: 100%;
  min-height: ${space[16]};
  padding: ${space[3]} 0;
  border: 0;
  background: none;
  color: ${color.ink};
  font-size: ${tokens.text[16]};
  font-weight: 600;
  line-height: 1.4;
  text-align: left;
  cursor: pointer;

  &:hover {
    color: ${color.actionText};
  }

  & > svg {
    color: ${color.ink3};
    transition: transform ${motion.open} ${motion.ease};
  }

  &[data-panel-open] > svg {
    transform: rotate(180deg);
  }
`;

const Answer = styled(Base.Panel)`
  height: var(--accordion-panel-height);
  overflow: hidden;
  color: ${color.ink2};
  transition: height ${motion.open} ${motion.ease};

  &[data-starting-style],
  &[data-ending-style] {
    height: 0;
  }

  /* Hidden, yet the browser's search finds it: then it must not be taken out of the layout. */
  &[hidden='until-found'] {
    display: block !important;
    height: 0;
  }
`;

const Inside = styled.div`
  max-width: 68ch;
  padding-bottom: ${space[5]};
`;

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Of the titles in the outline. */
  level?: 2 | 3 | 4;
  /** Ids of those that are open at first. */
  opened?: readonly string[];
  className?: string;
}

/** Questions with their answers beneath, any number open. What is closed is in the page all the same. */
export function Accordion({ items, level = 3, opened = [], className }: AccordionProps) {
  const Title = `h${level}` as const;
  return (
    <List defaultValue={[...opened]} multiple hiddenUntilFound className={className}>
      {items.map(({ id, title, content }) => (
        <Item key={id} value={id}>
          <Base.Header render={<Title />}>
            <Question>
              <span>{title}</span>
              <Icon name="chevron-down" />
            </Question>
          </Base.Header>
          <Answer>
            <Inside>{content}</Inside>
          </Answer>
        </Item>
      ))}
    </List>
  );
}
