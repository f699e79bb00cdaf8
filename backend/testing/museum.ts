import { isIsoDate } from '@alisio/shared-contracts/dates';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@alisio/shared-contracts/languages';
import { isoDate, type MoneyAmount } from '@alisio/shared-contracts/values';
import { z } from '@alisio/shared-contracts/zod';
import { sql } from 'kysely';
import type { Database, Queries } from '../src/database/index.ts';
import type { Misfit, OrderedItem, Product } from '../src/orders/index.ts';

export const MUSEUM_TICKET = 'museum-ticket';
/** What may be added to a ticket: how many there are is counted, too. */
export const GUIDE = { name: 'audio-guide', most: 2, each: { amount: 400, currency: 'USD' } } as const;
/** What one costs. */
export const TICKET: MoneyAmount = { amount: 1850, currency: 'USD' };

const ticket = z.object({ museum: z.string(), day: isoDate, entry: z.string() });
const NAMES: Record<Language, string> = { es: 'Museo del Oro', en: 'Gold Museum' };
const SHUT: Record<Language, string> = {
  es: 'El museo cierra ese día por una obra.',
  en: 'The museum is closed that day for building work.',
};
/** By which the museum knows a ticket best, once it has told it. */
const confirmed = z.object({ key: z.string() });
const LINES: Record<Language, { entry: string; visitor: string }> = {
  es: { entry: 'Entrada', visitor: 'Visitante' },
  en: { entry: 'Entry', visitor: 'Visitor' },
};

/** A museum that sells as many tickets of a day as a test says; they are counted in the database, as seats are. */
export interface Museum {
  product: Product;
  /** lets so many people in on a day, and lends so many guides. @returns the reference of a ticket */
  open: (day: string, tickets: number, guides?: number) => Promise<string>;
  /** of a day */
  guidesLeft: (day: string) => Promise<number | undefined>;
  /**
   * how whoever keeps the museum's list answers from now on. `is down`: nothing reaches it; `loses answers`: what is
   * asked for happens, and nobody is told; `hangs`: nothing is ever heard again; `hangs once`: of one call; `never
   * cancels`: it refuses, and says nothing to what it is to cancel
   */
  supplier: (
    mode: 'answers' | 'refuses' | 'is down' | 'loses answers' | 'hangs' | 'hangs once' | 'never cancels',
  ) => void;
  /** until whoever keeps the list is asked for something, since it was told how to answer */
  asked: () => Promise<void>;
  /** until an answer of it is on its way, since it was told how to answer */
  answered: () => Promise<void>;
  /** how often it was asked for something of a charge */
  asksFor: (what: 'confirm' | 'cancel', transactionId: string) => number;
  /** how many asks for a charge it was told, while it hung, that nobody waits for any more */
  stoppedFor: (transactionId: string) => number;
  /** its tickets of a day are given back for nothing until then, UTC milliseconds; else only a person can */
  takesBackUntil: (day: string, until: number) => void;
  /** it is shut that day: all who booked it are to be given back their money. `titles`: its buyers brought that about */
  callsOff: (day: string, titles?: Record<Language, string>) => void;
  /** who buys a ticket of a day can have their money back until then by what they do elsewhere, UTC milliseconds */
  comesBackUntil: (day: string, until: number) => void;
  /** from now on a day costs more */
  raisePrice: (day: string) => void;
  /** tickets of a day: left to sell, and on the museum's list */
  countOf: (day: string) => Promise<{ left: number; paid: number }>;
}

