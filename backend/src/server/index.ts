export { describeApi } from './api-document.ts';
export { createHttpServer } from './http-server.ts';
export { languageOf } from './language.ts';
export { isOperator } from './operator-access.ts';
export { type Call, type Handler, route } from './route.ts';
export { failStart, serveUntilStopped } from './run-server.ts';
export { type FindSession, guardSessions, sessionOf } from './session-guard.ts';
