import { ASLEEP, sayAlive, WANTED } from '@alisio/shared-ui/hydration';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { endScript, runScript } from '../testing/hold-touches.ts';

const sent: unknown[] = [];

function Search() {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('Lima');
  const [direct, setDirect] = useState(false);
  const [way, setWay] = useState('both');
  const [cabin, setCabin] = useState('economy');
  const [count, setCount] = useState(1);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    sent.push({ from, to, direct, way, cabin, count, by: submitter?.textContent });
  };
  return (
    <form onSubmit={submit}>
      <input aria-label="Origen" value={from} onChange={({ target }) => setFrom(target.value)} />
      <input
        aria-label="Destino"
        role="combobox"
        aria-expanded="false"
        aria-controls="places"
        value={to}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTo(target.value)}
      />
      <input
        aria-label="Directo"
        type="checkbox"
        checked={direct}
        onChange={({ target }) => setDirect(target.checked)}
      />
      {['both', 'one'].map((name) => (
        <input
          key={name}
          aria-label={name}
          type="radio"
          name="way"
          checked={way === name}
          onChange={() => setWay(name)}
        />
      ))}
      <select aria-label="Cabina" value={cabin} onChange={({ target }) => setCabin(target.value)}>
        <option value="economy">Turista</option>
        <option value="business">Ejecutiva</option>
      </select>
      <button type="button" onClick={() => setCount(count + 1)}>
        Más
      </button>
      <button
        type="button"
        onClick={() => {
          setFrom(to);
          setTo(from);
        }}
      >
        Cambiar
      </button>
      <button type="submit">Buscar</button>
      <button type="submit">Comparar</button>
    </form>
  );
}

/** One thing is done in each turn of the browser. */
const turns = () =>
  act(async () => {
    for (const _turn of Array(20).keys()) await new Promise((resolve) => setTimeout(resolve));
  });

/** The script, the form drawn behind it, and nobody who answers. */
function arrive() {
  sent.length = 0;
  runScript();
  const place = document.body.appendChild(document.createElement('div'));
  place.setAttribute(ASLEEP, '');
  place.innerHTML = renderToString(<Search />);
  return {
    place,
    async takeOver() {
      render(<Search />, { container: place, hydrate: true });
      act(() => sayAlive(place));
      await turns();
    },
    /** as React does where what it finds is not what it would draw */
    async drawAnew() {
      place.innerHTML = '';
      render(<Search />, { container: place });
      act(() => sayAlive(place));
      await turns();
    },
  };
}
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('what was typed, chosen and pressed before anybody could answer is done once somebody can', async () => {
  const page = arrive();
  await userEvent.type(box('Origen'), 'Córdoba');
  await userEvent.clear(box('Destino'));
  await userEvent.click(box('Directo'));
  await userEvent.click(box('one'));
  await userEvent.selectOptions(box('Cabina'), 'business');
  await press('Más');
  await press('Buscar');
  expect(sent).toEqual([]);
  await page.takeOver();
  expect(sent).toEqual([
    { from: 'Córdoba', to: '', direct: true, way: 'one', cabin: 'business', count: 2, by: 'Buscar' },
  ]);
  expect(box('Origen').value).toBe('Córdoba');
});

test('what is typed on keeps its place: the caret stays, the next letter follows', async () => {
  const page = arrive();
  await userEvent.type(box('Origen'), 'Bogot');
  box('Origen').setSelectionRange(2, 2);
  await page.takeOver();
  expect(box('Origen').selectionStart).toBe(2);
  await userEvent.keyboard('x');
  await press('Buscar');
  expect(sent).toMatchObject([{ from: 'Boxgot' }]);
});

test('a proposed place gives way where what stands around it is alive, too, and keeps the focus to itself', async () => {
  const page = arrive();
  box('Destino').form?.parentElement?.addEventListener('focusin', (event) => event.stopPropagation(), true);
  box('Destino').focus();
  await userEvent.keyboard('Quito');
  expect(box('Destino').value).toBe('Quito');
  await page.takeOver();
  expect(box('Destino').value).toBe('Quito');
});

