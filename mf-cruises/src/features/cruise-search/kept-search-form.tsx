import { useToday } from '@alisio/platform/sdk/visitor';
import { useHydrated } from '@alisio/shared-ui/hydration';
import { useMemo } from 'react';
import { CruiseSearchForm, type CruiseSearchFormProps } from './cruise-search-form.tsx';
import { keptSearch } from './kept-search.ts';

/** The form with what this tab was last asked for (§3); with `query` while it has kept nothing, as on a server. */
export function KeptSearchForm({ query, ...rest }: CruiseSearchFormProps) {
  const today = useToday();
  const isHydrated = useHydrated();
  const kept = useMemo(() => (isHydrated ? keptSearch(today) : undefined), [isHydrated, today]);
  return <CruiseSearchForm key={kept ? 'kept' : 'first'} {...rest} query={kept ?? query} />;
}
