import { StaySearchForm } from './stay-search-form.tsx';
import { useStayDraft } from './use-stay-draft.ts';

/** The search form inside of a surface of others: it leads on to the results by itself. */
export function StaySearchPart() {
  const [form, change] = useStayDraft();
  return <StaySearchForm form={form} onChange={change} bare />;
}
