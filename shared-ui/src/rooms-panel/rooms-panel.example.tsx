import { useState } from 'react';
import { PanelSlot } from '../panel-slot/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { guestsOf, type PartyRoom, RoomsPanel, type RoomsPanelProps } from './index.ts';

const limits = {
  ...{ rooms: 3, guests: 5 },
  ...{ adults: { min: 1, max: 4 }, children: { min: 0, max: 2 }, age: { min: 0, max: 11 } },
};
const NAMES = { adults: 'Adultos', children: 'Niños' };
const HINTS = { adults: 'más de 11 años', children: 'de 0 a 11 años' };

const words: RoomsPanelProps['words'] = {
  panel: 'Huéspedes y habitaciones',
  room: (number) => `Habitación ${number}`,
  removeRoom: (number) => `Quitar la ${number}`,
  addRoom: 'Agregar una habitación',
  roomsMost: 'Hasta 3 habitaciones y 5 personas.',
  done: 'Listo',
  kind: (kind) => ({ label: NAMES[kind], hint: HINTS[kind] }),
  less: (kind, room) => `Quitar ${NAMES[kind]} de la habitación ${room}`,
  more: (kind, room) => `Agregar ${NAMES[kind]} a la habitación ${room}`,
  most: (kind, max) => `Hasta ${max} ${NAMES[kind]} por habitación`,
  guestsMost: 'Hasta 5 personas por reserva.',
  age: (child, room) => `Edad del niño ${child}, habitación ${room}`,
  years: (age) => `${age} años`,
  pickAge: 'Elige',
  ageHint: 'La edad al llegar decide camas y precio.',
  ageMissing: 'Falta la edad',
};

/** In one slot, as a search has it. */
export function Party({ asksAges = false }: { asksAges?: boolean }) {
  const [rooms, setRooms] = useState<readonly PartyRoom[]>([{ adults: 2, ages: [] }]);
  return (
    <PanelSlot
      id="party"
      icon="people"
      label={words.panel}
      value={`${guestsOf(rooms)} huéspedes, ${rooms.length} habitaciones`}
      load={async () => RoomsPanel}
      panel={(_, opened) => (
        <RoomsPanel
          {...opened}
          {...{ rooms, limits, words, asksAges }}
          onChange={setRooms}
          added={{ adults: 1, ages: [] }}
        />
      )}
    />
  );
}

export default {
  title: 'Rooms in a panel',
  topic: 'Forms',
  examples: [
    { name: 'Who sleeps where', render: () => <Party /> },
    { name: 'Ages are missing', render: () => <Party asksAges /> },
  ],
} satisfies CatalogueEntry;
