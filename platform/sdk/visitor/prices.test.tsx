import { clientConfiguration, visitorProfile } from '@alisio/shared-contracts/visitor-stores';
import { act, screen } from '@testing-library/react';
import { asVisitor, renderPage } from '../../testing/index.ts';
import { type PriceSum, usePriceSums, usePrices } from './index.ts';

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const shownText = () => plain(screen.getByRole('status').textContent);

function Amounts({ minor }: { minor: number }) {
  const { money, fromMoney, converts } = usePrices();
  return (
    <p role="status">
      {money(minor, 'USD')} · {fromMoney(minor, 'USD')} · {String(converts('USD'))}
    </p>
  );
}

test.each([
  ['USD', 'US$ 2.148,67 · US$ 2.149 · false'],
  ['COP', 'COP 8.594.680 · COP 8.594.680 · true'],
  ['ARS', 'ARS 2.148.670 · ARS 2.148.670 · true'],
  ['EUR', '€ 1.933,80 · € 1.934 · true'],
])('prices in %s by the formats of the site (§9)', (currency, text) => {
  asVisitor({ currency });
  renderPage(<Amounts minor={214_867} />);
  expect(shownText()).toBe(text);
});

test('another currency is shown at once, without a reload', () => {
  asVisitor({ currency: 'COP' });
  renderPage(<Amounts minor={100_00} />);
  expect(shownText()).toContain('COP 400.000');
  act(() => visitorProfile.set((profile) => ({ ...profile, chosenCurrency: 'EUR' })));
  expect(shownText()).toContain('€ 90,00');
});

test('without rates prices stay in the currency that is charged (§8)', () => {
  asVisitor({ currency: 'COP' });
  renderPage(<Amounts minor={100_00} />);
  act(() => clientConfiguration.set((state) => ({ ...state, currencyExchangeRate: {} })));
  expect(shownText()).toBe('US$ 100,00 · US$ 100 · false');
});

test('a page that came with the rate of its currency stays with it, until the tab has a newer one', () => {
  const rates = { date: '2026-11-19', perDollar: { COP: 3000 } };
  renderPage(<Amounts minor={100_00} />, { bootstrap: { chosen: { currency: 'COP' }, rates } });
  expect(shownText()).toContain('COP 300.000');
  const tabHas = (ratesDate: string | null) =>
    act(() =>
      clientConfiguration.set((state) => ({
        ...state,
        currencyExchangeRate: { COP: 4000, EUR: 0.9 },
        ratesDate,
      })),
    );
  tabHas('2026-11-19');
  expect(shownText()).toContain('COP 300.000');
  act(() => visitorProfile.set((profile) => ({ ...profile, chosenCurrency: 'EUR' })));
  expect(shownText()).toContain('€ 90,00');
  act(() => visitorProfile.reset());
  tabHas('2026-11-20');
  expect(shownText()).toContain('COP 400.000');
  act(() => clientConfiguration.set((state) => ({ ...state, currencyExchangeRate: {}, ratesDate: null })));
  expect(shownText()).toContain('COP 300.000');
});

test('a currency without a rate of its own is not guessed', () => {
  asVisitor({ currency: 'CLP' });
  renderPage(<Amounts minor={100_00} />);
  expect(shownText()).toContain('US$ 100,00');
});

const usd = (...amounts: number[]): PriceSum => ({ currency: 'USD', amounts });

function Sums({ dear, cheap, charged = false }: { dear: PriceSum; cheap: PriceSum; charged?: boolean }) {
  const { prices, totalText, chargedText, dearer } = usePriceSums({ charged });
  const each = dear.amounts.map((amount) => prices.money(amount, dear.currency));
  return (
    <p role="status">
      {each.join(' + ')} = {totalText(dear)}; {totalText(cheap)} + {dearer(dear, cheap)};{' '}
      {dearer(cheap, dear)}; {chargedText(dear)}
    </p>
  );
}

test('shown totals are the sum of what is shown for each part, and differences that of totals', () => {
  asVisitor({ currency: 'EUR' });
  // 333.33 × 0.9 is 299.997: three of them converted together would be 899.99.
  renderPage(<Sums dear={usd(33_333, 33_333, 33_333)} cheap={usd(33_331, 33_331, 33_331)} />);
  expect(shownText()).toBe('€ 300,00 + € 300,00 + € 300,00 = € 900,00; € 899,94 + € 0,06; ; US$ 999,99');
});

test('a receipt is in the currency that was charged', () => {
  asVisitor({ currency: 'EUR' });
  renderPage(<Sums charged dear={usd(100, 200)} cheap={usd(100)} />);
  expect(shownText()).toBe('US$ 1,00 + US$ 2,00 = US$ 3,00; US$ 1,00 + US$ 2,00; ; US$ 3,00');
});
