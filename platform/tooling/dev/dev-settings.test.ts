import { readDevSettings } from './dev-settings.ts';

test('the ports begin at 5100, and the site on this machine may load what they serve', () => {
  expect(readDevSettings({}, 3000, 2)).toEqual({
    firstPort: 5100,
    sites: ['http://localhost:3000', 'http://127.0.0.1:3000'],
  });
});

test('further sites are named by their addresses', () => {
  const { sites } = readDevSettings({ DEV_SITES: 'https://qa.test/any, http://other.test:81' }, 3000, 1);
  expect(sites.slice(2)).toEqual(['https://qa.test', 'http://other.test:81']);
});

test.each([
  [{ DEV_PORT: 'many' }, /DEV_PORT/],
  [{ DEV_PORT: '0' }, /DEV_PORT/],
  [{ DEV_PORT: '65534' }, /DEV_PORT/],
  [{ DEV_SITES: 'qa' }, /DEV_SITES/],
  [{ DEV_SITES: 'ftp://qa.test' }, /DEV_SITES/],
])('%j is refused with its name', (environment, name) => {
  expect(() => readDevSettings(environment, 3000, 2)).toThrow(name);
});
