/** JSON Schema, as far as zod writes it for what crosses between versions. */
export type Schema = Readonly<Record<string, unknown>>;

/** What a version of the contracts promises, kept as `<version>.json` once it is released. */
export interface ContractsDescription {
  /** entry (`flights`) → names of values */
  exports: Record<string, string[]>;
  events: Record<string, Schema>;
  /** by the name that is exported */
  stores: Record<string, { key: string; version: number; migrates: boolean; schema: Schema }>;
  /** by the name that is exported; `call`: method, path, status, who may */
  endpoints: Record<string, { call: string; sent: Record<string, Schema>; answer: Schema }>;
  /** by the name that is exported → name of the cookie */
  cookies: Record<string, string>;
  /** addresses that remotes lead to */
  routes: Record<string, string>;
}
