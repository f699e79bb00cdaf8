import { Toast as Base } from '@base-ui/react/toast';

export type ToastTone = 'info' | 'good' | 'bad';

/** Where news come in, from inside and outside of components: `toasts.add({ title, type: 'good' })`. */
export type Toasts = ReturnType<typeof Base.createToastManager>;

/** A page makes one and gives it to its `ToastRegion`. */
export function createToasts(): Toasts {
  return Base.createToastManager();
}
