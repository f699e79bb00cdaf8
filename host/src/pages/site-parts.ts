import type { SiteParts } from '@alisio/platform/sdk/page';
import { tellLateParts } from '../late-parts/early-events.ts';
import { HOST_TEXTS } from '../locales/language.ts';
import type { RemotePages } from '../remotes/remote-pages.ts';

/** What pages are given of the parts of live remotes. */
export const sitePartsOf = ({ parts }: RemotePages): SiteParts => ({
  all: parts,
  retry: { namespace: HOST_TEXTS, key: 'part.retry' },
  tellThrown(name, error) {
    const part = parts.find((one) => one.name === name);
    if (part) tellLateParts({ kind: 'thrown', error, page: undefined, part });
  },
});
