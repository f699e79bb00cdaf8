import type { Airline } from './index.ts';

/** Pairs that sell each other's flights beside the alliances. */
const PAIRS = new Set(
  (
    'LA:DL LA:QR LA:LH AV:IB G3:AA G3:AF G3:CM AD:UA AD:TP WS:DL WS:AF WS:KL EK:QF EK:UA EK:FZ EK:AC EK:KE VY:IB VY:BA VY:AA ' +
    'TO:AF TO:KL EW:LH EW:LX SU:S7 B6:QR B6:EY EI:BA EI:IB EI:AA EI:UA 9R:AV NT:IB S4:TP WF:SK WF:DY BT:LH BT:SK 4Z:BA 4Z:QR ' +
    '4Z:AF 4Z:SA KP:ET HF:AF HC:AF VT:TN VT:AF TN:AF TN:AA SB:QF SB:AF PX:QF IE:QF IE:FJ NF:QF GL:SK GL:FI FI:AS FI:B6 CU:AF ' +
    'BW:B6 UP:AA OB:IB AM:LA TR:SQ FD:AK JQ:QF JQ:JL VA:QR VA:UA VA:SQ MM:NH HU:AS HX:HU 3U:CZ CZ:AF CZ:KL CZ:AA CZ:QR PR:NH ' +
    'MK:AF UU:AF TC:ET TM:ET DT:TP MD:AF KM:LH JU:EY J2:TK A9:KL KC:LH HY:TK OM:KE GF:EY KU:TK SV:KQ Q2:EK RA:TK UL:EK ' +
    'K6:VN QV:VN BI:MH UB:TG P4:ET PY:KL V0:TK DM:AF OU:BA RO:AF B2:TK'
  ).split(' '),
);

const known = new Map<Airline, Map<Airline, boolean>>();

const lookUp = (one: Airline, other: Airline): boolean =>
  one === other ||
  (one.alliance !== undefined && one.alliance === other.alliance) ||
  PAIRS.has(`${one.code}:${other.code}`) ||
  PAIRS.has(`${other.code}:${one.code}`);

/** Whether two airlines sell one ticket over both: the same, of one alliance, or partners. */
export function sellTogether(one: Airline, other: Airline): boolean {
  let others = known.get(one);
  if (!others) {
    others = new Map();
    known.set(one, others);
  }
  let together = others.get(other);
  if (together === undefined) {
    together = lookUp(one, other);
    others.set(other, together);
  }
  return together;
}

/** Whether two airlines honour each other's tickets at all; the cheap ones do not. */
export const interline = (one: Airline, other: Airline): boolean =>
  [one, other].every(({ kind }) => kind === 'full' || kind === 'regional');
