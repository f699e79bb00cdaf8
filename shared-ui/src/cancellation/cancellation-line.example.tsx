import { Stack } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { CancellationLine } from './index.ts';

export default {
  title: 'Cancellation line',
  topic: 'Content',
  examples: [
    {
      name: 'All comes back, a part is kept, nothing comes back',
      render: () => (
        <Stack gap={2}>
          <CancellationLine kind="free">Cancelas gratis hasta el 6 de enero, 12:00</CancellationLine>
          <CancellationLine kind="fee">Si cancelas, pagas la primera noche</CancellationLine>
          <CancellationLine kind="none">No es reembolsable</CancellationLine>
        </Stack>
      ),
    },
  ],
} satisfies CatalogueEntry;
