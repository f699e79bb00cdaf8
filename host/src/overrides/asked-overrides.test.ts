import { addressKept, askedIn, asking } from './asked-overrides.ts';

const addressOf = (search: string) => addressKept({ pathname: '/a', search });

test.each([
  ['', '/a'],
  ['?b=1', '/a?b=1'],
  ['?mf=x@1', '/a'],
  ['?mf=x@1&b=1', '/a?b=1'],
  ['?b=1&mf=x@1', '/a?b=1'],
  ['?b=1&mf=x@1&c=%20', '/a?b=1&c=%20'],
  ['?mf=x&&b=1', '/a?b=1'],
  ['?%6Df=x&b=1', '/a?b=1'],
  ['?mf&b=1', '/a?b=1'],
  ['?mfx=1', '/a?mfx=1'],
])('once a tab keeps what %s asks for, its address is %s', (search, address) => {
  expect(addressOf(search)).toBe(address);
  expect(askedIn(address.slice(2))).toBeNull();
});

test('what is asked for takes the place of what was', () => {
  expect(asking('?mf=old&b=1', 'mf-a@2')).toBe('?b=1&mf=mf-a%402');
});
