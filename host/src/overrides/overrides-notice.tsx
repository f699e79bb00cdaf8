import { ErrorCatcher } from '../router/error-catcher.tsx';
import { useHost } from '../router/host-context.ts';
import { latePart, useLatePart } from '../shell/late-part.ts';

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
