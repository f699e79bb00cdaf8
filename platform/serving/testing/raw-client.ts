import { connect, type Socket } from 'node:net';

/** Everything that came over a connection until it ended, and how it ended. */
export interface Heard {
  text: string;
  /** status of each answer, in their order */
  statuses: number[];
  /** code of the socket's error, if it broke */
  broke: string | undefined;
}

const hear = (text: string, broke?: string): Heard => ({
  text,
  statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)),
  broke,
});

export interface RawConnection {
  socket: Socket;
  /** what came so far */
  heard(): Heard;
  /** when the other side has ended it */
  ended: Promise<Heard>;
  /** when this has been heard. @throws when the connection ends before */
  until(pattern: RegExp): Promise<void>;
}

/**
 * A connection on which a test says exactly what it wants to.
 * @param localAddress whose it is: any of 127.0.0.0/8
 */
export function openRaw(port: number, localAddress = '127.0.0.1'): RawConnection {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  let text = '';
  let broke: string | undefined;
  socket.setEncoding('latin1');
  socket.on('data', (part) => {
    text += String(part);
  });
  socket.on('error', (error: NodeJS.ErrnoException) => {
    broke = error.code;
  });
  const ended = new Promise<Heard>((resolve) => socket.once('close', () => resolve(hear(text, broke))));
  return {
    socket,
    ended,
    heard: () => hear(text, broke),
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!pattern.test(text)) return;
          socket.off('data', look);
          resolve();
        };
        socket.on('data', look);
        socket.once('close', () => reject(new Error(`ended before ${pattern}: ${text}`)));
        look();
      }),
  };
}

/** Says something and hears it out; our side stays open until the other ends. */
export function say(port: number, ...parts: readonly string[]): Promise<Heard> {
  const { socket, ended } = openRaw(port);
  for (const part of parts) socket.write(part, 'latin1');
  return ended;
}

/** The document of the last answer. */
export const documentOf = ({ text }: Heard): unknown =>
  JSON.parse(text.slice(text.lastIndexOf('\r\n\r\n') + 4));
