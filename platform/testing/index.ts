export { type AnswerInParts, answerInParts } from './answer-in-parts.ts';
export {
  type ApiAnswer,
  type ApiCall,
  type ApiHandler,
  type ApiStub,
  problemAnswer,
  stubApi,
} from './api-stub.ts';
export { type AppFixtureOptions, appFixture, bootstrapFixture, type TextsOf } from './app-fixture.ts';
export { asVisitor, type VisitorFacts } from './as-visitor.ts';
export { type CheckTextsOptions, checkTexts } from './check-texts.ts';
export { onDay } from './on-day.ts';
export { pageOnServer } from './page-on-server.ts';
export { type RenderOnServerOptions, renderOnServer } from './render-on-server.ts';
export { type RenderedPage, type RenderPageOptions, renderPage } from './render-page.ts';
export { structuredFaults } from './structured-faults.ts';
export type { StubPart } from './stub-parts.ts';
