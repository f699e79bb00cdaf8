import { Icon } from '../icons/index.ts';
import { Stack } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Muted, NoBreak } from '../text/index.ts';
import { SlotButton, SlotFrame } from './index.ts';

export default {
  title: 'Slot',
  topic: 'Forms',
  examples: [
    {
      name: 'Empty, filled, open and wrong',
      render: () => (
        <Stack gap={2}>
          <SlotButton icon="calendar" label="Salida" placeholder="Elige una fecha" />
          <SlotButton icon="people" label="Viajeros y cabina" value="3 viajeros, Económica" />
          <SlotButton label="Vuelta" value="dom 27 dic" expanded />
          <SlotButton icon="pin" label="Destino" placeholder="Ciudad u hotel" invalid />
        </Stack>
      ),
    },
    {
      name: 'Its frame around something else',
      render: () => (
        <SlotFrame>
          <Icon name="clock" />
          <Muted size={13}>Horario</Muted>
          <NoBreak>8 a. m. a 10 p. m.</NoBreak>
        </SlotFrame>
      ),
    },
  ],
} satisfies CatalogueEntry;
