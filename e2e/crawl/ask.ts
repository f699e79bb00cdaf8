/** As a crawler asks that keeps no cookie; redirects are told, not followed. */
export const ask = (url: string): Promise<Response> =>
  fetch(url, { redirect: 'manual', headers: { accept: 'text/html', 'accept-encoding': 'identity' } });

/** @throws for anything but 200 */
export async function expectAnswer(url: string): Promise<Response> {
  const answer = await ask(url);
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
  return answer;
}
