import { useState } from 'react';
import { Card } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { TabStrip } from './index.ts';

function Searches() {
  const [kind, setKind] = useState('flights');
  return (
    <TabStrip
      label="Qué quieres buscar"
      value={kind}
      onChange={setKind}
      items={[
        { id: 'flights', title: 'Vuelos', panel: <Card pad="block">Origen, destino y fechas</Card> },
        { id: 'hotels', title: 'Hoteles', panel: <Card pad="block">Ciudad y noches</Card> },
        { id: 'cruises', title: 'Cruceros', panel: <Card pad="block">Mar y mes</Card> },
      ]}
    />
  );
}

function Hotel() {
  const [part, setPart] = useState('rooms');
  return (
    <TabStrip
      label="Casa del Aljibe"
      value={part}
      onChange={setPart}
      items={[
        { id: 'rooms', title: 'Habitaciones', panel: <p>Doble con balcón, suite y familiar.</p> },
        { id: 'place', title: 'Ubicación', panel: <p>Centro histórico, a 300 m de la plaza.</p> },
        { id: 'rules', title: 'Reglas de la casa', panel: <p>Entrada desde las 3 p. m.</p> },
        { id: 'reviews', title: 'Opiniones', panel: <p>9,2 de 10: Excelente.</p> },
      ]}
    />
  );
}

export default {
  title: 'Tab strip',
  topic: 'Navigation',
  examples: [
    { name: 'Kinds of search', render: () => <Searches /> },
    { name: 'Parts of one thing', render: () => <Hotel /> },
  ],
} satisfies CatalogueEntry;
