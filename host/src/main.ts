import { startApp } from './start-app.tsx';
import { showStartFailure } from './start-failure.tsx';

startApp().catch((error: unknown) => {
  console.error('The shell could not begin', error);
  showStartFailure(document, () => window.location.reload());
});
