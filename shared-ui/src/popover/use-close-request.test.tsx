import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { Dialog, Popover } from './index.ts';

const watching = new Set<EventTarget>();
class Watcher extends EventTarget {
  constructor() {
    super();
    watching.add(this);
  }

  destroy(): void {
    watching.delete(this);
  }
}
/** What Android does: the newest hears of it. */
const back = () => act(async () => void [...watching].at(-1)?.dispatchEvent(new Event('close')));

const { userAgent } = navigator;
const use = (agent: string) =>
  Object.defineProperty(navigator, 'userAgent', { value: agent, configurable: true });
beforeEach(() => {
  window.CloseWatcher = Watcher;
  use('Mozilla/5.0 (Linux; Android 10; K)');
});
afterEach(() => {
  delete window.CloseWatcher;
  use(userAgent);
  watching.clear();
});

function Page() {
  const button = useRef<HTMLButtonElement>(null);
  const [panel, setPanel] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button ref={button} onClick={() => setPanel(true)}>
        Viajeros
      </Button>
      <Popover anchor={button} label="Elige viajeros" open={panel} onOpenChange={setPanel}>
        <Button onClick={() => setAsked(true)}>Salir</Button>
      </Popover>
      <Dialog title="¿Salir?" open={asked} onOpenChange={setAsked} closeLabel="Cerrar">
        Se pierde lo escrito.
      </Dialog>
    </>
  );
}

test("a phone's Back closes what was opened last, then what is under it, and is the page's again", async () => {
  const user = userEvent.setup();
  render(<Page />);
  expect(watching.size).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Viajeros' }));
  await user.click(await screen.findByRole('button', { name: 'Salir' }));
  await screen.findByText('Se pierde lo escrito.');
  await back();
  expect(screen.queryByText('Se pierde lo escrito.')).toBeNull();
  await screen.findByRole('button', { name: 'Salir' });
  await back();
  expect(screen.queryByRole('button', { name: 'Salir' })).toBeNull();
  expect(watching.size).toBe(0);
});

test('on a desktop nothing waits for it', async () => {
  use('Mozilla/5.0 (X11; Linux x86_64)');
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Viajeros' }));
  await screen.findByRole('button', { name: 'Salir' });
  expect(watching.size).toBe(0);
});
