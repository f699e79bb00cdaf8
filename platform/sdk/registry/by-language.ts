import { byLanguage, DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { z } from '@alisio/shared-contracts/zod';

/**
 * What a claim says in each language. The default one is there; a release of before a language came lacks that one,
 * and its reader takes what `saidIn` gives.
 */
export const inLanguages = <T extends Parameters<typeof z.optional>[0]>(texts: T) =>
  z.object({ ...byLanguage(() => z.optional(texts)), [DEFAULT_LANGUAGE]: texts });
