import { useLanguage } from '@alisio/platform/sdk/i18n';
import { useNavigate } from '@alisio/platform/sdk/router';
import type { ContentPage } from '@alisio/shared-contracts/content';
import { useEffect, useRef } from 'react';

/** Each language of a text has an address of its own: who switches the language is taken there. */
export function useFollowLanguage(page: ContentPage | undefined): void {
  const language = useLanguage();
  const began = useRef(language);
  const navigate = useNavigate();
  useEffect(() => {
    if (!page || began.current === language) return;
    began.current = language;
    const there = page.addresses[language];
    if (there !== page.card.href) void navigate(there, { replace: true, preventScrollReset: true });
  }, [page, language, navigate]);
}
