import { clientConfiguration, visitorProfile } from '@alisio/shared-contracts/visitor-stores';
import { act, screen } from '@testing-library/react';
import { asVisitor, renderPage } from '../../testing/index.ts';
import { useConverted } from './index.ts';

function Note() {
  const converted = useConverted('USD');
  return <p role="status">{converted ? `${converted.shown} · ${converted.charged}` : 'the same'}</p>;
}

const said = () => screen.getByRole('status').textContent;

test('what is charged in another currency than is shown is said by both names; in the same one, or without rates, not', () => {
  asVisitor({ currency: 'COP' });
  renderPage(<Note />);
  expect(said()).toBe('pesos colombianos · dólares estadounidenses');
  act(() => visitorProfile.set((profile) => ({ ...profile, chosenCurrency: 'USD' })));
  expect(said()).toBe('the same');
  act(() => visitorProfile.set((profile) => ({ ...profile, chosenCurrency: 'COP' })));
  act(() => clientConfiguration.set((state) => ({ ...state, currencyExchangeRate: {} })));
  expect(said()).toBe('the same');
});
