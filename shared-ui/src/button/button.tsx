import styled from '@emotion/styled';
import type { ComponentProps, MouseEvent } from 'react';
import { ownProps } from '../styling/own-props.ts';
import { type ButtonLook, buttonStyles } from './button-styles.ts';
import { Spinner, spinnerStyles } from './spinner.tsx';

const options = ownProps('variant', 'size', 'full');

const StyledButton = styled('button', options)<ButtonLook>((look) => buttonStyles(look) + spinnerStyles);
const StyledLink = styled('a', options)<ButtonLook>((look) => buttonStyles(look));

type NativeButton = ComponentProps<'button'> & {
  href?: undefined;
  /** Work is under way: shows it, tells it, and ignores presses without losing focus. */
  busy?: boolean;
};
type NativeLink = ComponentProps<'a'> & { href: string; busy?: undefined };

export type ButtonProps = ButtonLook & (NativeButton | NativeLink);

/** A button, or with `href` a link that looks like one. */
export function Button(props: ButtonProps) {
  if (props.href !== undefined) {
    const { busy: _, ...link } = props;
    return <StyledLink {...link} />;
  }
  const { busy, children, onClick, type = 'button', ...button } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <StyledButton
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...button}
    >
      {busy ? <Spinner /> : null}
      {children}
    </StyledButton>
  );
}
