/** What a process knows of its own end. */
export class Lifecycle {
  readonly #stop = new AbortController();

  /** true once it has been told to end: load balancers should send nothing new */
  get stopping(): boolean {
    return this.#stop.signal.aborted;
  }

  /** for what waits on purpose: it need not wait any longer */
  get stopped(): AbortSignal {
    return this.#stop.signal;
  }

  stop(): void {
    this.#stop.abort();
  }
}
