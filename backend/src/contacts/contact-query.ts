import type { CompanyContact } from '@alisio/shared-contracts/contacts';
import {
  buildSchema,
  type DocumentNode,
  executeSync,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';

/** No type leads back to itself, and there is nothing to change. */
const schema = buildSchema(`
  type Query { companyContactInfoDisplayQuery: CompanyContactInfo! }
  type CompanyContactInfo { results: [CompanyContact!]! }
  type CompanyContact { contactNumber: String! countryCode: String! }
`);
const rules = [...specifiedRules, NoSchemaIntrospectionCustomRule];
/** The query of §7 has ten. They bound the depth of nested fragments and how often a field can be asked for. */
const MOST_TOKENS = 120;

export interface ContactQuery {
  query: string;
  operationName?: string | null | undefined;
  variables?: Record<string, unknown> | null | undefined;
}

function parsed(query: string): DocumentNode | undefined {
  try {
    return parse(query, { noLocation: true, maxTokens: MOST_TOKENS });
  } catch {
    // The parser's message quotes the query, which is not repeated.
    return undefined;
  }
}

/** What a query asks of the lines; nothing for one that is too long, that introspects, mutates or is no query. */
export function answerQuery(
  results: readonly CompanyContact[],
  { query, operationName, variables }: ContactQuery,
): Record<string, unknown> | undefined {
  const document = parsed(query);
  if (!document || validate(schema, document, rules, { maxErrors: 1 }).length > 0) return undefined;
  const { data, errors } = executeSync({
    schema,
    document,
    rootValue: { companyContactInfoDisplayQuery: { results } },
    operationName: operationName ?? null,
    variableValues: variables ?? {},
  });
  return errors || !data ? undefined : data;
}
