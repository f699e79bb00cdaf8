import { Toast as Base } from '@base-ui/react/toast';
import { IconButton, LinkButton } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { Content, Corner, looks, Note, Text, Title, toneOf } from './toast-styles.tsx';
import type { Toasts } from './toasts.ts';

/** Long enough to be read twice; time stands still while the pointer or the focus is on it. */
const SHOWN_MS = 8000;
const AT_ONCE = 3;

export interface ToastRegionProps {
  toasts: Toasts;
  /** `region` names the landmark, which F6 reaches. */
  labels: { region: string; close: string };
}

/** Where short news appear, read out when there is a pause. One in a page, however many parts of it have news. */
export function ToastRegion({ toasts, labels }: ToastRegionProps) {
  return (
    <Base.Provider toastManager={toasts} timeout={SHOWN_MS} limit={AT_ONCE}>
      <Base.Portal>
        <Corner aria-label={labels.region}>
          <List closeLabel={labels.close} />
        </Corner>
      </Base.Portal>
    </Base.Provider>
  );
}

function List({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Base.useToastManager();
  return toasts.map((toast) => {
    const { icon, color } = looks[toneOf(toast.type)];
    return (
      <Note key={toast.id} toast={toast} swipeDirection={['down', 'right']}>
        <Content>
          <Icon name={icon} color={color} />
          <div>
            <Title render={<p />} />
            <Text />
            {toast.actionProps ? <Base.Action render={<LinkButton />} /> : null}
          </div>
          <Base.Close aria-hidden={false} render={<IconButton label={closeLabel} />}>
            <Icon name="close" size="s" />
          </Base.Close>
        </Content>
      </Note>
    );
  });
}
