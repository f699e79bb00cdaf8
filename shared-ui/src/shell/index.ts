export { CallBand, type CallBandProps } from './call-band.tsx';
export { CallRow, type CallRowProps } from './call-row.tsx';
export { FooterBar, type FooterBarProps, type FooterColumn } from './footer-bar.tsx';
export { HeaderBar, type HeaderBarProps } from './header-bar.tsx';
export { PhoneLink, type PhoneLinkProps, pillStyles } from './header-parts.tsx';
export { LineRow, type LineRowProps } from './line-row.tsx';
export { OpenState } from './open-state.tsx';
export { SkipLink } from './skip-link.tsx';
export { ThemeIcon } from './theme-icon.tsx';
