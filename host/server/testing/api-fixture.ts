import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface ApiFixture {
  url: string;
  /** what it was asked, in order */
  seen: { method: string; url: string; headers: IncomingMessage['headers'] }[];
  /** From now on this path answers so; what has no answer is a 404. */
  answer(path: string, answer: Answer): void;
  close(): Promise<void>;
}

/** An API on a free port: a real socket, so that the edge's own client and proxy are what is tested. */
export async function apiFixture(): Promise<ApiFixture> {
  const answers = new Map<string, Answer>();
  const seen: ApiFixture['seen'] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers });
    const answer = answers.get(url.split('?')[0] ?? '');
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    answer: (path, answer) => {
      answers.set(path, answer);
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
