import { useLocation, useNavigate } from '@alisio/platform/sdk/router';
import { useHydrated } from '@alisio/shared-ui/hydration';

/** What lies over the list, each an entry of the history of its own. */
type OpenedStep = 'map' | 'compare';

/** What lies over the list, when it was opened by a press: Back closes it, and the list is where it was. */
export function useOpenedStep(step: OpenedStep) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const here = `${pathname}${search}`;
  // An entry says what lies over which list. The server knows nothing of the history.
  const opened = `${step} ${here}`;
  const isOpen = isHydrated && typeof state === 'string' && state.startsWith(`${step} `);
  return {
    isOpen,
    setOpen: (open: boolean) => {
      if (open === isOpen) return;
      if (open) return void navigate(here, { state: opened, preventScrollReset: true });
      // Who went on to another list meanwhile comes to that one, and by Back to the list of before.
      if (state !== opened) return void navigate(here, { replace: true, preventScrollReset: true });
      void navigate(-1);
    },
  };
}
