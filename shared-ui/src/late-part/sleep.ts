/**
 * A part between its HTML and its code. React takes a boundary over with exactly what it was drawn with, and draws it
 * anew when that changes meanwhile: so the part gets its first properties, and the newest right behind.
 */
export class Sleep<Props> {
  readonly first: Props;
  /** React waits for it; what ends the wait is an update of the boundary */
  readonly forEver = new Promise<never>(() => undefined);
  #newest: Props;
  readonly #listeners = new Set<() => void>();

  constructor(props: Props) {
    this.first = props;
    this.#newest = props;
  }

  tell(props: Props): void {
    this.#newest = props;
    for (const listener of this.#listeners) listener();
  }

  readonly newest = (): Props => this.#newest;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