test('a proposed place gives way to what is typed, also where it comes to life between two letters', async () => {
  const page = arrive();
  box('Destino').focus();
  await userEvent.keyboard('Qui');
  await page.takeOver();
  await userEvent.keyboard('to');
  expect(box('Destino').value).toBe('Quito');
  await press('Buscar');
  expect(sent).toMatchObject([{ to: 'Quito' }]);
});

test('a letter that comes before what was typed is done again goes on from it', async () => {
  const { place } = arrive();
  const hands = userEvent.setup({ delay: null });
  await hands.click(box('Directo'));
  box('Destino').focus();
  await hands.keyboard('Qui');
  render(<Search />, { container: place, hydrate: true });
  // The first of them is done, the letters wait for their turn.
  act(() => sayAlive(place));
  box('Destino').value = 'Lima';
  await hands.keyboard('to');
  await turns();
  await press('Buscar');
  expect(sent).toMatchObject([{ to: 'Quito', direct: true }]);
});

test('who presses again while nothing moves is heard once: one submission, the last, and one press in a row', async () => {
  const page = arrive();
  for (const name of ['Más', 'Más', 'Más', 'Cambiar', 'Más', 'Buscar', 'Comparar', 'Buscar', 'Comparar'])
    await press(name);
  await userEvent.type(box('Origen'), '!');
  await press('Comparar');
  await page.takeOver();
  expect(sent).toMatchObject([{ count: 3, from: '!', by: 'Comparar' }]);
});

/** What a hand does, in its order. */
const visits: Record<string, () => Promise<void>> = {
  'a field typed again behind a press': async () => {
    await userEvent.type(box('Origen'), 'Quito');
    await press('Cambiar');
    await userEvent.clear(box('Origen'));
    await userEvent.type(box('Origen'), 'Bogotá');
    await press('Buscar');
  },
  'a box checked, a press, and unchecked': async () => {
    await userEvent.click(box('Directo'));
    await press('Más');
    await userEvent.click(box('Directo'));
    await press('Comparar');
  },
  'one way, the other, and the first again': async () => {
    for (const name of ['one', 'both', 'one', 'both']) await userEvent.click(box(name));
    await press('Buscar');
  },
  'more than a hundred touches': async () => {
    for (const _time of Array(60).keys())
      for (const name of ['Más', 'Cambiar']) act(() => screen.getByText(name).click());
    await userEvent.type(box('Origen'), 'Cali');
    await press('Buscar');
  },
};
test.each(Object.entries(visits))('held and done later is as if done at once: %s', async (_name, visit) => {
  const alive = arrive();
  await alive.takeOver();
  await visit();
  const [atOnce] = sent;
  alive.place.remove();
  endScript();
  const asleep = arrive();
  await visit();
  expect(sent).toEqual([]);
  await asleep.takeOver();
  await waitFor(() => expect(sent).toEqual([atOnce]));
});

test('what is done while what was held is still being done comes after it', async () => {
  const { place } = arrive();
  await userEvent.type(screen.getByLabelText('Origen'), 'Bogotá');
  await userEvent.selectOptions(screen.getByLabelText('Cabina'), 'business');
  await userEvent.click(screen.getByLabelText('Directo'));
  render(<Search />, { container: place, hydrate: true });
  act(() => sayAlive(place));
  // The first of them is done, the others wait for their turn.
  act(() => screen.getByRole('button', { name: 'Más' }).click());
  act(() => screen.getByRole('button', { name: 'Buscar' }).click());
  expect(sent).toEqual([]);
  await turns();
  expect(sent).toMatchObject([{ from: 'Bogotá', cabin: 'business', direct: true, count: 2, by: 'Buscar' }]);
});

test('what is typed into a field that woke is not undone by what was held of it', async () => {
  const { place } = arrive();
  await userEvent.type(screen.getByLabelText('Origen'), 'Bog');
  await userEvent.selectOptions(screen.getByLabelText('Cabina'), 'business');
  await userEvent.click(screen.getByLabelText('Directo'));
  render(<Search />, { container: place, hydrate: true });
  act(() => sayAlive(place));
  act(() => {
    fireEvent.change(screen.getByLabelText('Cabina'), { target: { value: 'economy' } });
  });
  await turns();
  screen.getByRole('button', { name: 'Buscar' }).click();
  expect(sent).toMatchObject([{ from: 'Bog', cabin: 'economy', direct: true }]);
});

