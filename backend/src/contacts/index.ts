import type { CompanyContact } from '@alisio/shared-contracts/contacts';
import { queryContacts } from '@alisio/shared-contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems/index.ts';
import { route } from '../server/index.ts';
import { answerQuery } from './contact-query.ts';

/** POST /graphql (§7): the lines of the call centre. */
export function contactRoutes(app: FastifyInstance, contacts: readonly CompanyContact[]): void {
  route(app, queryContacts, async ({ body, reply }) => {
    const data = answerQuery(contacts, body);
    if (data) return reply.send({ data });
    throw new ProblemError('validation', { errors: [{ path: 'query', code: 'not-answerable' }] });
  });
}
