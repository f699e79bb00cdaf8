import { connect, type Socket } from 'node:net';
import { percentile } from './percentile.ts';

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Load {
  port: number;
  /** the call that is made as the n-th */
  call: (n: number) => Call;
  /** how many are asked at one time, each over a connection of its own that is kept */
  connections: number;
  /** milliseconds after which no call is begun any more */
  ms?: number;
  /** after so many calls no other is begun */
  amount?: number;
  /** true once no call is to be begun any more */
  isOver?: () => boolean;
}

export interface Measured {
  perSecond: number;
  /** milliseconds that so many of a hundred calls took at most */
  percentile: (of: number) => number;
  /** answers that were none of 2xx */
  failed: number;
  /** of a body as it is sent, the mean */
  bytes: number;
}

/** A call may take so long, milliseconds. */
const PATIENCE_MS = 60_000;
const END_OF_HEAD = Buffer.from('\r\n\r\n');

const requestOf = ({ method, path, headers = {}, body = '' }: Call): string =>
  [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');

interface Answer {
  status: number;
  bytes: number;
}

/**
 * A client that does the least: bodies are counted and thrown away. Clients that read what they are sent cost more than
 * the server that sends it, and what is measured is then the client.
 */
class Client {
  readonly #socket: Socket;
  #answered: ((answer: Answer) => void) | undefined;
  #broken: ((error: Error) => void) | undefined;
  #head: Buffer | undefined;
  #status = 0;
  #length = 0;
  #missing = 0;

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.setTimeout(PATIENCE_MS, () => this.#socket.destroy(new Error('no answer in a minute')));
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#broken?.(error));
    this.#socket.on('close', () => this.#broken?.(new Error('the connection was closed')));
  }

  ask(call: Call): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#answered = resolve;
      this.#broken = reject;
      this.#socket.write(requestOf(call));
    });
  }

  close(): void {
    this.#broken = undefined;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    if (this.#missing > 0) this.#count(chunk.length);
    else this.#read(chunk);
  }

  #read(chunk: Buffer): void {
    const head = this.#head ? Buffer.concat([this.#head, chunk]) : chunk;
    const end = head.indexOf(END_OF_HEAD);
    if (end < 0) {
      this.#head = head;
      return;
    }
    this.#head = undefined;
    const text = head.toString('latin1', 0, end);
    const [, length] = /\r\ncontent-length: (\d+)/i.exec(text) ?? [];
    if (length === undefined) {
      this.#socket.destroy(new Error('an answer without its length'));
      return;
    }
    this.#status = Number(text.slice(9, 12));
    this.#length = Number(length);
    this.#missing = this.#length;
    this.#count(head.length - end - END_OF_HEAD.length);
  }

  #count(bytes: number): void {
    this.#missing -= bytes;
    if (this.#missing <= 0) this.#answered?.({ status: this.#status, bytes: this.#length });
  }
}

/** Asks again and again, each connection as soon as it is answered. */
export async function load({
  port,
  call,
  connections,
  ms = Number.POSITIVE_INFINITY,
  amount = Number.POSITIVE_INFINITY,
  isOver = () => false,
}: Load): Promise<Measured> {
  const took: number[] = [];
  let [begun, failed, bytes] = [0, 0, 0];
  const from = performance.now();
  const one = async (): Promise<void> => {
    const client = new Client(port);
    while (begun < amount && performance.now() - from < ms && !isOver()) {
      const at = performance.now();
      begun += 1;
      const answer = await client.ask(call(begun));
      took.push(performance.now() - at);
      bytes += answer.bytes;
      if (answer.status < 200 || answer.status > 299) failed += 1;
    }
    client.close();
  };
  await Promise.all(Array.from({ length: connections }, one));
  const lasted = performance.now() - from;
  took.sort((a, b) => a - b);
  return {
    perSecond: (took.length * 1000) / lasted,
    percentile: (of) => percentile(took, of / 100),
    failed,
    bytes: took.length > 0 ? bytes / took.length : 0,
  };
}
