export interface Caller {
  /** of the socket */
  address: string | undefined;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** What a proxy adds to a request that it passes on. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

const LOOPBACK_ADDRESS = /^(::ffff:)?127(\.\d{1,3}){3}$|^::1$/;
/** A page elsewhere whose name was made to point here sends its own name. */
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/**
 * Whether a request comes from a program or browser on the machine itself, passed on by nobody: who may look at
 * reports where no key of operators is set. API and web edge judge alike.
 */
export function isLocalCaller({ address, headers }: Caller): boolean {
  return (
    LOOPBACK_ADDRESS.test(address ?? '') &&
    LOOPBACK_HOST.test(String(headers.host ?? '')) &&
    FORWARDING.every((name) => headers[name] === undefined)
  );
}
