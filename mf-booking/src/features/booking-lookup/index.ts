export { LateLookup } from './late-lookup.ts';
export { lookupDraft } from './lookup-draft.ts';
