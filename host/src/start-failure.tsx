import { isLanguage } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { ErrorState } from '@alisio/shared-ui/feedback';
import { createRoot } from 'react-dom/client';
import sentences from './locales/without-texts.json' with { type: 'json' };

/** In place of a skeleton that would stay for ever: the shell itself could not begin, its texts included. */
export function showStartFailure(page: Document, reload: () => void): void {
  const root = page.getElementById('root');
  if (!root) return;
  const { lang } = page.documentElement;
  const { title, text, reload: label } = sentences[isLanguage(lang) ? lang : 'es'];
  createRoot(root).render(
    <main>
      <ErrorState level={1} title={title} text={text} actions={<Button onClick={reload}>{label}</Button>} />
    </main>,
  );
}
