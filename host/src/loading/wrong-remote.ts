/** A remote brought something else than the page contract asks for. */
export class WrongRemote extends Error {
  constructor(remote: string, what: string) {
    super(`${remote}: ${what}`);
    this.name = 'WrongRemote';
  }
}
