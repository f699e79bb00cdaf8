import { requestNow } from '@alisio/platform/serving';
import { durations } from '@alisio/platform/serving/metrics';
import type { LogEvent } from 'kysely';

const took = durations({
  name: 'alisio_database_query_duration_seconds',
  help: 'How long statements took, by their first word and outcome (well, failed).',
  labels: ['statement', 'outcome'],
});

const STATEMENTS = ['select', 'insert', 'update', 'delete'];
const MOST_CHARACTERS = 2000;

/**
 * Counts a statement, and tells it as a span of the request's trace: its shape, with `$1` where a value stands. Values are
 * visitors', and go nowhere.
 */
export function tellQuery({ level, query, queryDurationMillis: ms }: LogEvent): void {
  const [word = ''] = query.sql.trimStart().toLowerCase().split(/\s/, 1);
  const statement = STATEMENTS.includes(word) ? word : 'other';
  took.observe({ statement, outcome: level === 'error' ? 'failed' : 'well' }, ms / 1000);
  const { traces, span: parent } = requestNow() ?? {};
  traces
    ?.begin({
      name: `database ${statement}`,
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql.slice(0, MOST_CHARACTERS) },
      parent,
      startTime: Date.now() - ms,
    })
    .end();
}
