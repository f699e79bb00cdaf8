import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { changeDraft, type RequestFields, type RequestKind, requestDrafts } from './request-drafts.ts';

/** Fills a form with what the tab has kept of it, and keeps every change. */
export function useKeptFields({ reset, subscribe }: UseFormReturn<RequestFields>, kind: RequestKind): void {
  useEffect(() => {
    reset(requestDrafts.get()[kind].fields);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => changeDraft(kind, { fields: values }),
    });
  }, [reset, subscribe, kind]);
}
