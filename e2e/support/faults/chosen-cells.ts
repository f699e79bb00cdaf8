import { CODE_CHANGES, CODE_FAULTS, type CodeFault } from './code-faults.ts';
import { NETWORK_FAULTS, type NetworkFault } from './network-faults.ts';
import { PARTS, type Part } from './remote-parts.ts';

/** What goes wrong with a part: on its way, or by a release. */
export type PartFault =
  | { part: Part; kind: 'network'; fault: NetworkFault }
  | { part: Part; kind: 'released'; fault: CodeFault };

/** As it stands in the table. */
export const nameOf = ({ kind, fault }: PartFault): string =>
  kind === 'released' ? `released: ${fault}` : fault;

/** Those in which a page waits for what does not come: they take seconds, and no work. */
export const isWait = ({ fault }: PartFault): boolean => fault === 'hanging' || fault === 'very slow';

const onTheWay = (part: Part, faults: readonly NetworkFault[]): PartFault[] =>
  faults.map((fault) => ({ part, kind: 'network', fault }));

const released = (part: Part): PartFault[] =>
  CODE_FAULTS.filter((fault) => fault in CODE_CHANGES[part]).map((fault) => ({
    part,
    kind: 'released',
    fault,
  }));

/** Every part under every fault. */
export const EVERY_FAULT: readonly PartFault[] = PARTS.flatMap((part) => [
  ...onTheWay(part, NETWORK_FAULTS),
  ...released(part),
]);

/**
 * To a browser the bodies that are not as they were pinned are one fault, and so are the answers that are none: the
 * edge is tried with each of them without a browser (`host/server/releases/released-files.test.ts`).
 */
const DECIDED_WITHOUT_BROWSER: readonly NetworkFault[] = [
  '404',
  'HTML with 200',
  'truncated',
  'syntax error',
];

/**
 * Faults that are one with another to whatever loads a part: what does not parse is not evaluated, and an answer that
 * is none has not come. They are tried where a part is brought in a way of its own, by the remote's script and by its
 * chunks; every part has the faults that they are one with.
 */
const AS_ANOTHER: Readonly<Record<string, readonly Part[]>> = {
  truncated: ['exposed chunk'],
  'HTML with 200': ['exposed chunk'],
  'syntax error': ['entry', 'exposed chunk'],
  '503 with JSON': ['entry', 'exposed chunk', 'texts'],
};

/** Parts that are loaded the same way as a tab of the home. */
const LIKE_A_TAB: readonly Part[] = ['card of the home', 'search on a 404'];
/** Faults under which those parts still show that they keep their room, their link and their retry. */
const AS_IN_A_TAB: readonly string[] = ['hanging', 'refused', 'wrong export', 'throws when rendered'];

/** Every part under every fault that only a browser can decide. */
export const BROWSER_FAULTS: readonly PartFault[] = EVERY_FAULT.filter(({ part, kind, fault }) => {
  if (LIKE_A_TAB.includes(part)) return AS_IN_A_TAB.includes(fault);
  if (kind === 'network' && DECIDED_WITHOUT_BROWSER.includes(fault)) return false;
  return AS_ANOTHER[fault]?.includes(part) ?? true;
});

/** For a remote of ours beside the generated one: that its own pages are loaded the same way. */
export const SOME_FAULTS: readonly PartFault[] = [
  { part: 'entry', kind: 'network', fault: 'hanging' },
  { part: 'lazy chunk', kind: 'network', fault: 'hanging' },
  { part: 'lazy chunk', kind: 'network', fault: 'wrong hash' },
  { part: 'texts', kind: 'network', fault: '503 with JSON' },
  { part: 'lazy chunk', kind: 'released', fault: 'throws when rendered' },
  { part: 'search on a 404', kind: 'network', fault: 'hanging' },
  { part: 'search on a 404', kind: 'released', fault: 'throws when rendered' },
];
