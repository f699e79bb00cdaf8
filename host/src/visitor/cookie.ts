interface CookieFacts {
  name: string;
  maxAgeSeconds: number;
}

/** Keeps a choice for later visits, readable by the web edge. `undefined` forgets it. */
export function keepChoice({ name, maxAgeSeconds }: CookieFacts, value: string | undefined): void {
  const age = value === undefined ? 0 : maxAgeSeconds;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const cookie = `${name}=${value ?? ''}; Max-Age=${age}; Path=/; SameSite=Lax${secure}`;
  Reflect.set(document, 'cookie', cookie);
}
