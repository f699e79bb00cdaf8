/** What is used of it: its published types do not know `preferred`. */
declare module 'negotiator' {
  interface Request {
    headers: Readonly<Record<string, string | undefined>>;
  }

  export default class Negotiator {
    constructor(request: Request);
    /** The client's best of these; among equals the one that is preferred first. */
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
    /** The client's best of these; nothing when it takes none of them. */
    language(available: readonly string[]): string | undefined;
    /** All that the client takes, the best first. */
    languages(): string[];
    mediaTypes(): string[];
  }
}
