import { useLocation } from '@alisio/platform/sdk/router';
import { useEffect, useState } from 'react';
import { ErrorCatcher } from '../late-parts/error-catcher.tsx';
import { latePart, useLatePart } from '../late-parts/late-part.ts';

const overlay = latePart(() => import(/* webpackChunkName: "overrides" */ './owners-overlay.tsx'));

const TYPING = 'input, select, textarea, [contenteditable]';

const isTyping = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.matches(TYPING);

/** By the key's place: with Alt, keyboards write other letters. */
const isSwitch = (event: KeyboardEvent): boolean =>
  event.code === 'KeyO' && event.altKey && event.shiftKey && !event.repeat && !isTyping(event);

/** `?owners` in the address or Alt+Shift+O shows whose each part of the page is; Escape takes it away. */
export function OwnersSwitch() {
  const { search } = useLocation();
  const [on, setOn] = useState(() => new URLSearchParams(search).has('owners'));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isSwitch(event)) setOn((was) => !was);
      else if (event.key === 'Escape') setOn(false);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  const part = useLatePart(overlay, on);
  return on && part ? (
    <ErrorCatcher fallback={() => null}>
      <part.OwnersOverlay />
    </ErrorCatcher>
  ) : null;
}
