import type { FlightSearchForm } from '@alisio/shared-contracts/flights';
import { Wrap } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { type End, LateSearchForm, type SearchErrors } from '../features/flight-search/index.ts';

const Ask = styled(Wrap)`
  padding-block: ${tokens.space[8]} ${tokens.space[16]};

  & > p {
    margin-block: ${tokens.space[2]} ${tokens.space[6]};
  }
`;

interface AskFormProps {
  title: string;
  text: string;
  /** what an address asks for */
  asked: FlightSearchForm;
  /** what is wrong with the form as it is now */
  refusedOf: (form: FlightSearchForm) => SearchErrors;
  typed?: Partial<Record<End, string | undefined>>;
  /** above the form */
  children?: ReactNode;
}

/** The search form as a page of its own: what an address says stands in it until it is changed here. */
export function AskForm({ title, text, asked, refusedOf, typed, children }: AskFormProps) {
  // Its places may become known only after a while.
  const [changes, setChanges] = useState<Partial<FlightSearchForm>>({});
  const form = { ...asked, ...changes };
  return (
    <Ask>
      <Heading level={1}>{title}</Heading>
      <Muted size={16}>{text}</Muted>
      {children}
      <LateSearchForm
        form={form}
        refused={refusedOf(form)}
        {...(typed ? { typed } : {})}
        onChange={(change) => setChanges((current) => ({ ...current, ...change }))}
      />
    </Ask>
  );
}
