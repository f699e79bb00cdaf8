import { randomInt } from 'node:crypto';

/** Letters and digits that nobody takes for each other when they are read aloud. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** By which a supplier of the demonstration knows a booking: another one each time. */
export const confirmationNumber = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
