/** In the tab's session storage: what `?mf=` asked for last. */
export const KEPT_OVERRIDES = 'alisio.overrides';

/** The versions that this tab asks for in place of the released ones; without storage a tab keeps none. */
export function keptOverrides(): string | null {
  try {
    return window.sessionStorage.getItem(KEPT_OVERRIDES);
  } catch {
    return null;
  }
}
