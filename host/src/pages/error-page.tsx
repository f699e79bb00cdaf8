import type { Missing } from '@alisio/platform/sdk/app';
import { type Texts, useLanguage, useTexts, useTextsControl } from '@alisio/platform/sdk/i18n';
import { layoutOfStatus } from '@alisio/platform/sdk/remote';
import { useCallback, useEffect, useState } from 'react';
import { latePart, useLatePart } from '../late-parts/late-part.ts';
import { useFirstViewDone } from '../loading/first-view.ts';
import { HOST_TEXTS, laterTexts } from '../locales/language.ts';
import { usePageHead } from '../shown-page/page-head.ts';
import { useLayoutOf } from '../shown-page/shown-frame.ts';
import type { PageError } from './error-messages.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { PlainFailure } from './plain-failure.tsx';

/** Most visits never see it: its code comes when needed, and with the page's end in case the line goes. */
export const errorMessages = latePart(
  () => import(/* webpackChunkName: "error-pages" */ './error-messages.tsx'),
);

/** Fetches it with its texts, in time for the first render; without it the page says so by itself. */
export const loadErrorPage = (texts: Texts): Promise<unknown> =>
  Promise.all([errorMessages.load(), texts.bring(HOST_TEXTS, laterTexts)]).catch(() => undefined);

/** Until they are here: asked for again after 2, 10, 50 seconds and so on. */
export async function untilErrorPage(texts: Texts, waitMs = 2000): Promise<void> {
  if (await loadErrorPage(texts)) return;
  await new Promise((again) => setTimeout(again, waitMs));
  await untilErrorPage(texts, waitMs * 5);
}

/** The message for a page that cannot be had must be here before the line goes. */
export function useErrorPageAtHand(): void {
  const texts = useTextsControl();
  const done = useFirstViewDone();
  useEffect(() => {
    if (done) void loadErrorPage(texts);
  }, [done, texts]);
}

const isMissing = (kind: PageError['kind']): kind is Missing => kind === 'not-found' || kind === 'gone';

const layoutOf = (kind: PageError['kind']) => {
  if (isMissing(kind)) return layoutOfStatus[kind === 'gone' ? 410 : 404];
  return layoutOfStatus[kind === 'internal' ? 500 : 503];
};

/** The code of the messages, or a plain message when it cannot be had. */
function useErrorMessages() {
  const language = useLanguage();
  const [missing, setMissing] = useState(false);
  const part = useLatePart(
    errorMessages,
    !missing,
    useCallback(() => setMissing(true), []),
  );
  return { part, plain: missing ? <PlainFailure lang={language} onRetry={() => setMissing(false)} /> : null };
}

/** In place of a shell that broke itself. */
export function ShellFailure(failure: { error: unknown; onRetry: () => void }) {
  const { part, plain } = useErrorMessages();
  if (!part) return plain;
  return (
    <part.BrokenShell onRetry={failure.onRetry}>
      <ErrorPage kind="internal" {...failure} />
    </part.BrokenShell>
  );
}

/** The error page of §2 and §8 in the layout of its kind. */
export function ErrorPage(problem: PageError) {
  const { t } = useTexts(HOST_TEXTS);
  const { part, plain } = useErrorMessages();
  const layout = layoutOf(problem.kind);
  useLayoutOf(layout);
  usePageHead({
    title: t(`errors.${problem.kind === 'off' || problem.kind === 'gone' ? problem.kind : layout}`),
    missing: isMissing(problem.kind) || problem.kind === 'internal' || problem.kind === 'off',
  });
  if (part) return <part.ErrorMessages {...problem} />;
  return plain ?? <PageSkeleton layout={layout} />;
}
