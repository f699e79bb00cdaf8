import { ActivitySearchForm } from './activity-search-form.tsx';
import { useActivityDraft } from './use-activity-draft.ts';

/** The search form inside of a surface of others: it leads on to the results by itself. */
export function ActivitySearchPart() {
  const [form, change] = useActivityDraft();
  return <ActivitySearchForm form={form} onChange={change} bare />;
}
