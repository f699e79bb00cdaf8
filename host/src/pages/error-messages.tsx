import type { Missing } from '@alisio/platform/sdk/app';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { RemotePart, usePartsIn } from '@alisio/platform/sdk/parts';
import { useLocation } from '@alisio/platform/sdk/router';
import { Button } from '@alisio/shared-ui/button';
import { EmptyState, ErrorState } from '@alisio/shared-ui/feedback';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { HOST_TEXTS } from '../locales/language.ts';
import { WithoutOverrides } from '../overrides/without-overrides.tsx';
import type { FailureKind } from '../remotes/code-record.ts';
import { ERROR_SLOT } from '../remotes/own-links.ts';
import { PageLinks, WaysOn } from './ways-on.tsx';

export { BrokenShell } from './broken-shell.tsx';

/**
 * What stands in a page's place: nobody's address, one of which what was there was taken away, an error of ours, a page that operators switched off, or one that
 * could not be had or broke.
 */
export type PageError =
  | { kind: 'not-found' }
  | { kind: 'gone' }
  | { kind: 'internal'; error?: unknown; status?: number; onRetry: () => void }
  | { kind: 'off'; error?: undefined; status?: undefined; onRetry: () => void }
  | { kind: FailureKind; error: unknown; status?: undefined; onRetry: () => void };

/** Longer addresses and messages are cut: the page must not be made of them. */
const SHOWN = { path: 80, message: 200 };
const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length)}…` : text);

const Searches = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  width: 100%;
  max-width: 720px;
  margin-inline: auto;
`;

interface Offered {
  /** pages to which the searches beneath the message lead */
  without: readonly string[];
}

/** §8: page not found, with the path; or what was at it is gone. */
function NotFound({ kind, without }: { kind: Missing } & Offered) {
  const { t } = useTexts(HOST_TEXTS);
  const { pathname } = useLocation();
  return (
    <EmptyState
      level={1}
      title={kind === 'gone' ? t('gone.title') : t('notFound.title')}
      text={t(kind === 'gone' ? 'gone.text' : 'notFound.text', { path: cut(pathname, SHOWN.path) })}
      actions={<PageLinks without={without} leads />}
    />
  );
}

/** §2, §8: the message is shown, for who is asked about it; an error without one has nothing to add. */
function Message({ error }: { error: unknown }) {
  const { t } = useTexts(HOST_TEXTS);
  const message = error instanceof Error ? cut(error.message, SHOWN.message) : '';
  return message ? <Muted>{t('internal.message', { message })}</Muted> : null;
}

/** Nothing broke: somebody decided it. */
const CALM = { icon: 'clock', role: 'status' } as const;

/** What happened, what is kept, what to do: for an error of ours, or a page that could not be had or is switched off. */
function Failure({ kind, error, status, onRetry, without }: Exclude<PageError, { kind: Missing }> & Offered) {
  const { t } = useTexts(HOST_TEXTS);
  return (
    <ErrorState
      level={1}
      {...(kind === 'off' ? CALM : {})}
      title={kind === 'internal' ? t('internal.title') : t(`failure.${kind}.title`)}
      text={kind === 'internal' ? t('internal.text') : t(`failure.${kind}.text`)}
      actions={
        <>
          <Button onClick={onRetry}>{t('failure.retry')}</Button>
          <WithoutOverrides />
          <PageLinks without={without} />
        </>
      }
    >
      {status === undefined ? null : <Muted>{t('internal.status', { status })}</Muted>}
      {kind === 'internal' || kind === 'wrong' ? <Message error={error} /> : null}
    </ErrorState>
  );
}

/** The message in the page's place, with searches of the verticals that are live and the line to a person under it. */
export function ErrorMessages(problem: PageError) {
  const offered = usePartsIn(ERROR_SLOT);
  const isAddress = problem.kind === 'not-found' || problem.kind === 'gone';
  const searches = isAddress || problem.kind === 'internal' ? offered : [];
  const without = searches.map(({ href }) => href);
  return (
    <WaysOn>
      {isAddress ? (
        <NotFound kind={problem.kind} without={without} />
      ) : (
        <Failure {...problem} without={without} />
      )}
      {searches.length === 0 ? null : (
        <Searches>
          {searches.map(({ name }) => (
            <RemotePart key={name} name={name} />
          ))}
        </Searches>
      )}
    </WaysOn>
  );
}
