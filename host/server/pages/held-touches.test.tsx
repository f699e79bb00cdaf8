import { ASLEEP, sayAlive } from '@alisio/shared-ui/hydration';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { holdTouchesScript } from './held-touches.ts';

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
    sent.push({ from, to, direct, way, cabin, count });
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
      <button type="submit">Buscar</button>
    </form>
  );
}

const { addEventListener } = window;
const listening: Parameters<typeof addEventListener>[] = [];
afterEach(() => {
  for (const [type, listener, options] of listening.splice(0))
    window.removeEventListener(type, listener, options);
});

/** The script as the page has it; its page ends with the test. */
function runScript() {
  window.addEventListener = (...given: Parameters<typeof addEventListener>) => {
    listening.push(given);
    addEventListener.apply(window, given);
  };
  new Function(holdTouchesScript)();
  window.addEventListener = addEventListener;
}

/** The script, the form drawn behind it, and nobody who answers. */
function arrive() {
  sent.length = 0;
  runScript();
  const place = document.body.appendChild(document.createElement('div'));
  place.setAttribute(ASLEEP, '');
  place.innerHTML = renderToString(<Search />);
  return {
    async takeOver() {
      render(<Search />, { container: place, hydrate: true });
      // One thing is done in each turn of the browser.
      await act(async () => {
        sayAlive(place);
        for (const _turn of Array(10).keys()) await new Promise((resolve) => setTimeout(resolve));
      });
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
  await press('Más');
  await press('Buscar');
  expect(sent).toEqual([]);
  await page.takeOver();
  expect(sent).toEqual([{ from: 'Córdoba', to: '', direct: true, way: 'one', cabin: 'business', count: 3 }]);
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

test('what is alive is left alone', async () => {
  const page = arrive();
  await page.takeOver();
  await userEvent.type(box('Origen'), 'Quito');
  await press('Buscar');
  expect(sent).toMatchObject([{ from: 'Quito' }]);
});

describe('a form with an address of its own', () => {
  const { submit } = HTMLFormElement.prototype;
  const gone: string[] = [];
  const WAITS_MS = 8000;
  beforeEach(() => {
    gone.length = 0;
    jest.useFakeTimers();
    HTMLFormElement.prototype.submit = function (this: HTMLFormElement) {
      gone.push(
        `${this.action}?${new URLSearchParams([...new FormData(this)].map(([name, value]) => [name, String(value)]))}`,
      );
    };
  });
  afterEach(() => {
    HTMLFormElement.prototype.submit = submit;
    jest.useRealTimers();
  });

  /** Pressed before anybody could answer. */
  function pressed(attributes: string) {
    runScript();
    const place = document.body.appendChild(document.createElement('div'));
    place.setAttribute(ASLEEP, '');
    place.innerHTML = `<form ${attributes}><input name="to" value="Lima"><button>Ir</button></form>`;
    const form = place.querySelector('form');
    const heard: boolean[] = [];
    form?.addEventListener('submit', (event) => {
      heard.push(event.defaultPrevented);
      event.preventDefault();
    });
    const press = () => place.querySelector('button')?.click();
    press();
    return { place, press, heard };
  }
  const fails = (src: string) => {
    const script = document.createElement('script');
    script.src = src;
    document.head.append(script);
    script.dispatchEvent(new Event('error'));
  };
  const TO_LIMA = ['http://localhost/find?to=Lima'];

  test('is sent by the browser where the code of the page fails, then and from then on', () => {
    const { press, heard } = pressed('action="/find"');
    fails('https://elsewhere.example/pixel.js');
    expect(gone).toEqual([]);
    fails('/host/main.js');
    expect(gone).toEqual(TO_LIMA);
    expect(heard).toEqual([]);
    press();
    expect(heard).toEqual([false]);
  });

  test('and where nothing comes for long', () => {
    pressed('action="/find"');
    jest.advanceTimersByTime(WAITS_MS - 1);
    expect(gone).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(gone).toEqual(TO_LIMA);
  });

  test('is done by script that comes in time, once', () => {
    const { place, heard } = pressed('action="/find"');
    sayAlive(place);
    jest.advanceTimersByTime(WAITS_MS);
    expect(heard).toEqual([false]);
    expect(gone).toEqual([]);
  });

  test('one without waits for script', () => {
    pressed('');
    fails('/host/main.js');
    jest.advanceTimersByTime(WAITS_MS);
    expect(gone).toEqual([]);
  });
});
