import { clientConfiguration, visitorProfile } from '@alisio/shared-contracts/visitor-stores';
import { act, screen } from '@testing-library/react';
import { asVisitor, renderPage } from '../../testing/index.ts';
import { type PricedOffer, useOfferPrices, usePrices } from './index.ts';

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

test('a page that came with the rate of the chosen currency begins in it, until the tab has its own', () => {
  const rates = { date: '2026-11-19', perDollar: { COP: 3000 } };
  renderPage(<Amounts minor={100_00} />, { bootstrap: { chosen: { currency: 'COP' }, rates } });
  expect(shownText()).toContain('COP 300.000');
  act(() => asVisitor({}));
  expect(shownText()).toContain('COP 400.000');
  act(() => clientConfiguration.set((state) => ({ ...state, currencyExchangeRate: {}, ratesDate: null })));
  expect(shownText()).toContain('US$ 100,00');
});

test('a currency without a rate of its own is not guessed', () => {
  asVisitor({ currency: 'CLP' });
  renderPage(<Amounts minor={100_00} />);
  expect(shownText()).toContain('US$ 100,00');
});

const usd = (amount: number) => ({ amount, currency: 'USD' });
const pricing = (amount: number): PricedOffer['travelerPricings'][number] => ({
  travelerId: String(amount),
  type: 'ADULT',
  price: { currency: 'USD', total: '', base: '', taxes: [], intBase: usd(amount), intTotal: usd(amount) },
  fareDetailsBySegment: [],
});
function offerOf(...amounts: number[]): PricedOffer {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return {
    price: { currency: 'USD', total: '', base: '', intTotal: usd(total) },
    travelerPricings: amounts.map(pricing),
  };
}

function Offers({
  dear,
  cheap,
  charged = false,
}: {
  dear: PricedOffer;
  cheap: PricedOffer;
  charged?: boolean;
}) {
  const { prices, totalText, dearer } = useOfferPrices({ charged });
  const each = dear.travelerPricings.map(({ price }) => prices.money(price.intTotal.amount, 'USD'));
  return (
    <p role="status">
      {each.join(' + ')} = {totalText(dear)}; {totalText(cheap)} + {dearer(dear, cheap)};{' '}
      {dearer(cheap, dear)}
    </p>
  );
}

test('shown totals are the sum of what is shown for each traveller, and differences that of totals', () => {
  asVisitor({ currency: 'EUR' });
  // 333.33 × 0.9 is 299.997: three of them converted together would be 899.99.
  renderPage(<Offers dear={offerOf(33_333, 33_333, 33_333)} cheap={offerOf(33_331, 33_331, 33_331)} />);
  expect(shownText()).toBe('€ 300,00 + € 300,00 + € 300,00 = € 900,00; € 899,94 + € 0,06; ');
});

test('a receipt is in the currency that was charged', () => {
  asVisitor({ currency: 'EUR' });
  renderPage(<Offers charged dear={offerOf(100, 200)} cheap={offerOf(100)} />);
  expect(shownText()).toBe('US$ 1,00 + US$ 2,00 = US$ 3,00; US$ 1,00 + US$ 2,00; ');
});
