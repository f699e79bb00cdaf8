import type { TrainDeal } from '@alisio/shared-contracts/trains';

/** A deal as the API tells it. */
export const DEAL: TrainDeal = {
  id: 'londres-paris-1024-basic',
  code: 'TN-2348',
  from: { slug: 'londres', name: 'Londres', region: 'europe' },
  to: { slug: 'paris', name: 'París', region: 'europe' },
  operator: 'Gaviota Exprés',
  service: 'high-speed',
  trainClass: 'basic',
  date: '2026-12-18',
  otherDates: ['2026-12-19'],
  stops: [
    { place: 'Londres', station: 'St Pancras', departs: '2026-12-18T10:24:00' },
    { place: 'París', station: 'Gare du Nord', arrives: '2026-12-18T13:37:00', clockAhead: 1 },
  ],
  minutes: 133,
  party: { adults: 2, children: 0 },
  price: { web: 23600, phone: 17700, webEach: 11800, phoneEach: 8850, percent: 25, currency: 'USD' },
  includes: ['seat', 'wifi'],
  changes: 'fee',
  until: '2026-11-29',
};
