export { ICON_REQUESTS } from './icon-library.ts';
export { SetIcon, type SetIconProps } from './set-icon.tsx';
