import { usePressEnd } from '@alisio/platform/sdk/forms';
import { Card } from '@alisio/shared-ui/layout';
import { Heading } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';

const Block = styled(Card)`
  & + & {
    margin-top: ${tokens.space[4]};
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  margin-bottom: ${tokens.space[4]};

  /* A link is taller than its words: the title's line keeps its height. */
  & > button {
    margin-block: calc(-1 * ${tokens.space[2]});
  }
`;

export interface FormSectionProps {
  /** id of the heading, which names the section */
  id: string;
  title: ReactNode;
  /** at the right of the title: what became of the section, or a way to edit it */
  state?: ReactNode;
  /** the focus left the whole section */
  onLeave?: () => void;
  children: ReactNode;
}

/** Tells that the focus has left an element and all that is in it, once the press that took it has ended. */
function useFocusLeft(onLeft: (() => void) | undefined) {
  const newest = useRef(onLeft);
  useEffect(() => {
    newest.current = onLeft;
  });
  const afterPress = usePressEnd();
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    afterPress(() => {
      if (!currentTarget.contains(document.activeElement)) newest.current?.();
    });
  };
  return { onBlur };
}

/** A card of the checkout with its heading. */
export function FormSection({ id, title, state, onLeave, children }: FormSectionProps) {
  const leaving = useFocusLeft(onLeave);
  return (
    <Block as="section" pad="block" aria-labelledby={`${id}-title`} {...leaving}>
      <Head>
        <Heading level={2} size="m" id={`${id}-title`}>
          {title}
        </Heading>
        {state}
      </Head>
      {children}
    </Block>
  );
}
