import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Switch } from './index.ts';

export default {
  title: 'Switch',
  topic: 'Forms',
  examples: [
    {
      name: 'On and off',
      render: () => (
        <>
          <Switch label="Solo vuelos directos" defaultChecked />
          <Switch label="Avisos de precio" hint="Un correo al día como mucho, y se quita con un toque." />
        </>
      ),
    },
    {
      name: 'Not for use',
      render: () => (
        <>
          <Switch label="Guardar en este equipo" hint="Tu navegador no lo permite." disabled />
          <Switch label="Precios en tu moneda" defaultChecked disabled />
        </>
      ),
    },
  ],
} satisfies CatalogueEntry;
