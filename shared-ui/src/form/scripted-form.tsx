import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { media } from '../tokens/index.ts';

const Form = styled.form`
  ${media.withoutScript} {
    display: none;
  }
`;

export interface ScriptedFormProps extends Omit<ComponentProps<'form'>, 'method' | 'action'> {
  /** stands in its place where no script runs: what to do instead */
  without: ReactNode;
}

/**
 * A form that a script of ours sends, and only that: what a person types must not stand in an address, in a history or
 * in a log. Without script it is not offered; should a browser send it all the same, then as a body, and the web edge
 * answers with a page that says that nothing was sent.
 */
export function ScriptedForm({ without, ...form }: ScriptedFormProps) {
  return (
    <>
      <Form noValidate {...form} method="post" />
      <noscript>{without}</noscript>
    </>
  );
}
