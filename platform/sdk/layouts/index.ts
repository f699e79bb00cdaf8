/** What stands around a page of a layout, and in its place while it comes. */
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
  /** the rough shape of the page, from the top */
  skeleton: readonly SkeletonPiece[];
  /** beside it in wide windows, below it in others */
  aside?: readonly SkeletonPiece[];
}

/** `finder`: the field of a search, or a form. `card`: one of a list. */
export type SkeletonPiece = 'title' | 'finder' | 'block' | 'card';

/** The layouts of §2: the one place where they are spelt. Shell and edge draw frames and skeletons from it. */
const table = {
  /** A page to read: all ways on, and nothing is sold to the reader. */
  default: { header: 'full', footer: 'full', callBand: false, skeleton: ['title', 'finder'] },
  /** Where people arrive and choose: fares that are only sold by phone are said here (§1). */
  custom: { header: 'full', footer: 'full', callBand: true, skeleton: ['finder', 'block', 'block'] },
  /** A list of results under its own search; the list has its call row. */
  booking: { header: 'full', footer: 'full', callBand: false, skeleton: ['title', 'card', 'card', 'card'] },
  /** What was bought: the header leads on, the foot does not compete with the booking. */
  result: { header: 'full', footer: 'slim', callBand: false, skeleton: ['title', 'finder'] },
  /** Paying: nothing leads away; who sells, language and currency stay. */
  footeronly: {
    header: 'bare',
    footer: 'slim',
    callBand: false,
    skeleton: ['title', 'block', 'finder'],
    aside: ['finder'],
  },
  /** The bank's turn: a page between two others, with nothing of ours to press. */
  blank: { header: 'none', footer: 'none', callBand: false, skeleton: [] },
  /** One page failed, the rest works: all ways on; the message has the phone line. */
  error: { header: 'full', footer: 'slim', callBand: false, skeleton: ['title', 'block'] },
  /** Nobody's address: it is about the ways on, so all of them are there; the message has the phone line. */
  '404': { header: 'full', footer: 'full', callBand: false, skeleton: ['title', 'block'] },
  /** Our side failed: only what needs nothing of it. */
  '505': { header: 'bare', footer: 'slim', callBand: false, skeleton: ['title', 'block'] },
} as const satisfies Record<string, Frame>;

export type Layout = keyof typeof table;
export const frames: Readonly<Record<Layout, Frame>> = table;

const isLayout = (name: string): name is Layout => Object.hasOwn(table, name);
export const layouts: readonly Layout[] = Object.keys(table).filter(isLayout);

/** Of a page that nobody claims, until more is known. */
export const DEFAULT_LAYOUT = 'default' satisfies Layout;

/** Of what stands in place of a page that cannot be shown, by its status: nobody's, gone for good, our side failed, switched off or broken. */
export const layoutOfStatus = { 404: '404', 410: '404', 500: '505', 503: 'error' } as const satisfies Record<
  number,
  Layout
>;
