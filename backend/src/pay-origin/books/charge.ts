import { z } from '@alisio/shared-contracts/zod';
import { type ChargeRecord, chargeRecord } from '../../payments/sandbox-protocol.ts';

/** A charge out of its row, whose columns have its fields' names. */
export const chargeOf = (row: object | undefined): ChargeRecord | undefined =>
  row && z.parse(chargeRecord, Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)));
