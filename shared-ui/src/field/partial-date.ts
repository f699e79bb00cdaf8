export interface DateParts {
  year: string;
  month: string;
  day: string;
}

/** `1986-03-14` or a part of it, such as `-03-` or `198-3-14`, as three texts. */
export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { year, month, day };
}

/** The three texts as an ISO date when all are there, as a partial one until then, empty when none is. */
export function joinDate({ year, month, day }: DateParts): string {
  if (!year && !month && !day) return '';
  const complete = year.length === 4 && month !== '' && day !== '';
  return complete ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : `${year}-${month}-${day}`;
}
