/** What goes in and comes out of a kind of work. All of it crosses to another thread: plain data. */
export interface WorkTypes {
  about: unknown;
  answer: unknown;
  /** what is told before the answer */
  part?: unknown;
  /** what it asks the thread that has the database, and is told by it */
  asked?: unknown;
  told?: unknown;
}

/** A kind of work by its name. */
export interface WorkKind<Types extends WorkTypes> {
  readonly name: string;
  /** never there: by it the compiler knows the types */
  readonly types?: Types;
}

/** What a piece of work may do while it is done. Asking fails where who has the database cannot answer. */
export interface WorkTools<Types extends WorkTypes> {
  /** says when nobody waits for it any more */
  signal: AbortSignal;
  /** others waited for this thread when it began */
  hurried: boolean;
  tell(part: Types['part']): void;
  ask(asked: Types['asked']): Promise<Types['told']>;
}

/** Work as a thread does it, whatever its kind. */
export interface ThreadWork {
  readonly kind: string;
  run(about: unknown, tools: WorkTools<WorkTypes>): Promise<unknown>;
}

/** How a thread does a kind of work. */
export const does = <Types extends WorkTypes>(
  kind: WorkKind<Types>,
  run: (about: Types['about'], tools: WorkTools<Types>) => Promise<Types['answer']>,
): ThreadWork => {
  const work: ThreadWork = { kind: kind.name, run };
  return work;
};

/** A module whose `openWork` gives the threads some kinds of work, and what it is given there: plain data. */
export interface ThreadModule {
  url: string;
  settings: unknown;
}

export interface AskOptions<Types extends WorkTypes> {
  /** says when the asker has left */
  signal?: AbortSignal | undefined;
  /** goes before what waits, however much that is: for what takes a moment */
  isFirst?: boolean;
  tell?(part: Types['part']): void;
  hear?(asked: Types['asked']): Promise<Types['told']>;
}

/** Threads that work can be given to. */
export interface Workers {
  /** @throws ProblemError unavailable, with `Retry-After`, when too many wait, or who asked has left */
  ask<Types extends WorkTypes>(
    kind: WorkKind<Types>,
    about: Types['about'],
    options?: AskOptions<Types>,
  ): Promise<Types['answer']>;
}
