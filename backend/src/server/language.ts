import { acceptedLanguage } from '@alisio/platform/serving';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@alisio/shared-contracts/languages';
import type { FastifyRequest } from 'fastify';

/** The language that a request wants its names in: pages send theirs. */
export const languageOf = ({ headers }: FastifyRequest): Language =>
  acceptedLanguage(headers['accept-language'], LANGUAGES) ?? DEFAULT_LANGUAGE;
