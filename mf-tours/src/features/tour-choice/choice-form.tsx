import { WordsKept } from '@alisio/platform/sdk/lists';
import { useLocation } from '@alisio/platform/sdk/router';
import { Button } from '@alisio/shared-ui/button';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Below = styled.div`
  margin-top: ${tokens.space[3]};
`;

export interface ChoiceFormProps {
  /** names of the address that this form says anew, or lets fall */
  says: readonly string[];
  /** what its button says where no script runs */
  submit: string;
  /** where of the page one comes back to */
  at: string;
  children: ReactNode;
}

/** Around what is chosen: with script each press counts at once, and without it is a form of the page's address. */
export function ChoiceForm({ says, submit, at, children }: ChoiceFormProps) {
  const choicePath = `${useLocation().pathname}#${at}`;
  return (
    <form method="get" action={choicePath} onSubmit={(event) => event.preventDefault()}>
      {children}
      <noscript>
        <WordsKept but={says} />
        <Below>
          <Button type="submit" variant="quiet" size="s">
            {submit}
          </Button>
        </Below>
      </noscript>
    </form>
  );
}
