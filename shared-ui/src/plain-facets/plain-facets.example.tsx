import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { PlainFacets } from './index.ts';

export default {
  title: 'Facets without script',
  topic: 'Forms',
  examples: [
    {
      name: 'A list narrowed by a form of its address',
      render: () => (
        <PlainFacets
          title="Filtros"
          listPath="#"
          kept={null}
          ranges={[
            {
              name: 'price',
              legend: 'Precio',
              chosen: '',
              options: [{ value: '-5000', label: 'hasta US$ 50' }],
            },
          ]}
          values={[
            {
              ...{ name: 'effort', legend: 'Esfuerzo', chosen: ['easy'] },
              options: [
                { value: 'easy', label: 'Suave' },
                { value: 'hard', label: 'Exigente' },
              ],
            },
          ]}
          words={{ any: 'cualquier precio', asChosen: 'el que elegiste', apply: 'Filtrar' }}
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
