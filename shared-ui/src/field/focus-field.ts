const FOCUSABLE =
  'input:not([type="hidden"]), select, textarea, button, a[href], iframe, [tabindex]:not([tabindex="-1"])';

/** Moves the focus to a control, or into the group with that id: to its wrong part, else its first. */
export function focusField(id: string): boolean {
  const target = document.getElementById(id);
  if (!target) return false;
  const control = target.matches(FOCUSABLE)
    ? target
    : (target.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      target.querySelector<HTMLElement>(FOCUSABLE) ??
      target);
  control.focus();
  return true;
}
