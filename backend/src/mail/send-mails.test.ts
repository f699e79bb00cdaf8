import { until } from '@alisio/platform/tooling/machine';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../database/index.ts';
import type { Mail } from './mail.ts';
import { orderMail } from './mail-outbox.ts';
import { type MailDeps, sendDueMails } from './send-mails.ts';

const HOUR_MS = 60 * 60_000;
const START = Date.parse('2026-11-21T12:00:00Z');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(() => database.db.deleteFrom('mail').execute());

interface Sent extends Mail {
  id: string;
}

/** A post office on the database of this test, with a clock of its own. */
function office(take: (id: string) => void = () => undefined) {
  const sent: Sent[] = [];
  const logged: object[] = [];
  let now = START;
  const deps: MailDeps = {
    db: database.db,
    clock: () => new Date(now),
    port: {
      send: async (id, mail) => {
        take(id);
        sent.push({ id, ...mail });
      },
    },
    writers: {
      greeting: async ({ about }) => ({ subject: about, text: '', html: '', files: [] }),
      silence: async () => undefined,
    },
    log: { error: (detail) => logged.push(detail) },
  };
  return {
    ...{ deps, sent, logged },
    wait: (ms: number) => {
      now += ms;
    },
    order: (about: string, kind = 'greeting') =>
      orderMail(
        database.db,
        { kind, about, recipient: 'lucia@ejemplo.test', language: 'es' },
        new Date(now).toISOString(),
      ),
  };
}

const rows = () => database.db.selectFrom('mail').selectAll().execute();

test('what is ordered is sent once, and whom it went to is forgotten then', async () => {
  const { deps, sent, order } = office();
  await order('one');
  await order('one');
  await sendDueMails(deps);
  await sendDueMails(deps);
  expect(sent.map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: 'lucia@ejemplo.test', subject: 'one' },
  ]);
  expect(await rows()).toMatchObject([{ ended: 'sent', recipient: null, next_try_at: null }]);
});

test('several processes at once send each mail once', async () => {
  const { deps, sent, order } = office();
  for (const about of ['a', 'b', 'c', 'd']) await order(about);
  await Promise.all([sendDueMails(deps), sendDueMails(deps), sendDueMails(deps)]);
  expect(sent.map(({ subject }) => subject).sort()).toEqual(['a', 'b', 'c', 'd']);
});

test('what is ordered in a transaction that is rolled back is never sent', async () => {
  const { deps, sent } = office();
  const failed = database.db.transaction().execute(async (tx) => {
    const mail = { kind: 'greeting', about: 'gone', recipient: 'lucia@ejemplo.test', language: null };
    await orderMail(tx, mail, new Date(START).toISOString());
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  await sendDueMails(deps);
  expect(sent).toEqual([]);
});

test('what was not taken is tried again later, under the same id, and keeps no other waiting', async () => {
  let isDown = true;
  const tried: string[] = [];
  const { deps, sent, order, wait } = office((id) => {
    tried.push(id);
    if (isDown && tried.length === 1) throw new Error('down');
  });
  await order('first');
  wait(1);
  await order('second');
  await sendDueMails(deps);
  expect(sent.map(({ subject }) => subject)).toEqual(['second']);
  isDown = false;
  await sendDueMails(deps);
  expect(sent).toHaveLength(1);
  wait(HOUR_MS);
  await sendDueMails(deps);
  expect(sent.map(({ subject }) => subject)).toEqual(['second', 'first']);
  expect(sent[1]?.id).toBe(tried[0]);
});

test('a process that ends in the middle of a mail leaves it to others, not before its time', async () => {
  const { deps, sent, order, wait } = office();
  await order('left');
  const [waiting] = await rows();
  await database.db
    .updateTable('mail')
    .set({ tries: 1, next_try_at: new Date(START + 60_000).toISOString() })
    .where('id', '=', waiting?.id ?? '')
    .execute();
  await sendDueMails(deps);
  expect(sent).toEqual([]);
  wait(60_000);
  await sendDueMails(deps);
  expect(sent).toHaveLength(1);
});

test('a server that takes minutes over a mail is given it once', async () => {
  const { deps, sent, order, wait } = office();
  const answers = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const slow = {
    send: async () => {
      begun.resolve();
      await answers.promise;
    },
  };
  await order('slow');
  const sending = sendDueMails({ ...deps, port: slow, holdEveryMs: 5 });
  await begun.promise;
  for (const minutes of [1, 2, 3]) {
    wait(59_000);
    const held = new Date(START + minutes * 59_000 + 60_000).toISOString();
    await until(
      async () => (await rows()).some(({ next_try_at: at }) => at === held) || undefined,
      'a mail that is held',
    );
    await sendDueMails(deps);
  }
  answers.resolve();
  await sending;
  expect(sent).toEqual([]);
  expect(await rows()).toMatchObject([{ ended: 'sent', tries: 1 }]);
});

test('a mail that nobody takes for days is given up, and no log has the address', async () => {
  const { deps, order, wait, logged } = office(() => {
    throw new Error('550 lucia@ejemplo.test unknown');
  });
  await order('refused');
  for (let hours = 0; hours < 80; hours += 1) {
    await sendDueMails(deps);
    wait(HOUR_MS);
  }
  expect(await rows()).toMatchObject([{ ended: 'given-up', recipient: null }]);
  const tries = logged.length;
  await sendDueMails(deps);
  expect(logged).toHaveLength(tries);
  expect(JSON.stringify(logged)).not.toContain('lucia');
  expect(JSON.stringify(logged)).toContain('l•••@ejemplo.test');
});

test('where there is nothing to say nothing is sent', async () => {
  const { deps, sent, order } = office();
  await order('nothing', 'silence');
  await order('of before', 'a kind that nobody writes any more');
  await sendDueMails(deps);
  expect(sent).toEqual([]);
  expect((await rows()).map(({ ended }) => ended)).toEqual(['needless', 'needless']);
});
