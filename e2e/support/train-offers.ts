import type { AskedOfAgents } from '@alisio/shared-contracts/enquiries';
import { OPERATOR_KEY } from './operator-key.ts';

/** A call of those that agents have; operators' key opens them too. */
async function asAgent(path: string, body?: object): Promise<Response> {
  const answer = await fetch(`http://127.0.0.1:${process.env.ALISIO_TEST_API_PORT}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${OPERATOR_KEY}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return answer;
}

export interface SentTrain {
  /** of the site */
  path: string;
  code: string;
  token: string;
}

/** An agent sends somebody the train of eight from Madrid to Barcelona, for two. @param date ISO date */
export const sendTrain = async (date: string): Promise<SentTrain> =>
  (
    await asAgent('/trains/tokens', {
      deal: 'madrid-barcelona-0800-basic',
      date,
      adults: 2,
      children: 0,
    })
  ).json();

/** What agents see of who asked, by the reference that the page says. */
export async function inQueue(reference: string): Promise<AskedOfAgents | undefined> {
  const { data }: { data: AskedOfAgents[] } = await (await asAgent('/enquiries/queue')).json();
  return data.find((asked) => asked.reference === reference);
}
