import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { VisuallyHidden } from '../layout/index.ts';

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  label: string;
  /** In place of the label and read out, by what came of it: a browser may forbid it. */
  copied: string;
  notCopied: string;
  className?: string;
}

/** Puts a text on the clipboard and says whether that worked. */
export function CopyButton({ text, label, className, ...results }: CopyButtonProps) {
  const [result, setResult] = useState<'copied' | 'notCopied'>();
  const copy = async () => {
    try {
      // Where a page comes without encryption there is no clipboard at all.
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('notCopied');
    }
  };
  return (
    <>
      <Button variant="quiet" onClick={copy} className={className}>
        <Icon name={result === 'copied' ? 'check' : 'document'} size="s" />
        {result ? results[result] : label}
      </Button>
      <VisuallyHidden role="status">{result ? results[result] : null}</VisuallyHidden>
    </>
  );
}
