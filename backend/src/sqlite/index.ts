/** SQLite as Node brings it. Asked for by name, since loaders that know a list of modules miss those with `node:` only. */
export const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