export async function openMuseum({ db }: Database): Promise<Museum> {
  await sql`CREATE TABLE IF NOT EXISTS test_museum
    (day text PRIMARY KEY, tickets int NOT NULL CHECK (tickets >= 0))`.execute(db);
  await sql`CREATE TABLE IF NOT EXISTS test_museum_guides
    (day text PRIMARY KEY, guides int NOT NULL CHECK (guides >= 0))`.execute(db);
  await sql`CREATE TABLE IF NOT EXISTS test_museum_list
    (key text PRIMARY KEY, day text NOT NULL, is_cancelled boolean NOT NULL)`.execute(db);
  const dearer = new Set<string>();
  const shut = new Map<string, Record<Language, string> | undefined>();
  const comesBack = new Map<string, number>();
  const takenBack = new Map<string, number>();
  let mode: Parameters<Museum['supplier']>[0] = 'answers';
  let asked = Promise.withResolvers<void>();
  let answered = Promise.withResolvers<void>();
  const asks: string[] = [];
  const stopped: string[] = [];
  /** What its keeper does; whether anybody hears of it is another matter. */
  async function reach<T>(
    what: 'confirm' | 'cancel',
    key: string,
    limit: AbortSignal,
    act: () => Promise<T>,
  ): Promise<T> {
    asks.push(`${what} ${key}`);
    asked.resolve();
    if (mode === 'is down' || (mode === 'never cancels' && what === 'cancel'))
      throw new Error('the museum does not answer');
    if (mode === 'hangs' || mode === 'hangs once') {
      if (mode === 'hangs once') mode = 'answers';
      limit.addEventListener('abort', () => stopped.push(key), { once: true });
      return new Promise(() => undefined);
    }
    const done = await act();
    if (mode === 'loses answers') throw new Error('the answer of the museum was lost');
    answered.resolve();
    return done;
  }
  const countOf = async (day: string) => {
    const { rows } = await sql<{ left: number; paid: number }>`
      SELECT tickets AS "left", (SELECT count(*)::int FROM test_museum_list l WHERE l.day = m.day AND NOT is_cancelled)
        AS paid FROM test_museum m WHERE day = ${day}`.execute(db);
    return rows[0];
  };
  const move = (tx: Queries, details: unknown, count: number) =>
    sql`UPDATE test_museum SET tickets = tickets + ${count}
      WHERE day = ${z.parse(ticket, details).day} AND tickets + ${count} >= 0`.execute(tx);
  const lend = (tx: Queries, { details, services }: OrderedItem, direction: 1 | -1) => {
    const count = services.reduce((sum, { quantity }) => sum + quantity, 0) * direction;
    return sql`UPDATE test_museum_guides SET guides = guides + ${count}
      WHERE day = ${z.parse(ticket, details).day} AND guides + ${count} >= 0`.execute(tx);
  };

  return {
    product: {
      titles: {
        'offer-not-found': 'The museum is closed that day',
        'seats-gone': 'All tickets of that day are sold',
      },
      price: async (reference, language = DEFAULT_LANGUAGE) => {
        const day = reference.replace('gold-', '');
        const count = isIsoDate(day) ? await countOf(day) : undefined;
        return (
          count && {
            title: NAMES[language],
            details: { museum: NAMES[language], day, entry: '10:00' },
            total: dearer.has(day) ? { ...TICKET, amount: TICKET.amount + 100 } : TICKET,
            available: count.left > 0,
          }
        );
      },
      services: () => [GUIDE],
      freeUntil: ({ details }) => takenBack.get(z.parse(ticket, details).day),
      lastDay: ({ details }) => z.parse(ticket, details).day,
      comesBackUntil: ({ details }) => comesBack.get(z.parse(ticket, details).day),
      calledOff: async ({ details }) => {
        const { day } = z.parse(ticket, details);
        const titles = shut.get(day);
        const byBuyer = titles && { title: (language: Language) => titles[language] };
        return shut.has(day)
          ? { why: (language) => SHUT[language], ...(byBuyer ? { byBuyer } : {}) }
          : undefined;
      },
      hold: async (tx, item) =>
        (await lend(tx, item, -1)).numAffectedRows === 1n &&
        (await move(tx, item.details, -1)).numAffectedRows === 1n,
      confirm: ({ details }, key, limit) =>
        reach('confirm', key, limit, async () => {
          if (mode === 'refuses' || mode === 'never cancels') return { kind: 'refused' };
          const { day } = z.parse(ticket, details);
          await sql`INSERT INTO test_museum_list VALUES (${key}, ${day}, false) ON CONFLICT DO NOTHING`.execute(
            db,
          );
          const { rows } = await sql<{ is_cancelled: boolean }>`
            SELECT is_cancelled FROM test_museum_list WHERE key = ${key}`.execute(db);
          if (rows[0]?.is_cancelled) return { kind: 'refused' };
          return { kind: 'booked', answer: { place: key.split('.')[1], key } };
        }),
      cancel: ({ details, confirmation }, asked, limit) =>
        reach('cancel', asked, limit, async () => {
          const key = confirmation ? z.parse(confirmed, confirmation).key : asked;
          await sql`INSERT INTO test_museum_list VALUES (${key}, ${z.parse(ticket, details).day}, true)
            ON CONFLICT (key) DO UPDATE SET is_cancelled = true`.execute(db);
        }),
      release: async (tx, item) => {
        await lend(tx, item, 1);
        await move(tx, item.details, 1);
      },
      misfits: (_, { particulars }) => {
        if (!particulars) return [];
        const { visitorName, guideLanguage, ...others } = particulars;
        const wrong = (path: string, code: string): Misfit => ({ part: 'particulars', path, code });
        return [
          ...(visitorName ? [] : [wrong('visitorName', 'required')]),
          ...(guideLanguage === undefined || isLanguage(guideLanguage)
            ? []
            : [wrong('guideLanguage', 'unknown-language')]),
          ...Object.keys(others).map(() => wrong('', 'unrecognized-keys')),
        ];
      },
      present: ({ details, particulars, confirmation }) => {
        const { day, entry } = z.parse(ticket, details);
        return {
          details: { ...z.parse(ticket, details), confirmation },
          lines: (language) => [
            `${LINES[language].entry}: ${day}, ${entry}`,
            `${LINES[language].visitor}: ${particulars.visitorName}`,
          ],
        };
      },
    },
    open: async (day, tickets, guides = 0) => {
      await sql`INSERT INTO test_museum VALUES (${day}, ${tickets})`.execute(db);
      await sql`INSERT INTO test_museum_guides VALUES (${day}, ${guides})`.execute(db);
      return `gold-${day}`;
    },
    guidesLeft: async (day) => {
      const { rows } = await sql<{
        guides: number;
      }>`SELECT guides FROM test_museum_guides WHERE day = ${day}`.execute(db);
      return rows[0]?.guides;
    },
    supplier: (next) => {
      mode = next;
      asked = Promise.withResolvers<void>();
      answered = Promise.withResolvers<void>();
    },
    asked: () => asked.promise,
    answered: () => answered.promise,
    asksFor: (what, transactionId) =>
      asks.filter((ask) => ask.startsWith(`${what} ${transactionId}.`)).length,
    stoppedFor: (transactionId) => stopped.filter((key) => key.startsWith(`${transactionId}.`)).length,
    takesBackUntil: (day, until) => {
      takenBack.set(day, until);
    },
    callsOff: (day, titles) => {
      shut.set(day, titles);
    },
    comesBackUntil: (day, until) => {
      comesBack.set(day, until);
    },
    raisePrice: (day) => {
      dearer.add(day);
    },
    countOf: async (day) => (await countOf(day)) ?? { left: 0, paid: 0 },
  };
}
