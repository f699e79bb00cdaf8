import styled from '@emotion/styled';
import { useState } from 'react';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Code } from '../text/index.ts';
import { Combobox, type ComboboxOption, PlaceLine } from './index.ts';

/** For the list, which the frame of an example would cut. */
const Room = styled.div`
  min-height: 360px;
`;

interface Place {
  code: string;
  name: string;
}

const option = (code: string, name: string, group: string, indent = false): ComboboxOption<Place> => ({
  id: code,
  value: { code, name },
  group,
  indent,
});

const PLACES = [
  option('LON', 'Londres, todos los aeropuertos', 'Reino Unido'),
  option('LHR', 'Londres Heathrow', 'Reino Unido', true),
  option('LGW', 'Londres Gatwick', 'Reino Unido', true),
  option('BOG', 'Bogotá, El Dorado', 'Colombia'),
  option('MDE', 'Medellín, José María Córdova', 'Colombia'),
  option('MAD', 'Madrid, Barajas', 'España'),
];

function Origin({ status, start = '', note }: { status?: 'loading'; start?: string; note?: string }) {
  const [text, setText] = useState(start);
  const [chosen, setChosen] = useState<Place>();
  const options = PLACES.filter(({ value }) =>
    `${value.name} ${value.code}`.toLowerCase().includes(text.toLowerCase()),
  );
  return (
    <Room>
      <Combobox
        label="Origen"
        icon="plane"
        placeholder="Ciudad o aeropuerto"
        inputValue={text}
        onInputChange={(typed) => {
          setText(typed);
          setChosen(undefined);
        }}
        options={status === 'loading' ? [] : chosen ? PLACES : options}
        renderOption={({ value }) => `${value.name} · ${value.code}`}
        onSelect={(place) => {
          setText(place.name);
          setChosen(place);
        }}
        status={status}
        trailing={chosen?.code}
        emptyText="No hay resultados para tu búsqueda."
        loadingText="Buscando lugares"
        note={note}
        closeLabel="Cerrar"
        countText={(count) => `${count} lugares`}
      />
    </Room>
  );
}

export default {
  title: 'Combobox',
  topic: 'Forms',
  examples: [
    { name: 'Places with groups', render: () => <Origin /> },
    { name: 'Mended: open it', render: () => <Origin start="londr" note="Buscamos «Londres»" /> },
    { name: 'No match: open it', render: () => <Origin start="xyz" /> },
    { name: 'Still looking: open it', render: () => <Origin status="loading" start="bog" /> },
    {
      name: 'PlaceLine: a line of the list',
      render: () => (
        <PlaceLine icon="plane" name="Bogotá" where="El Dorado, Colombia">
          <Code>BOG</Code>
        </PlaceLine>
      ),
    },
  ],
} satisfies CatalogueEntry;
