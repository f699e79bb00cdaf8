import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Accordion } from './index.ts';

export default {
  title: 'Accordion',
  topic: 'Content',
  examples: [
    {
      name: 'Questions, the first one open',
      render: () => (
        <Accordion
          opened={['bags']}
          items={[
            {
              id: 'bags',
              title: '¿Qué equipaje incluye mi tarifa?',
              content:
                'Un bolso personal y una maleta de cabina de hasta 10 kg. La maleta de bodega se agrega al pagar.',
            },
            {
              id: 'change',
              title: '¿Puedo cambiar la fecha de mi vuelo?',
              content: 'Con Classic y Flex, sí: pagas la diferencia de tarifa. Con Basic no hay cambios.',
            },
            {
              id: 'names',
              title: 'Escribí mal un nombre. ¿Qué hago?',
              content: 'Llámanos: corregimos hasta tres letras sin costo si es antes de 24 horas.',
            },
          ]}
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
