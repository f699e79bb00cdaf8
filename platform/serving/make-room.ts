import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface Room {
  /** connections at a time; 0 of one address: no share of its own */
  most: number;
  perAddress: number;
  /** false: a proxy of ours, which brings the connections of many */
  hasShare: (address: string) => boolean;
}

/**
 * Keeps the number of a server's connections: one more than an address may have is ended, and when all are taken, the
 * oldest that has never sent the head of a request makes room. Who only holds connections open shuts nobody out.
 */
export function makeRoom(server: Server, { most, perAddress, hasShare }: Room): void {
  /** with the address of each, which a closed socket does not tell */
  const open = new Map<Socket, string>();
  const silent = new Set<Socket>();
  const byAddress = new Map<string, number>();

  const leave = (socket: Socket) => {
    const address = open.get(socket);
    if (address === undefined) return;
    open.delete(socket);
    silent.delete(socket);
    const left = (byAddress.get(address) ?? 1) - 1;
    if (left > 0) byAddress.set(address, left);
    else byAddress.delete(address);
  };

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const isFull = perAddress > 0 && (byAddress.get(address) ?? 0) >= perAddress;
    if (isFull && hasShare(address)) return void socket.destroy();
    if (open.size >= most) {
      const [oldest] = silent;
      if (!oldest) return void socket.destroy();
      leave(oldest);
      oldest.destroy();
    }
    open.set(socket, address);
    silent.add(socket);
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
    socket.once('close', () => leave(socket));
  });
  server.prependListener('request', ({ socket }) => silent.delete(socket));
}
