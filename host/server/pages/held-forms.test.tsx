import { ASLEEP, sayAlive } from '@alisio/shared-ui/hydration';
import { jest } from '@jest/globals';
import { runScript } from '../testing/hold-touches.ts';

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

  test('one that is to be sent as a body goes where the shell itself fails, and never in an address', () => {
    const { press, heard } = pressed('method="post"');
    fails('/remotes/mf-content/1.0.0/contact.js');
    jest.advanceTimersByTime(WAITS_MS);
    expect(gone).toEqual([]);
    fails('/host/1.0.0/main.5a.js');
    expect(gone).toHaveLength(1);
    press();
    expect(heard).toEqual([false]);
  });

  test('one without waits for script', () => {
    pressed('');
    fails('/host/main.js');
    jest.advanceTimersByTime(WAITS_MS);
    expect(gone).toEqual([]);
  });
});
