export { lookupDraft } from './lookup-draft.ts';
export { LookupForm } from './lookup-form.tsx';
