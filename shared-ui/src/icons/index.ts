export { Icon, type IconName, type IconProps } from './icon.tsx';
export { Logo } from './logo.tsx';
