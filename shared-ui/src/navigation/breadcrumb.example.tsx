import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Breadcrumb } from './index.ts';

export default {
  title: 'Breadcrumb',
  topic: 'Navigation',
  examples: [
    {
      name: 'The way here; on a phone one link back',
      render: () => (
        <Breadcrumb
          label="Dónde estás"
          parents={[
            { id: 'home', link: <a href="#/breadcrumb">Inicio</a> },
            { id: 'hotels', link: <a href="#/breadcrumb">Hoteles</a> },
            { id: 'city', link: <a href="#/breadcrumb">Cartagena</a> },
          ]}
          current="Casa del Aljibe"
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
