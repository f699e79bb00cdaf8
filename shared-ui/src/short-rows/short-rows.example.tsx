import { Poster } from '../poster/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { TextLink } from '../text/index.ts';
import { ShortRows } from './index.ts';

const common = {
  title: 'Hoteles en Lima',
  note: 'Total de 6 noches para 2, del 9 al 15 de diciembre, con impuestos y cargos.',
  count: 3,
  foot: <TextLink href="#all">Ver todos</TextLink>,
};

export default {
  title: 'Short rows',
  topic: 'Travel',
  examples: [
    {
      name: 'A few, each with its price',
      render: () => (
        <ShortRows
          {...common}
          remark="Precios en pesos colombianos con el cambio del 20 nov. Se cobra en dólares."
          rows={['Casa Mar', 'Hotel de nombre largo, de los que no caben en una línea de un teléfono'].map(
            (name) => ({
              id: name,
              picture: <Poster place="lima" fill />,
              title: <a href="#hotel">{name}</a>,
              detail: 'Hotel de 4 estrellas, Miraflores',
              cost: { before: 'desde', amount: 'US$ 640' },
            }),
          )}
        />
      ),
    },
    { name: 'On their way', render: () => <ShortRows {...common} rows={undefined} /> },
    { name: 'None', render: () => <ShortRows {...common} note="No hay hoteles con lugar." rows={[]} /> },
  ],
} satisfies CatalogueEntry;
