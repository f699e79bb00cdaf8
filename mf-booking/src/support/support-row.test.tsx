import { bootstrapFixture, renderPage } from '@alisio/platform/testing';
import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { texts } from '../testing/checkout-page.ts';
import { SupportRow } from './support-row.tsx';

const { site } = bootstrapFixture();
if (!site) throw new Error('the fixture has a site');
const withNumbers = {
  ...site,
  contactNumbers: { ...site.contactNumbers, mainLine: '601 000 0009', helpline: '601 000 0002' },
};

function callAt(time: string, hasPaid: boolean): string {
  jest.useFakeTimers({
    now: new Date(`2026-11-21T${time}:00-05:00`),
    doNotFake: ['queueMicrotask', 'nextTick'],
  });
  renderPage(<SupportRow title="Ayuda" code="KT-4827" hasPaid={hasPaid} />, {
    texts,
    bootstrap: { site: withNumbers },
  });
  return screen.getByRole('link').getAttribute('href') ?? '';
}

afterEach(() => jest.useRealTimers());

test('by day everybody is led to the line of sales, with the code to dictate', () => {
  expect(callAt('12:00', true)).toBe('tel:6010000009');
  expect(screen.getByText('Dicta el código KT-4827.')).not.toBeNull();
});

test('by night those who have a booking, or wait for one, are answered', () => {
  expect(callAt('03:00', true)).toBe('tel:6010000002');
  expect(screen.getByText('Atendemos las 24 horas')).not.toBeNull();
});

test('by night those who have bought nothing are told when the line opens', () => {
  expect(callAt('03:00', false)).toBe('tel:6010000009');
  expect(screen.getByText(/^Cerrado ahora/)).not.toBeNull();
});
