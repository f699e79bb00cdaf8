import { callApi } from '@alisio/platform/sdk/api';
import { getExchangeRates } from '@alisio/shared-contracts/endpoints';
import { DEFAULT_CURRENCY, type ExchangeRates } from '@alisio/shared-contracts/visitor';
import { clientConfiguration } from '@alisio/shared-contracts/visitor-stores';
import { nextTurn } from './next-turn.ts';

/** Asked again after 30 minutes, the life of a kept answer (§9). */
const FRESH_MS = 30 * 60_000;

/** Units of each currency for one US dollar, whatever the answer counts from. @throws RangeError without the dollar */
function perDollar({ base, rates }: ExchangeRates): Record<string, number> {
  if (base === DEFAULT_CURRENCY) return rates;
  const dollar = rates[DEFAULT_CURRENCY];
  if (dollar === undefined) throw new RangeError('no rate of the US dollar');
  const whole = { ...rates, [base]: 1 };
  return Object.fromEntries(Object.entries(whole).map(([currency, rate]) => [currency, rate / dollar]));
}

async function ask(): Promise<void> {
  try {
    const answer = await callApi(getExchangeRates);
    const rates = { currencyExchangeRate: perDollar(answer), ratesDate: answer.date };
    clientConfiguration.set((state) => ({ ...state, ...rates, ratesAskedAt: Date.now() }));
  } catch {
    await nextTurn();
    // §8: logged, and the rates are empty: prices stay in the currency that is charged. The next page asks anew.
    console.error('Currency exchange API fail');
    const none = { currencyExchangeRate: {}, ratesDate: null, ratesAskedAt: Date.now() };
    clientConfiguration.set((state) => ({ ...state, ...none }));
  }
}

/** Keeps the rates (§7) no older than half an hour, also in a tab that slept. @returns what ends it */
export function keepRates(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { ratesAskedAt, ratesDate } = clientConfiguration.get();
  let askedAt = ratesDate === null ? 0 : ratesAskedAt;
  let ended = false;
  const check = () => {
    clearTimeout(timer);
    if (ended) return;
    const age = Date.now() - askedAt;
    // A clock that was set back makes an age that cannot be.
    if (age >= FRESH_MS || age < 0) {
      askedAt = Date.now();
      void ask();
    }
    timer = setTimeout(check, askedAt + FRESH_MS - Date.now());
  };
  document.addEventListener('visibilitychange', check);
  check();
  return () => {
    ended = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
  };
}
