import { errorsOf, type Fields, filledText } from '@alisio/platform/sdk/forms';
import { useState } from 'react';
import type { Rules } from '../forms/form-values.ts';
import { useKeptForm } from '../forms/use-kept-form.ts';
import { useSection } from '../forms/use-section.ts';

interface PersonValues {
  person: Fields;
  [section: string]: Fields;
}

const rules: Rules<PersonValues> = ({ person }) => ({
  person: errorsOf({
    name: !filledText(person, 'name') && 'name',
    email: filledText(person, 'email') === 'atlantis' && 'email',
    // Of two fields: mended in either.
    city: filledText(person, 'city') === filledText(person, 'email') && 'city-required',
  }),
});

/** A form of one section, its values kept by what is around it. */
export function PersonForm() {
  const [proposed, setProposed] = useState('Lima');
  const [typed, setTyped] = useState<Fields>({});
  const fields = { city: proposed, ...typed };
  const form = useKeptForm({
    values: { person: fields },
    rules,
    keep: (path, value) => setTyped((known) => ({ ...known, [path.replace('person.', '')]: value })),
  });
  const section = useSection({ form, path: 'person', fields, shown: form.shownIn('person') });
  return (
    <>
      {['name', 'email', 'city'].map((name) => {
        const { error, ...control } = section.field(name);
        return (
          <p key={name}>
            <input aria-label={name} {...control} />
            {error}
          </p>
        );
      })}
      <button type="button" onClick={() => void form.showAll()}>
        Send
      </button>
      <button type="button" onClick={form.beginAnew}>
        Another
      </button>
      <button type="button" onClick={() => setProposed('Cusco')}>
        Propose
      </button>
    </>
  );
}
