import { useTexts } from '@alisio/platform/sdk/i18n';
import { useLocation } from '@alisio/platform/sdk/router';
import { IconButton } from '@alisio/shared-ui/button';
import { framePaths, Glyph } from '@alisio/shared-ui/icons';
import { useCallback, useEffect, useState } from 'react';
import { latePart, useLatePart } from '../../late-parts/late-part.ts';
import { HOST_TEXTS } from '../../locales/language.ts';
import type { NavLinkFacts } from '../../remotes/nav-entries.ts';
import { FOOT_ID } from '../../shown-page/page-head.ts';

const drawerPart = latePart(() => import(/* webpackChunkName: "menu-drawer" */ './menu-drawer.tsx'));
const expectDrawer = () => {
  drawerPart.load().catch(() => undefined);
};

/**
 * Below 1024: opens the menu. Its code comes with the first press, which is kept until it is here.
 * Without script the foot of the page, which leads everywhere too, stands for it.
 */
export function MenuButton({ entries }: { entries: readonly NavLinkFacts[] }) {
  const { t } = useTexts(HOST_TEXTS);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const part = useLatePart(drawerPart, open, close);
  const { key } = useLocation();
  useEffect(() => {
    void key;
    setOpen(false);
  }, [key]);
  return (
    <>
      <noscript>
        <a href={`#${FOOT_ID}`}>{t('nav.menu')}</a>
      </noscript>
      <IconButton
        label={t('nav.menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={(open && !part) || undefined}
        onClick={() => setOpen(!open)}
        onPointerEnter={expectDrawer}
        onFocus={expectDrawer}
      >
        <Glyph path={framePaths.menu} />
      </IconButton>
      {part ? <part.MenuDrawer open={open} onOpenChange={setOpen} entries={entries} /> : null}
    </>
  );
}
