import { useHydrated } from '@alisio/shared-ui/hydration';
import { useLocation, useNavigate } from '../router/index.ts';

/**
 * What lies over a list, when it was opened by a press: Back closes it, and the list is where it was.
 * @param step which of what may lie over it, a word: `map`. Each is an entry of the history of its own.
 */
export function useOpenedStep(step: string) {
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
