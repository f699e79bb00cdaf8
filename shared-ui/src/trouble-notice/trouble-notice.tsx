import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { Alert, type AlertProps } from '../feedback/index.ts';

export interface TroubleNoticeProps {
  /** what happened: another one comes into view, and is where the keys are */
  trouble: object;
  tone: AlertProps['tone'];
  title: ReactNode;
  /** what can be done, the likely one first */
  ways: readonly { label: string; onPress: () => void }[];
  children?: ReactNode;
  className?: string;
}

/** Why what was chosen did not go on to the checkout, and what can be done. It comes into view by itself. */
export function TroubleNotice({ trouble, tone, title, ways, children, className }: TroubleNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble) box.current?.focus();
  }, [trouble]);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      className={className}
      tone={tone}
      title={title}
      actions={ways.map(({ label, onPress }, at) => (
        <Button key={label} size="s" variant={at === 0 ? 'primary' : 'quiet'} onClick={onPress}>
          {label}
        </Button>
      ))}
    >
      {children}
    </Alert>
  );
}
