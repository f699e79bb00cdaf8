import { cancelBooking } from '@alisio/shared-contracts/endpoints';
import { mixedOrders } from './mixed-orders.ts';
import type { TestApi } from './test-api.ts';
import { customerDetails, type Visitor } from './visitor.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A visitor asks from there on; said again, from elsewhere. */
export const from = (visitor: Visitor, address: string): void => {
  const send = visitor.send;
  visitor.send = ({ headers, ...request }) =>
    send({ ...request, headers: { 'x-forwarded-for': address, ...headers } });
};

/** What can be given back for nothing, paid for by sessions of their own. `api` is started by then. */
export function freeBookings(api: () => TestApi) {
  const { readyToPay, ticketOn } = mixedOrders(api);
  let days = 0;

  /** A visitor at that address with a card in hand. `freeHours`: so long it can be given back. */
  async function readyFree(address = '127.0.0.1', freeHours = 100) {
    days += 1;
    const day = new Date(Date.UTC(2027, 8, days)).toISOString().slice(0, 10);
    const ticket = await ticketOn(day, 5);
    api().museum.takesBackUntil(day, api().orderDeps.clock().getTime() + freeHours * HOUR_MS);
    const ready = await readyToPay([ticket]);
    from(ready.visitor, address);
    return { ...ready, ticket, day };
  }

  /** `cancel`: gives it back, from the same address or another one. @returns the status of the answer */
  async function bookFree(address = '127.0.0.1', freeHours = 100) {
    const { visitor, transactionId } = await readyFree(address, freeHours);
    const { answer, problem } = await visitor.pay(transactionId);
    if (answer?.status !== 'confirmed') return { said: problem?.type, reason: problem?.reason };
    const key = { referenceId: answer.booking.referenceId, email: customerDetails.email };
    const cancel = async (other?: string) => {
      if (other !== undefined) from(visitor, other);
      return (await visitor.ask(cancelBooking, key)).status;
    };
    return { said: answer.status, transactionId, cancel };
  }

  return { readyFree, bookFree };
}
