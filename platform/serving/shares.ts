/** What goes on at a time, by whom. */
interface Shares {
  /** @returns gives it back; nothing while all of the caller's share is taken */
  take(caller: string): (() => void) | undefined;
}

/** @param most at a time, of one caller */
export function sharesOf(most: number): Shares {
  const taken = new Map<string, number>();
  return {
    take(caller) {
      const count = taken.get(caller) ?? 0;
      if (count >= most) return undefined;
      taken.set(caller, count + 1);
      return () => {
        const left = (taken.get(caller) ?? 1) - 1;
        if (left > 0) taken.set(caller, left);
        else taken.delete(caller);
      };
    },
  };
}
