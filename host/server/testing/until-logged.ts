import type { EdgeFixture } from './edge-fixture.ts';

/** Far more than it takes. */
const MOST_ASKED = 20_000;

/** Asks for a page until the edge has logged this: it looks at the store behind what it answers. */
export async function untilLogged(
  { get, logged }: EdgeFixture,
  message: string,
): Promise<EdgeFixture['logged']> {
  for (let asked = 0; asked < MOST_ASKED; asked += 1) {
    const found = logged.filter(({ msg }) => msg === message);
    if (found.length > 0) return found;
    const { statusCode } = await get('/');
    if (statusCode !== 200) throw new Error(`the page is a ${statusCode}`);
    // Answers from memory alone would leave no turn to what is waited for.
    await new Promise((next) => setImmediate(next));
  }
  throw new Error(`"${message}" was not logged`);
}
