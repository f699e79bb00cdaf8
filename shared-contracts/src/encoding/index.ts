/** §3: what session storage keeps is encoded. Base64 of UTF-8; keeps plain reading away, protects nothing. */
export function encode(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** @throws on anything that `encode` did not write */
export function decode(text: string): unknown {
  const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}
