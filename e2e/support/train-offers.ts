import { makeTrainToken } from '@alisio/shared-contracts/endpoints';
import type { AskedOfAgents } from '@alisio/shared-contracts/enquiries';
import { z } from '@alisio/shared-contracts/zod';
import { agentsQueue, asAgent } from './as-agent.ts';

/** An agent sends somebody the train of eight from Madrid to Barcelona, for two. @param date ISO date */
export const sendTrain = async (date: string): Promise<z.infer<typeof makeTrainToken.answer>> =>
  z.parse(
    makeTrainToken.answer,
    await asAgent(makeTrainToken.path, {
      deal: 'madrid-barcelona-0800-basic',
      date,
      adults: 2,
      children: 0,
    }),
  );

/** What agents see of who asked, by the reference that the page says. */
export async function inQueue(reference: string): Promise<AskedOfAgents | undefined> {
  return (await agentsQueue()).find((asked) => asked.reference === reference);
}
