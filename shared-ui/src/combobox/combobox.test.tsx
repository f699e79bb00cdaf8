import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { violations } from '../testing/violations.ts';
import { Combobox, type ComboboxOption } from './index.ts';

const AIRPORTS: readonly ComboboxOption<string>[] = [
  { id: 'BOG', value: 'Bogotá', group: 'Colombia' },
  { id: 'MDE', value: 'Medellín', group: 'Colombia' },
  { id: 'MAD', value: 'Madrid', group: 'España' },
];

interface OriginProps {
  onChosen?: (city: string) => void;
  onEnter?: () => void;
  note?: string;
  more?: boolean;
}

const NEAR: ComboboxOption<string> = { id: 'near', value: 'Cerca de mí', staysOpen: true };

function Origin({ onChosen = () => {}, onEnter = () => {}, note, more = false }: OriginProps) {
  const [text, setText] = useState('');
  const options = AIRPORTS.filter(({ value }) => value.toLowerCase().includes(text.toLowerCase()));
  return (
    <>
      <Combobox
        label="Origen"
        onFocus={onEnter}
        icon="plane"
        inputValue={text}
        onInputChange={setText}
        options={more ? [NEAR, ...options] : options}
        renderOption={({ id, value, staysOpen }) => (staysOpen ? value : `${value} ${id}`)}
        onSelect={(value) => {
          if (!more) setText(value);
          onChosen(value);
        }}
        emptyText="No encontramos ese lugar"
        loadingText="Buscando"
        note={note}
        closeLabel="Cerrar"
        countText={(count) => `${count} lugares`}
      />
      <button type="button">Buscar</button>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Origen' });
const passedOver = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

test('typing marks the first match and Enter takes it', async () => {
  const chosen: string[] = [];
  const { container } = render(<Origin onChosen={(city) => chosen.push(city)} />);
  await userEvent.type(box(), 'ma');
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(passedOver()?.textContent).toBe('Madrid MAD');
  expect(await violations(container)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual(['Madrid']);
  expect(box()).toHaveProperty('value', 'Madrid');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(box());
});

test('arrows go round the list while the focus stays in the box', async () => {
  render(<Origin />);
  await userEvent.click(box());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(passedOver()?.textContent).toBe('Medellín MDE');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(passedOver()?.textContent).toBe('Madrid MAD');
  expect(document.activeElement).toBe(box());
});

test('Escape closes and keeps what was typed, also when it is left', async () => {
  render(<Origin />);
  await userEvent.type(box(), 'bo');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(box()).toHaveProperty('value', 'bo');
});

test('leaving by Tab takes the match that was typed for, and moves on', async () => {
  const chosen: string[] = [];
  render(<Origin onChosen={(city) => chosen.push(city)} />);
  await userEvent.type(box(), 'med');
  await userEvent.tab();
  expect(chosen).toEqual(['Medellín']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Buscar' }));
});

test('leaving by the pointer takes the match that was typed for', async () => {
  const chosen: string[] = [];
  render(<Origin onChosen={(city) => chosen.push(city)} />);
  await userEvent.type(box(), 'Medellín');
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(chosen).toEqual(['Medellín']);
});

function Trip({
  found,
  onSent,
}: {
  found: readonly ComboboxOption<string>[] | undefined;
  onSent: () => void;
}) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSent();
      }}
    >
      <Combobox
        label="Origen"
        inputValue={text}
        onInputChange={setText}
        // What was found for the text before stands until the new one is known.
        options={found ?? AIRPORTS.slice(1)}
        status={found ? 'ready' : 'loading'}
        renderOption={({ value }) => value}
        onSelect={(value) => setText(`${value}, Colombia`)}
        emptyText="No encontramos ese lugar"
        loadingText="Buscando"
        closeLabel="Cerrar"
      />
      <button type="submit">Buscar</button>
    </form>
  );
}

