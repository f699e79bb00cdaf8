import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a database server that can be shut, as when the server restarts or its machine is cut off. */
export interface DatabaseGate {
  /** by which the server is reached through it */
  url: string;
  /** breaks what is connected, and refuses others */
  shut: () => void;
  open: () => void;
  close: () => Promise<void>;
}

export async function openGate(server: string): Promise<DatabaseGate> {
  const address = new URL(server);
  const sockets = new Set<Socket>();
  let isOpen = true;
  const gate = createServer((socket) => {
    if (!isOpen) return socket.destroy();
    const behind = connect(Number(address.port || 5432), address.hostname);
    for (const [one, other] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    return undefined;
  }).listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const listening = gate.address();
  const url = new URL(server);
  url.host = `127.0.0.1:${typeof listening === 'object' && listening ? listening.port : 0}`;
  const shut = () => {
    isOpen = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    shut,
    open: () => {
      isOpen = true;
    },
    close: async () => {
      shut();
      gate.close();
      await once(gate, 'close');
    },
  };
}
