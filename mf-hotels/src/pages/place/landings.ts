/** A landing page of §2: its address's word as it is written there, and the town that it is about. */
export interface Landing {
  word: 'aruba' | 'cancun' | 'LosCabos' | 'PuntaCana';
}

const LANDINGS: readonly Landing[] = [
  { word: 'aruba' },
  { word: 'cancun' },
  { word: 'LosCabos' },
  { word: 'PuntaCana' },
];

const plain = (word: string): string => word.toLowerCase().replaceAll('-', '');

/** The landing that an address means, however its word is written; nothing for none. */
export const landingOf = (said = ''): Landing | undefined =>
  LANDINGS.find(({ word }) => plain(word) === plain(said));

/** Its address, with the capitals of §2. */
export const landingHref = ({ word }: Landing): string => `/us/hotel/${word}`;
