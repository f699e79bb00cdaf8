import { makeSpareRemote, type SparePart, type SpareRemote } from '@alisio/platform/testing/spare-remote.ts';

export const STAYS = 'mf-stays';

/** A form as another vertical's tab of the finder would have it, with its texts in the page's language. */
const SEARCH = `import { useLanguage } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { TextField } from '@alisio/shared-ui/field';
import { useState } from 'react';

const words = {
  es: { form: 'Buscar estancias', city: 'Ciudad', go: 'Buscar' },
  en: { form: 'Search stays', city: 'City', go: 'Search' },
};

export default function StaySearch() {
  const { form, city, go } = words[useLanguage()];
  const [text, setText] = useState('');
  return (
    <form aria-label={form} onSubmit={(event) => event.preventDefault()}>
      <TextField label={city} value={text} onChange={(event) => setText(event.target.value)} />
      <p style={{ marginTop: 16 }}>
        <Button type="submit">{go}</Button>
      </p>
    </form>
  );
}
`;

const OFFERS = `import { Badge } from '@alisio/shared-ui/text';

export default function StayOffers() {
  return (
    <ul aria-label="Estancias" style={{ display: 'grid', gap: 16, alignContent: 'start' }}>
      {['Santorini', 'La Habana', 'Cusco'].map((city) => (
        <li key={city}>
          <b>{city}</b> <Badge>3</Badge>
        </li>
      ))}
    </ul>
  );
}
`;

const head = {
  es: {
    title: 'Estancias',
    text: 'Hoteles y casas para las noches que quieras, con el total de todas ellas y una persona que contesta.',
  },
  en: {
    title: 'Stays',
    text: 'Hotels and homes for as many nights as you like, with the total for all of them and a person who answers.',
  },
};

/** A tab of the first page's finder, a card of its row, and a search where an address leads nowhere. */
const parts: readonly SparePart[] = [
  { name: 'search', slot: 'home-search', head, room: { narrow: 152, wide: 152 }, source: SEARCH },
  { name: 'offers', slot: 'home-beyond', head, room: { narrow: 136, wide: 144 }, source: OFFERS },
  { name: 'lost', slot: 'error-search', head, room: { narrow: 152, wide: 152 }, source: SEARCH },
];

export interface PartsRemoteOptions {
  name?: string;
  path?: string;
}

/** Makes a remote of one page and its parts; nothing is live yet. */
export const makeRemoteWithParts = ({
  name = STAYS,
  path = '/estancias',
}: PartsRemoteOptions = {}): Promise<SpareRemote> =>
  makeSpareRemote({ name, path, titles: { es: 'Estancias', en: 'Stays' }, parts });
