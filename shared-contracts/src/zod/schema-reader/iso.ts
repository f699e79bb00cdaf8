import type { Params } from './schema.ts';
import { string } from './values.ts';

const MOMENT = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?Z$/;

/** A moment of a day that the calendar has, in UTC. */
export const datetime = (params?: Params) =>
  string(params).check(({ value, issues }) => {
    const [, day] = MOMENT.exec(String(value)) ?? [];
    if (day === undefined || !new Date(day).toJSON()?.startsWith(day))
      issues.push({ code: 'invalid_format', continue: true });
  });
