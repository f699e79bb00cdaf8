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
 * Parts come in few ways of their own: the remote's script, its chunks, its texts, what is the shell's. What goes wrong
 * with each of them the same way is tried where the ways differ; every part has what hangs. The rest is for `--all`.
 */
const TRIED_WITH: Readonly<Record<string, readonly Part[]>> = {
  'very slow': ['entry', 'lazy chunk', 'shared library'],
  refused: ['entry', 'exposed chunk', 'texts', 'tab of the home'],
  '503 with JSON': ['entry', 'texts'],
  'wrong hash': ['entry', 'exposed chunk', 'shared library'],
  truncated: ['exposed chunk'],
  'HTML with 200': ['exposed chunk'],
  'syntax error': ['entry', 'exposed chunk'],
  'wrong export': ['entry', 'exposed chunk', 'lazy chunk', 'texts'],
  'throws when evaluated': ['entry', 'exposed chunk', 'lazy chunk', 'shared library'],
};

/** Parts that are loaded the same way as a tab of the home. */
const LIKE_A_TAB: readonly Part[] = ['card of the home', 'search on a 404'];
/** Faults under which those parts still show that they keep their room, their link and their retry. */
const AS_IN_A_TAB: readonly string[] = ['hanging', 'refused', 'wrong export', 'throws when rendered'];

/** The faults that only a browser can decide, each where a part comes in a way of its own. */
export const BROWSER_FAULTS: readonly PartFault[] = EVERY_FAULT.filter(({ part, kind, fault }) => {
  if (LIKE_A_TAB.includes(part)) return AS_IN_A_TAB.includes(fault);
  if (kind === 'network' && DECIDED_WITHOUT_BROWSER.includes(fault)) return false;
  return TRIED_WITH[fault]?.includes(part) ?? true;
});

/** For a remote of ours beside the generated one: that its own pages are loaded the same way. */
export const SOME_FAULTS: readonly PartFault[] = [
  { part: 'entry', kind: 'network', fault: 'hanging' },
  { part: 'texts', kind: 'network', fault: '503 with JSON' },
  { part: 'lazy chunk', kind: 'released', fault: 'throws when rendered' },
  { part: 'search on a 404', kind: 'network', fault: 'hanging' },
  { part: 'search on a 404', kind: 'released', fault: 'throws when rendered' },
];
