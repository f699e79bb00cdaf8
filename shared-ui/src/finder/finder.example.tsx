import { Button } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { SlotButton } from '../slot/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Finder, Go, Slot, SlotError, WithScript } from './index.ts';

export default {
  title: 'Finder',
  topic: 'Forms',
  examples: [
    {
      name: 'A slot that is wrong, and the button',
      render: () => (
        <Finder method="get" action="#" aria-label="Buscar">
          <Slot>Lo que se escribe</Slot>
          <WithScript>
            <SlotButton label="Llegada" value="jue 10 dic" expanded={false} invalid describedBy="wrong" />
            <SlotError id="wrong">Elige una llegada desde hoy.</SlotError>
          </WithScript>
          <Go>
            <Button type="submit">
              <Icon name="search" /> Buscar
            </Button>
          </Go>
        </Finder>
      ),
    },
  ],
} satisfies CatalogueEntry;
