export { Button, type ButtonProps } from './button.tsx';
export { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyles } from './button-styles.ts';
export { IconButton, type IconButtonProps } from './icon-button.tsx';
export { LinkButton, linkStyles } from './link-button.tsx';