describe('in a form', () => {
  test.each([
    ['its match', AIRPORTS.slice(0, 1), 'Bogotá, Colombia'],
    ['that there is none', [], 'bogo'],
  ])('what is sent before it is found waits for %s, and is sent once', async (_, found, value) => {
    const sent: string[] = [];
    const trip = (known?: readonly ComboboxOption<string>[]) => (
      <Trip found={known} onSent={() => sent.push(box().getAttribute('value') ?? '')} />
    );
    const { rerender } = render(trip());
    await userEvent.type(box(), 'bogo{Enter}');
    expect(sent).toEqual([]);
    rerender(trip(found));
    await waitFor(() => expect(sent).toEqual([value]));
    expect(box()).toHaveProperty('value', value);
  });

  test.each([
    ['typing on', () => userEvent.type(box(), 't')],
    ['a press elsewhere', () => userEvent.click(document.body)],
    ['a key', () => userEvent.keyboard('{Escape}')],
  ])('%s calls off what waits to be sent', async (_, changeOfMind) => {
    const sent: string[] = [];
    const { rerender } = render(<Trip found={undefined} onSent={() => sent.push('sent')} />);
    await userEvent.type(box(), 'bogo{Enter}');
    expect(screen.getAllByText('Buscando')).not.toEqual([]);
    await changeOfMind();
    rerender(<Trip found={AIRPORTS.slice(0, 1)} onSent={() => sent.push('sent')} />);
    await userEvent.type(box(), 'x{Backspace}');
    expect(sent).toEqual([]);
  });

  test('left by Tab before it is found, it takes its own match, not one of the text before', async () => {
    const { rerender } = render(<Trip found={undefined} onSent={() => {}} />);
    await userEvent.type(box(), 'bogo');
    await userEvent.tab();
    expect(box()).toHaveProperty('value', 'bogo');
    rerender(<Trip found={AIRPORTS.slice(0, 1)} onSent={() => {}} />);
    expect(box()).toHaveProperty('value', 'Bogotá, Colombia');
  });

  test('who looks at another window goes on typing where they were', async () => {
    render(<Trip found={AIRPORTS.slice(0, 1)} onSent={() => {}} />);
    await userEvent.type(box(), 'bogo');
    fireEvent.blur(box());
    expect(box()).toHaveProperty('value', 'bogo');
  });

  test('what stood typed before the box was alive takes its match with nobody in it', () => {
    render(<Trip found={AIRPORTS.slice(0, 1)} onSent={() => {}} />);
    fireEvent.change(box(), { target: { value: 'bogo' } });
    expect(box()).toHaveProperty('value', 'Bogotá, Colombia');
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

test('leaving a list that was only looked at takes nothing', async () => {
  const chosen: string[] = [];
  render(<Origin onChosen={(city) => chosen.push(city)} />);
  await userEvent.click(box());
  await userEvent.tab();
  expect(chosen).toEqual([]);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('an option is named by all that is seen of it, so that a voice can say it', async () => {
  render(<Origin />);
  await userEvent.click(box());
  expect(screen.getByRole('option', { name: 'Bogotá BOG' })).toBeTruthy();
});

test('a press on an option takes it; groups are named', async () => {
  const chosen: string[] = [];
  render(<Origin onChosen={(city) => chosen.push(city)} />);
  await userEvent.click(box());
  expect(screen.getByRole('group', { name: 'España' })).toBeTruthy();
  await userEvent.click(screen.getByRole('option', { name: /^Bogotá/ }));
  expect(chosen).toEqual(['Bogotá']);
});

test('no match is said, and read out', async () => {
  const { container } = render(<Origin />);
  await userEvent.type(box(), 'xyz');
  // There is a notice, but no list to go into.
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(await violations(container)).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('No encontramos ese lugar');
  expect(screen.getAllByText('No encontramos ese lugar').length).toBe(2);
  await userEvent.clear(box());
  expect(screen.getByRole('status').textContent).toBe('3 lugares');
});

describe('on a phone', () => {
  const { innerWidth } = window;
  const shown: string[] = [];
  beforeEach(() => {
    shown.length = 0;
    window.innerWidth = 360;
    Object.assign(HTMLElement.prototype, {
      showPopover: () => shown.push('full'),
      hidePopover: () => shown.push('in its place'),
    });
  });
  afterEach(() => {
    window.innerWidth = innerWidth;
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });

  test('the open list takes all of the window, and a choice gives it back without the keyboard', async () => {
    let entered = 0;
    const { container } = render(<Origin onEnter={() => entered++} />);
    await userEvent.click(box());
    expect(shown).toEqual(['full']);
    expect(document.activeElement).toBe(box());
    expect(await violations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('option', { name: /^Bogotá/ }));
    expect(shown).toEqual(['full', 'in its place']);
    expect(document.activeElement).toBe(box());
    expect(box().getAttribute('inputmode')).toBe('none');
    expect(entered).toBe(1);
    await userEvent.click(box());
    expect(box().hasAttribute('inputmode')).toBe(false);
    await userEvent.keyboard('{Escape}');
  });

  test('what is typed after a further press replaces what was chosen, and is searched', async () => {
    render(<Origin />);
    const typed = async (text: string) => {
      await userEvent.click(box());
      await userEvent.keyboard(text);
    };
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('option', { name: /^Bogotá/ }));
    await typed('Med');
    expect(box()).toHaveProperty('value', 'Med');
    await userEvent.keyboard('{Escape}');
    await typed('Mad');
    expect(box()).toHaveProperty('value', 'Mad');
    expect(passedOver()?.textContent).toBe('Madrid MAD');
    // A press while the list is open selects nothing: what is being typed can be mended.
    await typed('rid');
    expect(box()).toHaveProperty('value', 'Madrid');
    await userEvent.keyboard('{Escape}');
  });

  test('its button leaves it with what was typed', async () => {
    render(<Origin />);
    await userEvent.type(box(), 'bo');
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(shown).toEqual(['full', 'in its place']);
    expect(box()).toHaveProperty('value', 'bo');
  });

  test('a wide window has the list under the field', async () => {
    window.innerWidth = 1280;
    render(<Origin />);
    await userEvent.click(box());
    expect(screen.getByRole('listbox')).toBeTruthy();
    expect(shown).toEqual([]);
  });
});

test('what was searched instead is said above the options, and read out', async () => {
  render(<Origin note="Buscamos «Bogotá»" />);
  await userEvent.click(box());
  expect(screen.getAllByText(/Buscamos «Bogotá»/)).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('Buscamos «Bogotá» 3 lugares');
});

test('an option that asks for more leaves the list open', async () => {
  const asked: string[] = [];
  render(<Origin more onChosen={(value) => asked.push(value)} />);
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: 'Cerca de mí' }));
  expect(asked).toEqual(['Cerca de mí']);
  expect(screen.getByRole('listbox')).toBeTruthy();
});
