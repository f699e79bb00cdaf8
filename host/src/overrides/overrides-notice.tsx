import { ErrorCatcher } from '../late-parts/error-catcher.tsx';
import { latePart, useLatePart } from '../late-parts/late-part.ts';
import { useHost } from '../remotes/host-context.ts';

const badge = latePart(() => import(/* webpackChunkName: "overrides" */ './overrides.ts'));

/** The badge of a tab that swaps versions; nothing, and no code, in any other. */
export function OverridesNotice() {
  const { overrides } = useHost().registry;
  const part = useLatePart(badge, overrides !== undefined);
  return overrides && part ? (
    <ErrorCatcher fallback={() => null}>
      <part.OverridesBadge overrides={overrides} />
    </ErrorCatcher>
  ) : null;
}
