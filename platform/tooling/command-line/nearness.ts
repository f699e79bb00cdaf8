/** How many letters have to be changed, added or left out to make one word of another (Levenshtein's distance). */
function distanceOf(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const [left = 0, up = 0, corner = 0] = [current[column - 1], above[column], above[column - 1]];
      current.push(Math.min(left + 1, up + 1, corner + (letter === other[column - 1] ? 0 : 1)));
    }
    above = current;
  }
  return above.at(-1) ?? one.length;
}

/** Known words, the one first that somebody most likely meant by another. */
export const byNearness = (typed: string, known: Iterable<string>): string[] =>
  [...known]
    .map((word) => ({ word, distance: distanceOf(typed, word) }))
    .toSorted((one, other) => one.distance - other.distance || (one.word < other.word ? -1 : 1))
    .map(({ word }) => word);
