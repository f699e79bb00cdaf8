import { Stack } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { CancellationLine, CancellationScale } from './index.ts';

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
    {
      name: 'To scale: 48 days for nothing, 16 with a part, 14 with all of it',
      render: () => (
        <CancellationScale
          stretches={[
            { kind: 'free', days: 48 },
            { kind: 'fee', days: 16 },
            { kind: 'none', days: 14 },
          ]}
          ends={['Hoy', '12 feb']}
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
