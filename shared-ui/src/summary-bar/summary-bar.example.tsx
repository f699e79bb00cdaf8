import { useState } from 'react';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { SummaryBar } from './index.ts';

const LABELS = { change: 'Cambiar', changeSearch: 'Cambiar la búsqueda', close: 'Cerrar' };

function Searched() {
  const [editing, setEditing] = useState(false);
  return (
    <SummaryBar
      label="Tu búsqueda"
      title={
        <>
          Bogotá <span>BOG</span> a Miami <span>MIA</span>
        </>
      }
      what="12 dic a 27 dic, 2 viajeros"
      editing={editing}
      onEdit={() => setEditing(!editing)}
      changeHref="#"
      labels={LABELS}
    >
      Aquí va el formulario.
    </SummaryBar>
  );
}

export default {
  title: 'Summary bar',
  topic: 'Navigation',
  examples: [{ name: 'What was searched', render: () => <Searched /> }],
} satisfies CatalogueEntry;
