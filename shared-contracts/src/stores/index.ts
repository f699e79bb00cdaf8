export { defineSessionStore, type SessionStore, type SessionStoreOptions } from './session-store.ts';
export * from './visitor.ts';
