import styled from '@emotion/styled';
import { useState } from 'react';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { PlaceField, type ShownPlace } from './index.ts';

/** For the list, which the frame of an example would cut. */
const Room = styled.div`
  min-height: 360px;
`;

const place = (kind: ShownPlace['kind'], id: string, name: string, cityName: string): ShownPlace => ({
  ...{ kind, id, name, cityName },
  countryName: 'Colombia',
});
const PLACES = [
  place('city', '2713a', 'Cartagena', 'Cartagena'),
  place('area', '2713a-getsemani', 'Getsemaní', 'Cartagena'),
  place('airport', 'CTG', 'Rafael Núñez', 'Cartagena'),
];

function Where({ note }: { note?: string }) {
  const [text, setText] = useState('');
  const found = PLACES.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  return (
    <Room>
      <PlaceField
        id="where"
        inputValue={text}
        onInputChange={setText}
        onSelect={(chosen) => setText(chosen.kind === 'place' ? chosen.place.name : 'Cerca de ti')}
        options={[
          ...(text === '' ? [{ id: 'near', value: { kind: 'near' as const } }] : []),
          ...found.map((one) => ({ id: one.id, value: { kind: 'place' as const, place: one } })),
        ]}
        note={note}
        words={{
          label: 'Dónde',
          hint: 'Ciudad, barrio o aeropuerto',
          useLocation: 'Cerca de mí',
          airportOf: (city) => `Aeropuerto de ${city}`,
          noMatches: 'No se encontraron resultados para tu búsqueda',
          looking: 'Buscando…',
          matches: (count) => `${count} resultados`,
          close: 'Cerrar',
        }}
      />
    </Room>
  );
}

export default {
  title: 'Place field',
  topic: 'Forms',
  examples: [
    { name: 'Where: open it', render: () => <Where /> },
    { name: 'Mended', render: () => <Where note="Buscamos Cartagena." /> },
  ],
} satisfies CatalogueEntry;