test('one that throws does not keep what follows', async () => {
  const page = arrive();
  await press('Comparar');
  await press('Cambiar');
  const { requestSubmit } = HTMLFormElement.prototype;
  HTMLFormElement.prototype.requestSubmit = () => {
    throw new Error('not its owner');
  };
  const uncaught: unknown[] = [];
  const listener = (event: ErrorEvent) => {
    event.preventDefault();
    uncaught.push(event.message);
  };
  window.addEventListener('error', listener);
  await page.takeOver();
  window.removeEventListener('error', listener);
  HTMLFormElement.prototype.requestSubmit = requestSubmit;
  expect(uncaught).toEqual(['not its owner']);
  expect(box('Destino').value).toBe('');
});

test('what was typed, chosen and pressed is done to a form that was drawn anew', async () => {
  const page = arrive();
  await userEvent.type(box('Origen'), 'Cali');
  await userEvent.click(box('one'));
  await press('Comparar');
  await page.drawAnew();
  expect(sent).toMatchObject([{ from: 'Cali', way: 'one', by: 'Comparar' }]);
  expect(box('Origen').value).toBe('Cali');
});

test('also where that comes later than the page, and not where the visitor has left', async () => {
  const page = arrive();
  await userEvent.type(box('Origen'), 'Cali');
  page.place.innerHTML = '';
  sayAlive(page.place);
  await page.drawAnew();
  expect(box('Origen').value).toBe('Cali');
  page.place.remove();
  endScript();

  const left = arrive();
  await userEvent.type(box('Origen'), 'Lima');
  left.place.innerHTML = '';
  window.history.pushState(null, '', '/elsewhere');
  sayAlive(left.place);
  window.history.pushState(null, '', '/');
  await left.drawAnew();
  expect(box('Origen').value).toBe('');
});

test('letters that are composed of others are not disturbed: what is held waits for the last', async () => {
  const page = arrive();
  await userEvent.type(box('Origen'), 'Ca');
  box('Origen').dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  await press('Buscar');
  await page.takeOver();
  expect(sent).toEqual([]);
  act(() => void box('Origen').dispatchEvent(new CompositionEvent('compositionend', { bubbles: true })));
  await turns();
  expect(sent).toMatchObject([{ from: 'Ca' }]);
});

test('what is held is heard by nobody else, and wakes what sleeps inside of what woke', async () => {
  const page = arrive();
  const outer = document.body.appendChild(document.createElement('main'));
  outer.setAttribute(ASLEEP, '');
  outer.append(page.place);
  const heard: string[] = [];
  const hear = ({ type }: Event) => void heard.push(type);
  for (const type of ['click', 'submit']) page.place.addEventListener(type, hear);
  page.place.addEventListener(WANTED, hear);
  await press('Más');
  box('Origen').form?.requestSubmit();
  expect(heard).toEqual([]);
  sayAlive(outer);
  expect(heard).toEqual([WANTED, WANTED]);
});

test('a press shows until it is done', async () => {
  const page = arrive();
  const looks: string[] = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (this: Element) {
    const name = String(this.textContent);
    looks.push(name);
    return Object.assign(Object.create(null), { cancel: () => looks.splice(looks.indexOf(name), 1) });
  };
  for (const name of ['Más', 'Más', 'Buscar', 'Comparar']) await press(name);
  Element.prototype.animate = animate;
  expect(looks).toEqual(['Más', 'Comparar']);
  await page.takeOver();
  expect(looks).toEqual([]);
});

test('what is alive is left alone', async () => {
  const page = arrive();
  await page.takeOver();
  await userEvent.type(box('Origen'), 'Quito');
  await press('Buscar');
  expect(sent).toMatchObject([{ from: 'Quito' }]);
});
