import { PackageSearchForm } from './package-search-form.tsx';
import { usePackageDraft } from './use-package-draft.ts';

/** The search form inside of a surface of others: it leads on to the results by itself. */
export default function PackageSearchPart() {
  const [form, change] = usePackageDraft();
  return <PackageSearchForm form={form} onChange={change} bare />;
}
