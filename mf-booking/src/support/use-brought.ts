import { bringTexts, type TextFiles, useTextsControl } from '@alisio/platform/sdk/i18n';
import { useEffect, useState } from 'react';

interface BroughtOptions {
  /** what is shown can be understood without them: a failure is no more than logged */
  isExtra?: boolean;
}

/**
 * For a component that comes late with what it alone says: brings its texts. @returns whether they are here
 * @throws in rendering, when they cannot be had: the page's message offers another try
 */
export function useBrought(files: TextFiles, { isExtra = false }: BroughtOptions = {}): boolean {
  const texts = useTextsControl();
  const [, setRound] = useState(0);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const isHere = texts.holds(files);
  useEffect(() => {
    if (isHere) return;
    let left = false;
    bringTexts(texts, 'booking', files).then(
      () => left || setRound((round) => round + 1),
      (error: unknown) => {
        if (isExtra) console.warn('late texts', error);
        else if (!left) setFailure({ error });
      },
    );
    return () => {
      left = true;
    };
  }, [isHere, isExtra, texts, files]);
  if (failure) throw failure.error;
  return isHere;
}
