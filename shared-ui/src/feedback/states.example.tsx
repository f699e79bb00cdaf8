import { Button } from '../button/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { EmptyState, ErrorState } from './index.ts';

export default {
  title: 'Empty and error state',
  topic: 'Feedback',
  examples: [
    {
      name: 'Nothing was found, and that is an answer',
      render: () => (
        <EmptyState
          level={3}
          title="No hay vuelos directos ese día"
          text="Hay 12 con una escala, y 3 directos el domingo 13."
          actions={
            <>
              <Button>Ver con una escala</Button>
              <Button variant="quiet">Domingo 13</Button>
            </>
          }
        />
      ),
    },
    {
      name: 'A part failed; the rest goes on',
      render: () => (
        <ErrorState
          level={3}
          title="No pudimos cargar los vuelos"
          text="Tu búsqueda está guardada. Inténtalo otra vez, o llámanos."
          actions={<Button>Reintentar</Button>}
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
