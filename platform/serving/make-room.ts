import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { countRefused } from './metrics/index.ts';
import { sharesOf } from './shares.ts';

export interface Room {
  /** connections at a time; 0 of one address: no share of its own */
  most: number;
  perAddress: number;
  /** false: a proxy of ours, which brings the connections of many */
  hasShare: (address: string) => boolean;
}

/**
 * Keeps the number of a server's connections: one more than an address may have is ended, and when all are taken, the
 * oldest that has never sent the head of a request makes room. A client that only holds connections open shuts nobody
 * out.
 */
export function makeRoom(server: Server, { most, perAddress, hasShare }: Room): void {
  const shares = sharesOf(perAddress || Number.POSITIVE_INFINITY);
  /** with what gives back the share of each */
  const open = new Map<Socket, () => void>();
  const silent = new Set<Socket>();

  const leave = (socket: Socket) => {
    open.get(socket)?.();
    open.delete(socket);
    silent.delete(socket);
  };

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const giveBack = hasShare(address) ? shares.take(address) : () => undefined;
    if (!giveBack) {
      countRefused('share');
      socket.destroy();
      return;
    }
    open.set(socket, giveBack);
    if (open.size > most) {
      // With nobody to make room, the new one goes.
      const [oldest = socket] = silent;
      countRefused('full');
      leave(oldest);
      oldest.destroy();
    }
    if (open.has(socket)) silent.add(socket);
    socket.once('close', () => leave(socket));
  });
  server.prependListener('request', ({ socket }) => silent.delete(socket));
}
