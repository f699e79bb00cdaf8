import { clientConfiguration, visitorProfile } from '@alisio/shared-contracts/visitor-stores';

/** Units of each currency for one US dollar; round figures that keep what is expected readable. */
const DEMO_RATES = { COP: 4000, EUR: 0.9, ARS: 1000, MXN: 20 } as const;

export interface VisitorFacts {
  /** ISO code; prices follow it where the demo rates know it */
  currency?: string;
  country?: string;
}

/** What the shell has learnt of the visitor: the tab's stores as it fills them. Rates of 20 November 2026. */
export function asVisitor({ currency, country }: VisitorFacts): void {
  visitorProfile.set((profile) => ({
    ...profile,
    chosenCurrency: currency ?? profile.chosenCurrency,
    chosenCountry: country ?? profile.chosenCountry,
  }));
  clientConfiguration.set((state) => ({
    ...state,
    currencyExchangeRate: DEMO_RATES,
    ratesDate: '2026-11-20',
    ratesAskedAt: Date.now(),
  }));
}
