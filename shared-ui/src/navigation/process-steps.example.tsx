import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { ProcessSteps } from './index.ts';

const steps = ['Vuelo', 'Datos y pago', 'Confirmación'];

export default {
  title: 'Process steps',
  topic: 'Navigation',
  examples: [
    {
      name: 'At the start',
      render: () => <ProcessSteps label="Tu compra, al inicio" steps={steps} current={0} />,
    },
    { name: 'On the way', render: () => <ProcessSteps label="Tu compra" steps={steps} current={1} /> },
    { name: 'Arrived', render: () => <ProcessSteps label="Tu compra, al final" steps={steps} current={2} /> },
  ],
} satisfies CatalogueEntry;
