import { useState } from 'react';
import { Button } from '../button/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { TimeUpDialog } from './index.ts';

const WORDS = {
  title: 'Los precios son de hace 15 minutos',
  text: 'Los hoteles siguen aquí, alguno puede costar otra cosa.',
  refresh: 'Actualizar los resultados',
  refreshText: 'La misma búsqueda, con los precios de ahora',
  back: 'Volver a los resultados',
  backText: 'Como estaban',
  kept: 'Tus filtros quedan guardados.',
  close: 'Cerrar',
};

/** Refreshing takes as long as `refresh` does. */
export function TimeIsUp({ refresh = async () => undefined }: { refresh?: () => Promise<void> }) {
  const [isUp, setUp] = useState(false);
  return (
    <>
      <Button size="s" onClick={() => setUp(true)}>
        Se acabó el tiempo
      </Button>
      {isUp ? (
        <TimeUpDialog say={(text) => WORDS[text]} onRefresh={refresh} onClose={() => setUp(false)} />
      ) : null}
    </>
  );
}

export default {
  title: 'Time up',
  topic: 'Feedback',
  examples: [{ name: 'Of a list’s prices', render: () => <TimeIsUp /> }],
} satisfies CatalogueEntry;
