import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { errorsOf, type Fields, filledText, useSectionForm } from './index.ts';

function Person({ sent = false }: { sent?: boolean }) {
  const [fields, setFields] = useState<Fields>({});
  const form = useSectionForm({
    section: 'person',
    fields,
    errors: errorsOf({
      name: !filledText(fields, 'name') && 'empty',
      city: filledText(fields, 'city') === 'Atlantis' && 'unknown',
    }),
    showAll: sent,
    say: (code) => `It is ${code}`,
    onChange: (name, value) => setFields((known) => ({ ...known, [name]: value })),
  });
  const box = (name: string) => {
    const { error, ...control } = form.field(name);
    return (
      <p>
        <input aria-label={name} {...control} />
        {error}
      </p>
    );
  };
  return (
    <>
      {box('name')}
      {box('city')}
      <button type="button" onClick={form.beginAnew}>
        Another
      </button>
    </>
  );
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('a field that was left with something in it says what is wrong, and follows what is mended', async () => {
  render(<Person />);
  await userEvent.type(box('city'), 'Atlantis');
  expect(screen.queryByText('It is unknown')).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('It is unknown')).not.toBeNull();
  await userEvent.clear(box('city'));
  expect(screen.queryByText('It is unknown')).toBeNull();
});

test('an empty field that is only passed through says nothing until the form is sent', async () => {
  const { rerender } = render(<Person />);
  await userEvent.click(box('name'));
  await userEvent.tab();
  expect(screen.queryByText('It is empty')).toBeNull();
  rerender(<Person sent />);
  expect(screen.getByText('It is empty')).not.toBeNull();
});

test('an error waits for the press that leaves its field: nothing moves before the click', async () => {
  render(<Person />);
  await userEvent.type(box('city'), 'Atlantis');
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: box('name') });
  expect(screen.queryByText('It is unknown')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: box('name') });
  expect(await screen.findByText('It is unknown')).not.toBeNull();
});

test('a form that is begun anew has left no field yet', async () => {
  render(<Person />);
  await userEvent.type(box('name'), 'Lucía');
  await userEvent.tab();
  await userEvent.clear(box('name'));
  expect(screen.getByText('It is empty')).not.toBeNull();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.queryByText('It is empty')).toBeNull();
});

test('ids of fields begin with the section', () => {
  render(<Person />);
  expect(box('city').id).toBe('person-city');
});
