import type { CruiseRegion } from '@alisio/shared-contracts/cruises';

/** A port of each sea that was drawn by hand, else a coast of that kind. */
const POSTERS: Record<CruiseRegion, string> = {
  'caribbean-west': 'cancun',
  'caribbean-east': 'san-juan',
  'caribbean-south': 'curazao',
  bahamas: 'island/bahamas',
  'mexico-pacific': 'los-cabos',
  alaska: 'harbour/alaska',
  'mediterranean-west': 'barcelona',
  'mediterranean-east': 'santorini',
  'northern-europe': 'harbour/northern-europe',
  canaries: 'tenerife',
  'south-america': 'rio-de-janeiro',
  transatlantic: 'crucero',
};

export const posterOfRegion = (region: CruiseRegion): string => POSTERS[region];
