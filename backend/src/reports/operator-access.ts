import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request brings the key of operators as bearer (RFC 6750); where none is set, nobody can. */
export const isOperator = ({ headers }: FastifyRequest, key: string | undefined): boolean =>
  key !== undefined && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${key}`));
