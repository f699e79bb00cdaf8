import { perApp, useAppScope } from '@alisio/platform/sdk/page';
import { CONSENT_COOKIE } from '@alisio/shared-contracts/visitor';
import { useSyncExternalStore } from 'react';
import { keepChoice } from './cookie.ts';

export type Consent = 'granted' | 'refused';

const isConsent = (text: string | undefined): text is Consent => text === 'granted' || text === 'refused';

function kept(): Consent | undefined {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${CONSENT_COOKIE.name}=`));
  const value = pair?.slice(CONSENT_COOKIE.name.length + 1);
  return isConsent(value) ? value : undefined;
}

/** What was answered on this page, for browsers that keep no cookie; before that what the cookie says. */
const answers = perApp(() => {
  const listeners = new Set<() => void>();
  let answered: Consent | undefined;
  return {
    get: () => answered ?? kept(),
    answer(consent: Consent) {
      answered = consent;
      keepChoice(CONSENT_COOKIE, consent);
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
});

/** Whether third parties may load; nothing until the visitor has answered. */
export function useConsent(): { consent: Consent | undefined; answer: (consent: Consent) => void } {
  const { get, answer, subscribe } = answers(useAppScope());
  return { consent: useSyncExternalStore(subscribe, get, () => undefined), answer };
}
