import { Client } from 'pg';

const RECONNECT_MS = 2000;

/** Hears what is notified on a channel. @returns a function that stops listening */
export type Listen = (channel: string, handler: (payload: string) => void) => Promise<() => Promise<void>>;

async function openChannel(
  url: string,
  channel: string,
  handler: (payload: string) => void,
): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('notification', ({ payload }) => handler(payload ?? ''));
  client.on('error', () => client.end().catch(() => undefined));
  try {
    await client.connect();
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** Keeps one connection that listens, opened again when it breaks. @throws Error when the first does not open */
async function keepListening(open: () => Promise<Client>): Promise<() => Promise<void>> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const again = () => {
    if (!stopped) timer = setTimeout(begin, RECONNECT_MS);
  };
  const connect = async () => {
    const client = await open();
    client.on('end', again);
    return client;
  };
  let current = connect();
  const begin = () => {
    current = connect();
    current.catch(again);
  };
  await current;
  return async () => {
    stopped = true;
    clearTimeout(timer);
    // One that is on its way is awaited, or it would stay open behind our back.
    const client = await current.catch(() => undefined);
    await client?.end();
  };
}

/** Notifications of a PostgreSQL server, each channel on a connection of its own. `close` stops what still listens. */
export function postgresNotifications(url: string): { listen: Listen; close: () => Promise<void> } {
  const stops = new Set<() => Promise<void>>();
  return {
    listen: async (channel, handler) => {
      const stop = await keepListening(() => openChannel(url, channel, handler));
      stops.add(stop);
      return async () => {
        stops.delete(stop);
        await stop();
      };
    },
    close: async () => {
      await Promise.all([...stops].map((stop) => stop()));
      stops.clear();
    },
  };
}
