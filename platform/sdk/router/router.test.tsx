import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/index.ts';
import { useAppScope } from '../page/index.ts';
import { Link, NavLink, useLocation, useSearchParams, useWayOn } from './index.ts';

function Links() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  return (
    <nav>
      <Link to="/elsewhere?a=1#b">on</Link>
      <Link to="/elsewhere" state="from here" replace>
        instead
      </Link>
      <Link to="/elsewhere" onClick={(event) => event.preventDefault()}>
        held
      </Link>
      <NavLink to="/flights" end>
        flights
      </NavLink>
      <NavLink to="/flights/all">all</NavLink>
      <NavLink to="/" end>
        home
      </NavLink>
      <button type="button" onClick={() => setSearch((now) => ({ ...Object.fromEntries(now), page: '2' }))}>
        next
      </button>
      <output>{`${search.get('page') ?? 'first'} ${state ?? ''}`}</output>
    </nav>
  );
}

const options = { path: '/flights?sort=best' };

test('a link is a real address, and a press goes there without loading the page', async () => {
  const page = renderPage(<Links />, options);
  expect(screen.getByRole('link', { name: 'on' }).getAttribute('href')).toBe('/elsewhere?a=1#b');
  await page.user.click(screen.getByRole('link', { name: 'on' }));
  expect(page.address()).toBe('/elsewhere?a=1');
  await page.go(-1);
  expect(page.address()).toBe('/flights?sort=best');
});

test('a replaced entry is not in the history, and carries its state', async () => {
  const page = renderPage(<Links />, { ...options, history: ['/before'] });
  await page.user.click(screen.getByRole('link', { name: 'instead' }));
  expect(screen.getByText('first from here')).not.toBeNull();
  await page.go(-1);
  expect(page.address()).toBe('/before');
});

test('a press with a modifier or one that was handled is left to the browser', async () => {
  const page = renderPage(<Links />, options);
  const link = screen.getByRole('link', { name: 'on' });
  link.addEventListener('click', (event) => event.preventDefault());
  for (const modifier of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
    fireEvent.click(link, modifier);
  }
  fireEvent.click(screen.getByRole('link', { name: 'held' }));
  expect(page.address()).toBe('/flights?sort=best');
});

test('only the link to where one is says so', () => {
  renderPage(<Links />, options);
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(['flights']);
});

test('another query of the same path', async () => {
  const page = renderPage(<Links />, options);
  await page.user.click(screen.getByRole('button', { name: 'next' }));
  expect(page.address()).toBe('/flights?sort=best&page=2');
  expect(screen.getByText('2')).not.toBeNull();
});

const ahead = jest.fn();
const waysOn = new Set<string | undefined>();

function PageWithWayOn() {
  const scope = useAppScope();
  scope.ahead = (href, what) => {
    ahead(href, what);
    waysOn.add(scope.wayOn);
  };
  useWayOn('/booking/summary');
  return null;
}

test('a page that says where most go next has the code of that brought, now or once the shell can', async () => {
  renderPage(<PageWithWayOn />);
  await waitFor(() => expect(ahead).toHaveBeenCalledWith('/booking/summary', 'code'));
  expect([...waysOn]).toEqual(['/booking/summary']);
});
