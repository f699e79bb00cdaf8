import { createRoot } from 'react-dom/client';
import { PlainFailure } from './pages/plain-failure.tsx';

/** In place of a skeleton that would stay for ever: the shell itself could not begin, its texts included. */
export function showStartFailure(page: Document, reload: () => void): void {
  const root = page.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <main>
      <PlainFailure lang={page.documentElement.lang} onRetry={reload} />
    </main>,
  );
}
