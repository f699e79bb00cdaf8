import { type ComponentType, useState } from 'react';

/**
 * A part of a page whose code comes when it is wanted. Unlike React's `lazy` it asks again after a failure: a
 * lost connection costs a press, not the page.
 *
 * @param load the part's module; called once more than needed at worst, the loader keeps what arrived
 */
export function useLatePart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Part, setPart] = useState<ComponentType<Props>>();

  /** Brings the part; false when it could not be fetched. */
  const want = async (): Promise<boolean> => {
    try {
      const { default: loaded } = await load();
      setPart(() => loaded);
      return true;
    } catch (error) {
      console.error(error);
      return false;
    }
  };
  /** Fetches it ahead; what fails here is asked for again when it is wanted. */
  const warm = () => {
    load().catch(console.error);
  };
  return { Part, want, warm };
}
