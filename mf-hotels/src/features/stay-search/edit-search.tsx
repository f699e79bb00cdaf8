import type { HotelQuery, StayPlace } from '@alisio/shared-contracts/hotels';
import { useState } from 'react';
import { formOfQuery, type StayForm } from './stay-form.ts';
import { StaySearchForm, type StaySearchFormProps } from './stay-search-form.tsx';
import { keepDraft } from './use-stay-draft.ts';

export interface EditSearchProps extends Pick<StaySearchFormProps, 'hrefOf' | 'onSearch'> {
  query: HotelQuery;
  /** the one that it names */
  place: StayPlace | null;
}

/** The search of a page in its form, to be changed in place; what is changed is kept for the tab. */
export function EditSearch({ query, place, ...rest }: EditSearchProps) {
  const [form, setForm] = useState(() => formOfQuery(query, place));
  const change = (next: Partial<StayForm>) => {
    setForm({ ...form, ...next });
    keepDraft({ ...form, ...next });
  };
  return <StaySearchForm {...rest} form={form} onChange={change} />;
}
