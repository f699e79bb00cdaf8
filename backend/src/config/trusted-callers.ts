import { BlockList, isIP } from 'node:net';

/** Whether a server of ours stands at an address. */
export type TrustRule = (address: string) => boolean;

/** The name of every address of the loopback. */
export const THIS_MACHINE = 'loopback';

const BITS = { ipv4: 32, ipv6: 128 } as const;

function familyOf(address: string): keyof typeof BITS | undefined {
  const version = isIP(address);
  if (version === 0) return undefined;
  return version === 4 ? 'ipv4' : 'ipv6';
}

const entriesOf = (text: string): string[] =>
  text
    .split(',')
    .flatMap((part) => (part.trim() === THIS_MACHINE ? ['127.0.0.0/8', '::1'] : part.trim()))
    .filter(Boolean);

/**
 * Addresses at which the web edge stands, or a proxy of ours.
 * @param text `loopback`, addresses and networks (`10.0.0.0/24`), with commas
 * @throws Error that names the variable and what is wrong in it
 */
export function trustedCallers(text: string): TrustRule {
  const trusted = new BlockList();
  for (const entry of entriesOf(text)) {
    const [, address = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const family = familyOf(address);
    const bits = family && Number(length ?? BITS[family]);
    // Of all addresses nobody is trusted: everybody could then say who they are.
    if (!family || !bits || bits > BITS[family])
      throw new Error(
        `TRUSTED_CALLERS must be ${THIS_MACHINE}, addresses or networks with commas between them; ${entry} is none.`,
      );
    trusted.addSubnet(address, bits, family);
  }
  return (address) => {
    const family = familyOf(address);
    return family !== undefined && trusted.check(address, family);
  };
}
