import styled from '@emotion/styled';
import { useState } from 'react';
import { IconButton } from '../../src/button/index.ts';
import { Drawer } from '../../src/drawer/index.ts';
import { Segmented } from '../../src/field/index.ts';
import { Icon, Logo } from '../../src/icons/index.ts';
import { HeaderBar, ThemeIcon } from '../../src/shell/index.ts';
import { Tag } from '../../src/text/index.ts';
import { media } from '../../src/tokens/index.ts';
import { SideList } from './side-list.tsx';
import type { ThemeChoice } from './use-theme.ts';
import type { WidthChoice } from './use-width.ts';

/** A phone is as wide as a phone already. */
const Wide = styled.div`
  display: none;

  ${media.md} {
    display: block;
  }
`;

/** No room for three words. */
const Narrow = styled.div`
  ${media.md} {
    display: none;
  }
`;

const THEMES = [
  { value: 'system', label: 'Auto' },
  { value: 'light', label: 'Day' },
  { value: 'dark', label: 'Night' },
] as const;

const WIDTHS = [
  { value: 'full', label: 'Full' },
  { value: '360', label: '360' },
] as const;

export interface TopBarProps {
  current: string;
  theme: ThemeChoice;
  onTheme: (theme: ThemeChoice) => void;
  width: WidthChoice;
  onWidth: (width: WidthChoice) => void;
}

/** Brand, theme and width; below 1024 the list of entries too. */
export function TopBar({ current, theme, onTheme, width, onWidth }: TopBarProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <HeaderBar
        brand={
          <a href="#/" aria-label="Alisio, catalogue">
            <Logo name="alisio" />
          </a>
        }
        tools={
          <>
            <Wide>
              <Tag>Catalogue</Tag>
            </Wide>
            <Wide>
              <Segmented legend="Width" name="width" options={WIDTHS} value={width} onChange={onWidth} />
            </Wide>
            <Wide>
              <Segmented legend="Theme" name="theme" options={THEMES} value={theme} onChange={onTheme} />
            </Wide>
            <Narrow>
              <IconButton label="Day or night" onClick={() => onTheme(theme === 'dark' ? 'light' : 'dark')}>
                <ThemeIcon />
              </IconButton>
            </Narrow>
          </>
        }
        menu={
          <IconButton label="Entries" onClick={() => setOpen(true)}>
            <Icon name="menu" />
          </IconButton>
        }
      />
      <Drawer title="Entries" open={open} onOpenChange={setOpen} closeLabel="Close">
        <SideList current={current} onChoose={() => setOpen(false)} />
      </Drawer>
    </>
  );
}
