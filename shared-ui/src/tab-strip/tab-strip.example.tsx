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

export default {
  title: 'Tab strip',
  topic: 'Navigation',
  examples: [{ name: 'Kinds of search', render: () => <Searches /> }],
} satisfies CatalogueEntry;
