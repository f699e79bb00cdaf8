import { breathe } from './loading/breathe.ts';
import { nameRules } from './loading/name-rules.ts';

/** What this script brings, in pieces: evaluated at once it would hold a slow phone for a quarter of a second. */
const pieces = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@alisio/shared-contracts/stores'),
  () => import(/* webpackMode: "eager" */ '@alisio/platform/sdk/i18n'),
  () => import(/* webpackMode: "eager" */ '@alisio/platform/sdk/router'),
];

async function begin(): Promise<void> {
  nameRules(document);
  for (const evaluate of pieces) {
    await evaluate();
    await breathe();
  }
  const { startApp } = await import(/* webpackMode: "eager" */ './start-app.tsx');
  await breathe();
  await startApp();
}

begin().catch(async (error: unknown) => {
  console.error('The shell could not begin', error);
  const { showStartFailure } = await import(/* webpackMode: "eager" */ './start-failure.tsx');
  showStartFailure(document, () => window.location.reload());
});
