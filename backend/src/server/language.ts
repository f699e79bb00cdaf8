import { acceptedLanguage } from '@alisio/platform/serving';
import type { Language } from '@alisio/shared-contracts/money';
import type { FastifyRequest } from 'fastify';

/** The language that a request wants its names in: pages send theirs. Spanish by default. */
export const languageOf = ({ headers }: FastifyRequest): Language =>
  acceptedLanguage(headers['accept-language'], ['es', 'en']) ?? 'es';
