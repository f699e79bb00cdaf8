import { fileURLToPath } from 'node:url';
import { journeysIn, withJourneys } from './journeys-named.ts';

const journeys = ['booking', 'new-remote', 'remote-loading', 'remotes'];
const read = (...args: string[]) => withJourneys(args, journeys);

test.each([
  'booking',
  'book',
  'booking.spec.ts',
  'e2e/journeys/booking.spec.ts',
  '/work/e2e/journeys/booking.spec.ts',
])('%s is the journey of that name alone', (word) => {
  expect(read(word)).toEqual(['/journeys/booking.spec.ts']);
});

test('a line is kept, a whole name wins over names that have it in them, and part of a name is all that have it', () => {
  expect(read('booking:12')).toEqual(['/journeys/booking.spec.ts:12']);
  expect(read('remotes')).toEqual(['/journeys/remotes.spec.ts']);
  expect(read('remote')).toEqual([
    '/journeys/new-remote.spec.ts',
    '/journeys/remote-loading.spec.ts',
    '/journeys/remotes.spec.ts',
  ]);
});

test.each(['journey', 'journeys', 'spec', 'e2e', 'alisio'])(
  '"%s", which is no journey, is said to be none',
  (word) => {
    expect(() => read(word)).toThrow(
      `No journey is called "${word}". There are booking, new-remote, remote-loading, remotes; by a title: npm run e2e -- --grep "${word}".`,
    );
  },
);

test('texts of options are no journeys', () => {
  const options = ['--grep', 'a duplicated tab', '-j', '1', '--trace', 'on', '--list', '--timeout=5'];
  expect(read(...options, 'booking', '-x')).toEqual([...options, '/journeys/booking.spec.ts', '-x']);
});

test('the journeys of this tree are found', () => {
  const found = journeysIn(fileURLToPath(new URL('../../..', import.meta.url)));
  expect(found).toEqual(expect.arrayContaining(['booking', 'release-line']));
});
