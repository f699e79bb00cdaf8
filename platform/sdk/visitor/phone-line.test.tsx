import { contactsCache, visitorProfile } from '@alisio/shared-contracts/visitor-stores';
import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { bootstrapFixture, renderPage } from '../../testing/index.ts';
import { usePhoneLine } from './index.ts';
import { isOpenAt } from './opening-hours.ts';

function Line() {
  const line = usePhoneLine();
  if (!line) return <p>nobody</p>;
  const state = line.openNow ? 'open' : 'closed';
  return (
    <a href={line.href}>
      {line.shown}, {state}, {line.opens} to {line.closes}
    </a>
  );
}

const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');
const words = () => plain(screen.getByRole('link').textContent);
const atClock = (time: string) =>
  jest.useFakeTimers({ now: new Date(`2026-11-21T${time}:00Z`), doNotFake: ['queueMicrotask', 'nextTick'] });

afterEach(() => jest.useRealTimers());

const { site } = bootstrapFixture();
if (!site) throw new Error('the fixture has a site');
const numbers = {
  mainEn: '+1 305 555 0100',
  mainEs: '+34 900 000 000',
  mainLine: '601 000 0009',
  helpline: '1',
};
const withNumbers = (change: Partial<typeof numbers> = {}) => ({
  bootstrap: { site: { ...site, contactNumbers: { ...numbers, ...change } } },
});

test('the line of the country, and the fallback where it has none', () => {
  renderPage(<Line />, withNumbers());
  expect(words()).toContain('601 000 0009');
  act(() => contactsCache.set((cache) => ({ ...cache, contactNumber: '+52 55 0000 0000' })));
  expect(words()).toContain('+52 55 0000 0000');
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+525500000000');
});

test('the line that the page came with, for as long as the visitor is of its country', () => {
  const line = { contactNumber: '+52 55 0000 0000', countryCode: 'MX' };
  const location = { country: 'MX', currency: 'MXN' };
  renderPage(<Line />, { bootstrap: { ...withNumbers().bootstrap, line, location } });
  expect(words()).toContain('+52 55 0000 0000');
  act(() => visitorProfile.set((profile) => ({ ...profile, chosenCountry: 'CO' })));
  expect(words()).toContain('601 000 0009');
});

test.each([
  ['es', '+34 900 000 000'],
  ['en', '+1 305 555 0100'],
] as const)('a site without a fallback has a line for people who read %s', (language, number) => {
  renderPage(<Line />, { ...withNumbers({ mainLine: '' }), language });
  expect(words()).toContain(number);
});

test('it opens and closes by the clock on its own wall, while the page stays open', () => {
  atClock('12:59');
  renderPage(<Line />);
  expect(words()).toMatch(/closed, 8 a\. m\. GMT-\u20605 to 10 p\. m\. GMT-\u20605$/);
  act(() => jest.setSystemTime(new Date('2026-11-21T13:00:00Z')));
  act(() => jest.advanceTimersByTime(15_000));
  expect(words()).toContain('open');
  act(() => jest.setSystemTime(new Date('2026-11-22T03:00:00Z')));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(words()).toContain('closed');
});

test('at half past eight in Madrid the line of Spain is open, and that of Colombia, which any other has, closed', () => {
  atClock('07:30');
  renderPage(<Line />);
  expect(words()).toContain('closed');
  const contacts = [{ countryCode: 'ES', contactNumber: '+34 900 000 000' }];
  act(() =>
    contactsCache.set((cache) => ({ ...cache, allContacts: contacts, contactNumber: '+34 900 000 000' })),
  );
  expect(words()).toContain('open');
  expect(words()).toContain('GMT+1');
});

test('whoever has the clock of the line reads its hours alone', () => {
  const site = { ...withNumbers().bootstrap.site };
  const here = { ...site, customerContactInfo: { ...site.customerContactInfo, country: 'ZZ' } };
  renderPage(<Line />, { bootstrap: { site: here } });
  expect(words()).toMatch(/8 a\. m\. to 10 p\. m\.$/);
});

test('nobody can be called while the site is not known', () => {
  renderPage(<Line />, { bootstrap: { site: undefined } });
  screen.getByText('nobody');
});

test.each([
  ['08:00', '22:00', '08:00', true],
  ['08:00', '22:00', '22:00', false],
  ['20:00', '04:00', '23:30', true],
  ['20:00', '04:00', '03:59', true],
  ['20:00', '04:00', '04:00', false],
  ['00:00', '00:00', '12:00', true],
])('from %s to %s, at %s: %s', (opens, closes, time, open) => {
  expect(isOpenAt({ opens, closes }, time)).toBe(open);
});
