/**
 * Options of a styled element that has props of its own: they decide the look and must not become attributes.
 * `as` is kept back too: emotion honours it only when it is not forwarded.
 */
export function ownProps(...names: readonly string[]): { shouldForwardProp: (name: string) => boolean } {
  return { shouldForwardProp: (name) => name !== 'as' && !names.includes(name) };
}
