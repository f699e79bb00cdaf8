/** Code on its way, once for all who show it; after a failure it is asked for again. */
export interface LateCode<T> {
  isHere(): boolean;
  /** the same promise for as long as it does not fail; React's `use` has its value at once when it is here */
  bring(): Promise<T>;
}

export function lateCode<T>(load: () => Promise<{ default: T }>): LateCode<T> {
  let isHere = false;
  let coming: Promise<T> | undefined;
  return {
    isHere: () => isHere,
    bring() {
      if (coming) return coming;
      const asked = load().then(
        ({ default: value }) => {
          // By these React knows that it need not wait.
          Object.assign(asked, { status: 'fulfilled', value });
          isHere = true;
          return value;
        },
        (cause: unknown) => {
          coming = undefined;
          throw cause;
        },
      );
      coming = asked;
      return asked;
    },
  };
}
