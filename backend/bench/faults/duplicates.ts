import {
  createBillingInfo,
  createPassenger,
  finalizeCardPayment,
  setCustomer,
  setFlightOrder,
} from '@alisio/shared-contracts/endpoints';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { newCartId } from '@alisio/shared-contracts/orders';
import { findOffers } from '../../testing/find-offer.ts';
import { billingFor, customerDetails, infoData, orderOf, Visitor } from '../../testing/visitor.ts';
import { audit, type Books } from './books.ts';
import { type Cluster, startCluster } from './cluster.ts';
import type { Progress } from './progress.ts';
import { reach, typeCard } from './reach.ts';
import { travelers } from './shop.ts';

const PROCESSES = 4;
const AT_ONCE = 6;
/** A page that lost the line has sent its payment some moments before. */
const LOST_WITHIN_MS = 40;

type Kind =
  | 'double click'
  | 'two tabs, two cards'
  | 'lost answer, then again'
  | 'same key, other body'
  | 'reload';
const KINDS: Kind[] = [
  'double click',
  'two tabs, two cards',
  'lost answer, then again',
  'same key, other body',
  'reload',
];

export interface DuplicateFigures extends Books {
  submits: number;
  /** answers that two submits of one order should not both have had */
  contradictions: number;
  /** what should have been refused and was not */
  wronglyTaken: number;
  serverErrors: number;
}

interface Till {
  offer: FlightOffer;
  visitor: Visitor;
  cartId: string;
  /** types one more. @returns the transaction that would charge it */
  card: () => Promise<string>;
  transactionId: string;
}

/** Orders that are paid for again and again, by everything that makes a page send twice, at four processes. */
class Submitter {
  readonly told: string[] = [];
  readonly figures = { submits: 0, contradictions: 0, wronglyTaken: 0, serverErrors: 0 };
  readonly #cluster: Cluster;
  readonly #offers: readonly FlightOffer[];
  #turn = 0;

  constructor(cluster: Cluster, offers: readonly FlightOffer[]) {
    this.#cluster = cluster;
    this.#offers = offers;
  }

  /** Another process for each request. */
  #send(signal?: AbortSignal) {
    const { instances } = this.#cluster;
    return reach(() => instances[this.#turn++ % instances.length]?.url() ?? '', signal);
  }

  #offer(): FlightOffer {
    const offer = this.#offers[this.#turn % this.#offers.length];
    if (!offer) throw new Error('nothing to buy');
    return offer;
  }

  async #pay(visitor: Visitor, transactionId: string, signal?: AbortSignal): Promise<string | undefined> {
    this.figures.submits += 1;
    const tab = visitor.anotherTab();
    tab.send = this.#send(signal);
    const { status, answer } = await tab.ask(finalizeCardPayment, {
      orderId: visitor.orderId,
      transactionId,
      infoData,
    });
    if (status >= 500 && !signal?.aborted) this.figures.serverErrors += 1;
    return answer?.status === 'confirmed' ? answer.booking.referenceId : undefined;
  }

  async #atTheTill(): Promise<Till> {
    const offer = this.#offer();
    const visitor = await Visitor.arrive(this.#send());
    const cartId = newCartId();
    await visitor.fillIn(offer, travelers, cartId);
    const card = async () => visitor.giveCard(offer, { cardToken: await typeCard(this.#cluster.payUrl) });
    return { offer, visitor, cartId, card, transactionId: await card() };
  }

  /** Another body under a key that was used: each of these is refused, and changes nothing of what is paid. */
  async #otherBodies({ visitor, offer, cartId, transactionId }: Till) {
    const { orderId } = visitor;
    const amount = offer.price.intTotal.amount + 100;
    const otherPrice = { price: { intTotal: { ...offer.price.intTotal, amount } } };
    const other = this.#offers.find(({ id }) => id !== offer.id) ?? offer;
    const taken = await Promise.all([
      visitor.ask(createBillingInfo, { orderId, billingInformation: billingFor(otherPrice) }),
      visitor.ask(setCustomer, {
        orderId,
        customerDetails: { ...customerDetails, email: 'otra@ejemplo.test' },
      }),
      visitor.ask(createPassenger, {
        orderId,
        passengers: travelers.map((one) => ({ ...one, firstName: 'Eva' })),
      }),
      visitor.ask(finalizeCardPayment, { orderId: `${orderId}x`, transactionId }),
    ]);
    this.figures.submits += taken.length + 1;
    this.figures.wronglyTaken += taken.filter(({ status }) => status < 400).length;
    // A paid cart stays the booking that it is, whatever else it is said to hold.
    const { answer } = await visitor.ask(setFlightOrder, orderOf(other, cartId));
    if (answer?.id !== orderId) this.figures.wronglyTaken += 1;
  }

  async one(kind: Kind): Promise<void> {
    const till = await this.#atTheTill();
    const { visitor, card, transactionId } = till;
    const seen: (string | undefined)[] = [];
    const pay = async (transaction = transactionId, signal?: AbortSignal) => {
      seen.push(await this.#pay(visitor, transaction, signal));
    };
    switch (kind) {
      case 'double click':
        await Promise.all([pay(), pay(), pay(), pay()]);
        break;
      case 'two tabs, two cards': {
        const second = await card();
        await Promise.all([pay(), pay(second), pay(), pay(second)]);
        break;
      }
      case 'lost answer, then again':
        await pay(transactionId, AbortSignal.timeout(1 + Math.floor(Math.random() * LOST_WITHIN_MS)));
        await Promise.all([pay(), pay()]);
        break;
      case 'same key, other body':
        await pay();
        await this.#otherBodies(till);
        await pay();
        break;
      case 'reload':
        await pay();
        await pay();
        await pay();
    }
    const references = new Set(seen.filter((reference) => reference !== undefined));
    if (references.size > 1) this.figures.contradictions += 1;
    this.told.push(...references);
  }
}

/** @param submits how many payments are sent, in all */
export async function duplicates(
  submits: number,
  postgres: string,
  progress: Progress,
): Promise<DuplicateFigures> {
  const cluster = await startCluster(PROCESSES, postgres);
  try {
    const send = reach(() => cluster.instances[0]?.url() ?? '');
    let submitter = new Submitter(cluster, []);
    const told: string[] = [];
    const sum = { submits: 0, contradictions: 0, wronglyTaken: 0, serverErrors: 0 };
    for (let batch = 0; sum.submits < submits; batch++) {
      const days = [40, 41, 42].map((day) => findOffers(send, day + 3 * batch));
      submitter = new Submitter(cluster, (await Promise.all(days)).flat());
      let n = 0;
      // So many find seats on the flights of three days; quicker machines sold the first ones out.
      const until = Math.min(submits - sum.submits, 1000);
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          while (submitter.figures.submits < until) {
            await submitter.one(KINDS[n++ % KINDS.length] ?? 'reload');
            progress(`${sum.submits + submitter.figures.submits} of ${submits} submits`);
          }
        }),
      );
      told.push(...submitter.told);
      for (const name of ['submits', 'contradictions', 'wronglyTaken', 'serverErrors'] as const)
        sum[name] += submitter.figures[name];
    }
    return { ...sum, ...(await audit(cluster, told)) };
  } finally {
    await cluster.stop();
  }
}
