import { ErrorCatcher } from '../late-parts/error-catcher.tsx';
import { AtBrowserPlace } from '../router/browser-place.tsx';
import { ScrollMemory } from '../router/scroll-memory.tsx';
import { Shell } from '../shell/shell.tsx';
import { ShellFailure, useErrorPageAtHand } from './error-page.tsx';
import { Stage } from './stage.tsx';

/** Beside the routes: their contexts stay the same, so that nothing reaches a page that is not taken over yet. */
function ErrorPageAtHand() {
  useErrorPageAtHand();
  return null;
}

/** Every page of the site, in the frame that its claim asks for. */
export function AppRoutes() {
  return (
    <>
      <ErrorCatcher
        fallback={(error, retry) => (
          <AtBrowserPlace>
            <ShellFailure error={error} onRetry={retry} />
          </AtBrowserPlace>
        )}
      >
        <Shell>
          <Stage />
        </Shell>
      </ErrorCatcher>
      <AtBrowserPlace>
        <ScrollMemory />
        <ErrorPageAtHand />
      </AtBrowserPlace>
    </>
  );
}
