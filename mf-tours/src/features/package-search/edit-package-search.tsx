import type { PackageQuery } from '@alisio/shared-contracts/packages';
import { useState } from 'react';
import { formOfQuery, type KnownTrip, type PackageForm } from './package-form.ts';
import { PackageSearchForm } from './package-search-form.tsx';
import { keepPackageDraft } from './use-package-draft.ts';

export interface EditPackageSearchProps {
  query: PackageQuery;
  trip: KnownTrip;
  onSearch: () => void;
}

/** The search of a page in its form, to be changed in place; what is changed is kept for the tab. */
export default function EditPackageSearch({ query, trip, onSearch }: EditPackageSearchProps) {
  const [form, setForm] = useState(() => formOfQuery(query, trip));
  const change = (next: Partial<PackageForm>) => {
    setForm({ ...form, ...next });
    keepPackageDraft({ ...form, ...next });
  };
  return <PackageSearchForm form={form} onChange={change} onSearch={onSearch} />;
}
