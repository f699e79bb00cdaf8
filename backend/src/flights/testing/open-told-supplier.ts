import { exit } from 'node:process';
import { datesOf, type FlightSupplier } from '../flight-supplier.ts';

/** A supplier for tests of threads: it finds nothing, has the number of each day as its lowest total, and ends its thread when the sales tell it so. */
const told: FlightSupplier = {
  name: 'told',
  sellsIn: () => true,
  search: async ({ legInfo }, { seatSales }) => {
    const { from } = legInfo['1'];
    const sales = await seatSales([from]);
    if (sales.get('end')) exit(1);
    if (sales.get('fail')) throw new Error('the supplier fails');
    return { offers: [], currency: 'USD', seatKeys: [from], freshUntil: 0 };
  },
  lowestTotals: async (question) => ({
    totals: datesOf(question).map((date) => {
      const total = Number(date.replaceAll('-', ''));
      return { total, shares: [total] };
    }),
    currency: 'USD',
  }),
  offer: async () => undefined,
  book: async () => undefined,
  seatClaims: () => undefined,
};

/** Another, which sells to one place alone, and answers there when it is told its sales. */
const late: FlightSupplier = {
  ...told,
  name: 'late',
  search: async (payload, context) => {
    const { from, to } = payload.legInfo['1'];
    if (to !== 'LAT') throw new Error('it does not sell there');
    return told.search(
      { ...payload, legInfo: { '1': { ...payload.legInfo['1'], from: `late ${from}` } } },
      context,
    );
  },
};

export const openSuppliers = () => [told, late];
