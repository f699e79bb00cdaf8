import { useState } from 'react';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Failed } from './index.ts';

const WORDS = {
  title: 'No pudimos traer los trenes',
  text: 'Lo que buscas está guardado. Inténtalo otra vez.',
  retry: 'Intentar otra vez',
};

export function FailedOnce() {
  const [retries, setRetries] = useState(0);
  return (
    <>
      <Failed level={2} say={(text) => WORDS[text]} onRetry={() => setRetries(retries + 1)} />
      <output>{retries}</output>
    </>
  );
}

export default {
  title: 'What did not come',
  topic: 'Feedback',
  examples: [{ name: 'With a press that asks again', render: () => <FailedOnce /> }],
} satisfies CatalogueEntry;
