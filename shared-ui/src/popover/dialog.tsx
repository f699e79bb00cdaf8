import { Dialog as Base } from '@base-ui/react/dialog';
import styled from '@emotion/styled';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../button/index.ts';
import { pageTitle } from '../focus/index.ts';
import { Icon } from '../icons/index.ts';
import { media, tokens } from '../tokens/index.ts';
import { useCloseRequest } from './use-close-request.ts';

const { color, space } = tokens;

const Shade = styled(Base.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: ${tokens.layer.dialog};
  background: color-mix(in srgb, ${color.night} 60%, transparent);
  transition: opacity ${tokens.motion.open} ${tokens.motion.ease};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

const Panel = styled(Base.Popup)`
  position: fixed;
  inset: auto 0 0;
  z-index: ${tokens.layer.dialog};
  display: flex;
  flex-direction: column;
  max-height: calc(100dvh - ${space[12]});
  border-radius: ${tokens.radius.panel} ${tokens.radius.panel} 0 0;
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${tokens.elevation.overlay};
  outline: 0;
  transition: opacity ${tokens.motion.open} ${tokens.motion.ease};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }

  ${media.md} {
    inset: 50% auto auto 50%;
    width: min(560px, calc(100vw - 2 * ${tokens.gutter}));
    border-radius: ${tokens.radius.panel};
    transform: translate(-50%, -50%);

    /* What is drawn from side to side, a graph for instance. */
    &:has([data-wide]) {
      width: min(960px, calc(100vw - 2 * ${tokens.gutter}));
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[4]} ${space[4]} 0 ${space[6]};
`;

const Title = styled(Base.Title)`
  font-size: ${tokens.text[20]};
`;

const Body = styled.div`
  overflow-y: auto;
  padding: ${space[4]} ${space[6]} ${space[6]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding: ${space[4]} ${space[6]};
  border-top: 1px solid ${color.line};
`;

export interface DialogProps {
  title: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
  actions?: ReactNode;
  closeLabel: string;
  /** False where the caller moves the focus on afterwards, instead of back to where the dialog was opened. */
  returnsFocus?: boolean;
}

/** A question over the page: a sheet on a phone, a window from 768. Focus stays inside and returns. */
export function Dialog({
  title,
  open,
  onOpenChange,
  children,
  actions,
  closeLabel,
  returnsFocus,
}: DialogProps) {
  useCloseRequest(open, () => onOpenChange(false));
  // Nobody had opened one that comes by itself: there is no place to go back to.
  const [fromNowhere] = useState(() => open && document.activeElement === document.body);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Shade />
        <Panel finalFocus={returnsFocus ?? (fromNowhere ? pageTitle : undefined)}>
          <Head>
            <Title>{title}</Title>
            <Base.Close render={<IconButton label={closeLabel} />}>
              <Icon name="close" />
            </Base.Close>
          </Head>
          <Body>{children}</Body>
          {actions ? <Actions>{actions}</Actions> : null}
        </Panel>
      </Base.Portal>
    </Base.Root>
  );
}
