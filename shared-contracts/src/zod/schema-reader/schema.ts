/** What does not fit, as a caller gets it. */
export interface Issue {
  code: string;
  path: PropertyKey[];
  message: string;
  keys?: string[];
  errors?: Issue[][];
}

/** The same while it is read. Unless it may `continue`, nothing that is checked next could make sense of the value. */
export interface NotedIssue extends Partial<Issue> {
  code: string;
  input?: unknown;
  continue?: boolean;
}

/** What is being read: a schema puts in place of the value what it makes of it. */
export interface Reading {
  value: unknown;
  issues: NotedIssue[];
}

type ErrorText = string | ((issue: NotedIssue) => string | undefined);
export type Params = string | { error?: ErrorText; message?: string; abort?: boolean; path?: PropertyKey[] };

export const textOf = (params: Params | undefined, issue: NotedIssue): string | undefined => {
  const error = typeof params === 'object' ? (params.error ?? params.message) : params;
  return typeof error === 'function' ? error(issue) : error;
};

export interface Check {
  run(reading: Reading): void;
  /** also asked about a value that is wrong already: whether it can say something of it all the same */
  measures?: (value: unknown) => boolean;
  /** the longest that it lets pass */
  most?: number;
}

export interface Facts {
  read(reading: Reading, checks: readonly Check[]): void;
  params?: Params | undefined;
  /** an object may lack it */
  optional?: boolean | undefined;
  /** all that it takes, where these can be counted */
  values?: readonly unknown[] | undefined;
  /** of an object */
  shape?: Shape;
  /** of an object: it takes no other keys */
  strict?: boolean | undefined;
}
export type Shape = Readonly<Record<string, Schema>>;

type Result = { success: true; data: unknown } | { success: false; error: SchemaError };

/** Where nobody says more. */
export const INVALID = 'Invalid input';

export const finished = (issues: readonly NotedIssue[]): Issue[] =>
  issues.map(({ continue: _continue, input: _input, path = [], message = INVALID, ...issue }) => ({
    ...issue,
    path,
    message,
  }));

export const isSpoilt = (issues: readonly NotedIssue[]): boolean =>
  issues.some((issue) => issue.continue !== true);
const isGivenUp = (issues: readonly NotedIssue[]): boolean =>
  issues.some((issue) => issue.continue === false);

class SchemaError extends Error {
  override readonly name = '$ZodError';
  readonly issues: Issue[];
  /** Resolvers of forms know it by this. */
  readonly _zod = { traits: new Set(['$ZodError']) };

  constructor(issues: Issue[]) {
    super(JSON.stringify(issues));
    this.issues = issues;
  }
}

/** What was found of objects in the reading under way, each by the last schema that it fits. */
export const fitting = new Map<unknown, [by: Schema, found: unknown]>();

export class Schema {
  /** Under zod's own name, by which resolvers of forms know a schema. */
  readonly _zod: Facts;
  readonly checks: readonly Check[];

  constructor(facts: Facts, checks: readonly Check[] = []) {
    this._zod = facts;
    this.checks = checks;
  }

  /** What an `enum` takes. */
  get options(): unknown[] {
    return [...(this._zod.values ?? [])];
  }

  check(...more: (Check | Check['run'])[]): Schema {
    const added = more.map((check) => (typeof check === 'function' ? { run: check } : check));
    return new Schema(this._zod, [...this.checks, ...added]);
  }

  run(reading: Reading): void {
    const { issues } = reading;
    this._zod.read(reading, this.checks);
    for (const { run, measures } of this.checks) {
      if (measures ? !isGivenUp(issues) && measures(reading.value) : !isSpoilt(issues)) run(reading);
    }
    // Those of schemas inside of it have a text by now.
    for (const issue of issues) issue.message ??= textOf(this._zod.params, issue) ?? INVALID;
  }

  /** Within a reading that is under way. */
  tried(value: unknown): Reading {
    const reading: Reading = { value, issues: [] };
    this.run(reading);
    return reading;
  }

  safeParse(value: unknown): Result {
    // Of a reading around this one, too: what it has found so far it reads once more.
    fitting.clear();
    const reading = this.tried(value);
    if (reading.issues.length === 0) return { success: true, data: reading.value };
    return { success: false, error: new SchemaError(finished(reading.issues)) };
  }

  parse(value: unknown): unknown {
    const result = this.safeParse(value);
    if (result.success) return result.data;
    throw result.error;
  }

  async parseAsync(value: unknown): Promise<unknown> {
    return this.parse(value);
  }

  get '~standard'() {
    return {
      version: 1,
      vendor: 'zod',
      validate: (value: unknown) => {
        const result = this.safeParse(value);
        return result.success ? { value: result.data } : { issues: result.error.issues };
      },
    };
  }
}
