import { createElement } from 'react';
import { useLocation, useParams } from 'react-router';
import { useTexts } from '../sdk/i18n/index.ts';
import type { PageMeta, PageModule } from '../sdk/remote/index.ts';
import { type RenderOnServerOptions, renderOnServer } from './render-on-server.ts';

interface WatchedProps {
  page: PageModule;
  namespace: string;
  tell: (meta: PageMeta | undefined) => void;
}

/** The page, and what it says of itself with it. */
function Watched({ page, namespace, tell }: WatchedProps) {
  const { t, language } = useTexts(namespace);
  const params = useParams();
  const search = new URLSearchParams(useLocation().search);
  const useMeta = page.useMeta ?? page.meta;
  tell(useMeta?.({ t, language, params, search }));
  return createElement(page.default);
}

/**
 * The page as a server would send it, with what it says of itself: title, description, what machines read of it. Its own
 * texts are the first of `texts`.
 */
export async function pageOnServer(
  page: PageModule,
  options: RenderOnServerOptions,
): Promise<{ html: string; meta: PageMeta | undefined }> {
  let meta: PageMeta | undefined;
  const watched = {
    page,
    namespace: options.texts?.[0]?.namespace ?? '',
    tell: (said: PageMeta | undefined) => {
      meta = said;
    },
  };
  const html = await renderOnServer({ ...page, default: () => createElement(Watched, watched) }, options);
  return { html, meta };
}
