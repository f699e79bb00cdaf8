import { isSameSecret } from '@alisio/platform/serving';
import type { FastifyRequest } from 'fastify';

/** Whether a request brings the key of operators as bearer (RFC 6750); where none is set, nobody can. */
export const isOperator = ({ headers }: FastifyRequest, key: string | undefined): boolean =>
  key !== undefined && isSameSecret(headers.authorization ?? '', `Bearer ${key}`);
