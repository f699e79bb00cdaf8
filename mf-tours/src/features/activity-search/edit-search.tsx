import type { ActivityQuery } from '@alisio/shared-contracts/activities';
import type { Place } from '@alisio/shared-contracts/places';
import { useState } from 'react';
import { type ActivityForm, formOfQuery } from './activity-form.ts';
import { ActivitySearchForm, type ActivitySearchFormProps } from './activity-search-form.tsx';
import { keepDraft } from './use-activity-draft.ts';

export interface EditSearchProps extends Pick<ActivitySearchFormProps, 'hrefOf' | 'onSearch'> {
  query: ActivityQuery;
  /** the one that it names */
  place: Place | null;
}

/** The search of a page in its form, to be changed in place; what is changed is kept for the tab. */
export function EditSearch({ query, place, ...rest }: EditSearchProps) {
  const [form, setForm] = useState(() => formOfQuery(query, place));
  const change = (next: Partial<ActivityForm>) => {
    setForm({ ...form, ...next });
    keepDraft({ ...form, ...next });
  };
  return <ActivitySearchForm {...rest} form={form} onChange={change} />;
}
