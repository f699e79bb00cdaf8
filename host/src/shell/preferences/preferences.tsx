import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { latePart, useLatePart } from '../../late-parts/late-part.ts';

const dialogPart = latePart(
  () => import(/* webpackChunkName: "preferences-dialog" */ './preferences-dialog.tsx'),
);

/** Fetches the dialog's code before the press, when a pointer or the focus comes near. */
export const expectPreferences = (): void => {
  dialogPart.load().catch(() => undefined);
};

const OpenContext = createContext<() => void>(() => undefined);
/** Opens the one dialog of preferences. */
export const useOpenPreferences = (): (() => void) => useContext(OpenContext);

/** Language, country, currency and appearance behind one press from anywhere in the frame. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const part = useLatePart(dialogPart, open, close);
  return (
    <OpenContext value={useCallback(() => setOpen(true), [])}>
      {children}
      {part ? <part.PreferencesDialog open={open} onOpenChange={setOpen} /> : null}
    </OpenContext>
  );
}
