import type { Language } from '@alisio/shared-contracts/money';
import type { FastifyRequest } from 'fastify';

/** The language that a request wants its names in: the page's, which it sends as its first. Spanish unless English. */
export const languageOf = ({ headers }: FastifyRequest): Language =>
  /^en\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'es';
