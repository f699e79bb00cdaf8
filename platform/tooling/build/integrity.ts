import { hash } from 'node:crypto';

/** What a file is pinned by in pages (`integrity`) and signed by in releases: `sha384-…`. */
export const hashOf = (content: Uint8Array | string): string => `sha384-${hash('sha384', content, 'base64')}`;
