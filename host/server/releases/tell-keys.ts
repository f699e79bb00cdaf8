import { gauge } from '@alisio/platform/serving/metrics';
import type { Verifier } from '@alisio/platform/tooling/release';

/** Tells when teams' keys end, so that each is granted anew before its day is over. @returns ends it */
export function tellKeys({ held }: Pick<Verifier, 'held'>): () => void {
  const name = 'alisio_edge_key_ends_timestamp_seconds';
  const help = 'When a key that may do something ends, seconds since 1970.';
  return gauge({ name, help, labels: ['owner', 'key'] }, () => {
    const ends = new Map(
      held
        .all()
        .filter(({ grant }) => grant.to === undefined)
        .map(({ keyId, grant: { owner, until } }) => [keyId, { owner, at: Date.parse(until) / 1000 }]),
    );
    return Array.from(ends, ([key, { owner, at }]) => ({ labels: { owner, key }, value: at }));
  });
}
