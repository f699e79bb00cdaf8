import { tokens } from '../tokens/index.ts';

export type ButtonVariant = 'primary' | 'quiet' | 'call';
export type ButtonSize = 'm' | 's';

export interface ButtonLook {
  /** One filled button per card; `quiet` for the rest; `call` only for reaching a person. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  full?: boolean;
}

const { color } = tokens;

const variants: Record<ButtonVariant, string> = {
  primary: `background: ${color.action}; color: ${color.onAction}; &:hover { background: ${color.actionHover}; }`,
  quiet: `background: transparent; color: ${color.ink}; border-color: ${color.control}; &:hover { background: ${color.sunken}; }`,
  call: `background: ${color.accent}; color: ${color.onAccent}; &:hover { background: ${color.accentHover}; }`,
};

const sizes: Record<ButtonSize, string> = {
  m: `min-height: ${tokens.space[12]}; padding: 0 ${tokens.space[5]};`,
  s: `min-height: ${tokens.target}; padding: 0 ${tokens.space[4]}; font-size: ${tokens.text[14]};`,
};

/** The look of a button as CSS text, for whatever should look like one: `styled(Link)(buttonStyles({ size: 's' }))`. */
export function buttonStyles({ variant = 'primary', size = 'm', full = false }: ButtonLook = {}): string {
  return `
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${tokens.space[2]};
    border: 1px solid transparent;
    border-radius: ${tokens.radius.control};
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
    transition: background ${tokens.motion.color} ${tokens.motion.ease};
    &:active { transform: translateY(1px); }
    &[aria-disabled='true'], &:disabled { cursor: default; opacity: .72; }
    ${full ? 'width: 100%;' : ''}
    ${sizes[size]}
    ${variants[variant]}
  `;
}
