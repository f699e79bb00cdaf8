import { visitorProfile } from '@alisio/shared-contracts/visitor-stores';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { appFixture } from '../../testing/index.ts';
import { AppProviders } from '../app/index.ts';
import { nameOfCode, useVisitor, type Visitor } from './index.ts';

const euro = { agentIpInfo: { country: 'DE', currency: 'EUR' } };

type Read = (visitor: Visitor) => unknown[];

const Shown = ({ read }: { read: Read }) => <p>{read(useVisitor()).join(', ')}</p>;

const show = (read: Read) =>
  render(
    <AppProviders app={appFixture({})}>
      <Shown read={read} />
    </AppProviders>,
  );

beforeEach(() => {
  visitorProfile.set((profile) => ({ ...profile, ...euro }));
});
afterEach(() => {
  visitorProfile.reset();
  jest.restoreAllMocks();
});

test('who reads codes alone waits for no names', () => {
  const made = jest.spyOn(Intl, 'DisplayNames');
  show(({ country, currency }) => [country?.code, currency.code, currency.countryCode, currency.flag]);
  screen.getByText('DE, EUR, EU, european-union');
  expect(made).not.toHaveBeenCalled();
});

test('country and currency have their names in the language of the page', () => {
  show(({ country, currency }) => [country?.name, currency.name, currency.country]);
  screen.getByText('Alemania, euro, Unión Europea');
});

test('a code that cannot be one stands for itself', () => {
  expect(nameOfCode('CO', 'en', 'region')).toBe('Colombia');
  expect(nameOfCode('?', 'en', 'region')).toBe('?');
});
