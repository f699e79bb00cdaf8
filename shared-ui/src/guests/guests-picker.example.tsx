import { useState } from 'react';
import { Radio, RadioGroup } from '../field/index.ts';
import { GuestsField } from '../guests-panel/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { type GuestKind, GuestsPicker } from './index.ts';

type Traveller = 'adults' | 'children' | 'infants';
type Guest = 'adults' | 'children' | 'rooms';

const ADULTS = {
  id: 'adults',
  label: 'Adultos',
  hint: 'más de 11 años',
  min: 1,
  max: 9,
  decreaseLabel: 'Quitar un adulto',
  increaseLabel: 'Añadir un adulto',
} as const;
const CHILDREN = {
  id: 'children',
  label: 'Niños',
  hint: 'de 2 a 11 años',
  min: 0,
  max: 9,
  decreaseLabel: 'Quitar un niño',
  increaseLabel: 'Añadir un niño',
} as const;
const INFANTS = {
  id: 'infants',
  label: 'Bebés',
  hint: 'menos de 2 años, en brazos',
  min: 0,
  max: 9,
  decreaseLabel: 'Quitar un bebé',
  increaseLabel: 'Añadir un bebé',
} as const;
const ROOMS = {
  id: 'rooms',
  label: 'Habitaciones',
  min: 1,
  max: 5,
  maxText: 'Hasta 5 habitaciones por reserva. Para más, llámanos.',
  decreaseLabel: 'Quitar una habitación',
  increaseLabel: 'Añadir una habitación',
} as const;

const FLIGHT: readonly GuestKind<Traveller>[] = [ADULTS, CHILDREN, INFANTS];
const HOTEL: readonly GuestKind<Guest>[] = [ADULTS, CHILDREN, ROOMS];
const FULL = 'Hasta 9 viajeros por reserva. Para grupos más grandes, llámanos.';

function Travellers() {
  const [value, setValue] = useState({ adults: 1, children: 0, infants: 0 });
  const count = value.adults + value.children + value.infants;
  return (
    <GuestsField
      label="Viajeros y cabina"
      summary={count === 1 ? '1 viajero, Económica' : `${count} viajeros, Económica`}
      doneLabel="Listo"
      kinds={FLIGHT}
      value={value}
      onChange={setValue}
      total={{ of: ['adults', 'children', 'infants'], max: 9, text: FULL }}
      rules={[{ kind: 'infants', notAbove: 'adults', text: 'Cada bebé viaja en brazos de un adulto.' }]}
    >
      <RadioGroup legend="Cabina">
        <Radio name="cabin" label="Económica" defaultChecked />
        <Radio name="cabin" label="Ejecutiva" />
      </RadioGroup>
    </GuestsField>
  );
}

function Rooms({ missingText }: { missingText?: string }) {
  const [value, setValue] = useState({ adults: 2, children: 2, rooms: 1 });
  const [ages, setAges] = useState<readonly (number | undefined)[]>([7]);
  return (
    <GuestsPicker
      kinds={HOTEL}
      value={value}
      onChange={setValue}
      total={{ of: ['adults', 'children'], max: 9, text: FULL }}
      rules={[{ kind: 'rooms', notAbove: 'adults', text: 'En cada habitación duerme un adulto.' }]}
      ages={{
        of: 'children',
        min: 2,
        max: 11,
        values: ages,
        onChange: setAges,
        label: (number) => `Edad del niño ${number}`,
        ageText: (age) => `${age} años`,
        placeholder: 'Elige',
        hint: 'El hotel prepara las camas según la edad.',
        missingText,
      }}
    />
  );
}

export default {
  title: 'Travellers and rooms',
  topic: 'Forms',
  examples: [
    { name: 'Travellers of a flight, in its slot', render: () => <Travellers /> },
    { name: 'Guests of a hotel, with ages', render: () => <Rooms /> },
    { name: 'An age is missing', render: () => <Rooms missingText="Falta la edad" /> },
  ],
} satisfies CatalogueEntry;
