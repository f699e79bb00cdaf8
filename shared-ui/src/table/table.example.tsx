import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Table } from './index.ts';

export default {
  title: 'Table',
  topic: 'Content',
  examples: [
    {
      name: 'Amounts under each other',
      render: () => (
        <Table
          caption="Lo que pagas"
          columns={[
            { id: 'who', title: 'Viajeros' },
            { id: 'fare', title: 'Tarifa', numeric: true },
            { id: 'taxes', title: 'Tasas y cargos', numeric: true },
            { id: 'sum', title: 'Total', numeric: true },
          ]}
          rows={[
            {
              id: 'adults',
              cells: { who: '2 adultos', fare: 'US$ 402,00', taxes: 'US$ 134,80', sum: 'US$ 536,80' },
            },
            {
              id: 'children',
              cells: { who: '1 niño', fare: 'US$ 150,75', taxes: 'US$ 61,20', sum: 'US$ 211,95' },
            },
            {
              id: 'all',
              strong: true,
              cells: { who: 'Total', fare: 'US$ 552,75', taxes: 'US$ 196,00', sum: 'US$ 748,75' },
            },
          ]}
        />
      ),
    },
    {
      name: 'Words',
      render: () => (
        <Table
          caption="Qué incluye cada tarifa"
          columns={[
            { id: 'what', title: 'Condición' },
            { id: 'basic', title: 'Basic' },
            { id: 'flex', title: 'Flex' },
          ]}
          rows={[
            { id: 'bag', cells: { what: 'Maleta de bodega', basic: 'No', flex: '1 de 23 kg' } },
            { id: 'change', cells: { what: 'Cambios', basic: 'No', flex: 'Sí, pagas la diferencia' } },
          ]}
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
