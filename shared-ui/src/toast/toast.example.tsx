import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Row } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { createToasts, ToastRegion } from './index.ts';

function Page() {
  const [toasts] = useState(createToasts);
  return (
    <Row gap={3} wrap>
      <Button
        variant="quiet"
        onClick={() =>
          toasts.add({ type: 'good', title: 'Guardamos tu búsqueda', description: 'Está en Mis viajes.' })
        }
      >
        Buena noticia
      </Button>
      <Button
        variant="quiet"
        onClick={() =>
          toasts.add({
            title: 'Quitaste el filtro «Directo»',
            actionProps: { children: 'Deshacer' },
          })
        }
      >
        Con una acción
      </Button>
      <Button
        variant="quiet"
        onClick={() =>
          toasts.add({
            type: 'bad',
            title: 'No pudimos copiar el código',
            description: 'Anótalo: VL-2048.',
          })
        }
      >
        Mala noticia
      </Button>
      <ToastRegion toasts={toasts} labels={{ region: 'Avisos', close: 'Cerrar el aviso' }} />
    </Row>
  );
}

export default {
  title: 'Toast',
  topic: 'Feedback',
  examples: [{ name: 'Short news in the corner of the window', render: () => <Page /> }],
} satisfies CatalogueEntry;
