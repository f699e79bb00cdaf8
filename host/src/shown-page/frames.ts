import type { Layout } from '@alisio/platform/sdk/remote';

/** What stands around a page. */
export interface Frame {
  /**
   * `full`: product lines, choices, phone. `bare`: brand, theme and phone, so that nothing leads away. All are as
   * high as each other.
   */
  header: 'full' | 'bare' | 'none';
  /** `full`: where one can go on to. `slim`: who sells, and the choices. */
  footer: 'full' | 'slim' | 'none';
  /** the marigold band with the country's line before the footer; a page with a call row of its own has none */
  callBand: boolean;
}

/** The layouts of §2. Data without code: the web edge draws its skeletons from it too. */
export const frames: Readonly<Record<Layout, Frame>> = {
  /** A page to read: all ways on, and nothing is sold to the reader. */
  default: { header: 'full', footer: 'full', callBand: false },
  /** Where people arrive and choose: fares that are only sold by phone are said here (§1). */
  custom: { header: 'full', footer: 'full', callBand: true },
  /** A list of results under its own search; the list has its call row. */
  booking: { header: 'full', footer: 'full', callBand: false },
  /** What was bought: the header leads on, the foot does not compete with the booking. */
  result: { header: 'full', footer: 'slim', callBand: false },
  /** Paying: nothing leads away; who sells, language and currency stay. */
  footeronly: { header: 'bare', footer: 'slim', callBand: false },
  /** The bank's turn: a page between two others, with nothing of ours to press. */
  blank: { header: 'none', footer: 'none', callBand: false },
  /** One page failed, the rest works: all ways on; the message has the phone line. */
  error: { header: 'full', footer: 'slim', callBand: false },
  /** Nobody's address: it is about the ways on, so all of them are there; the message has the phone line. */
  '404': { header: 'full', footer: 'full', callBand: false },
  /** Our side failed: only what needs nothing of it. */
  '505': { header: 'bare', footer: 'slim', callBand: false },
};
