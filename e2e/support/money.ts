/** The last amount in a text, `US$ 2.148,60` or `2.148,60`, as written there without its currency. */
export function amountIn(text: string): string {
  const amounts = text.match(/\d[\d.]*,\d{2}/g) ?? [];
  return amounts.at(-1) ?? `no amount in "${text}"`;
}
