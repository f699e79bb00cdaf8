/** Cookies of a request; a name that comes twice keeps its first value. */
export function cookiesOf(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const [name, value] = pair.split('=', 2);
    if (name && value !== undefined && !cookies.has(name.trim())) cookies.set(name.trim(), value.trim());
  }
  return cookies;
}
