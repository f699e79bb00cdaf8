/** What passes from a page to the API passes the thread that answers everybody: many times what any page asks. */
const MOST_CALLS = 100;
/** Addresses and bodies together. */
const MOST_CHARACTERS = 200_000;

export interface AskBudget {
  /** @throws when the page has asked enough */
  spend(characters: number): void;
  /** why a call was refused, when one was */
  refused(): string | undefined;
}

/** How often, and how much, one page may ask the API. */
export function askBudget(): AskBudget {
  let calls = 0;
  let asked = 0;
  let refused: string | undefined;
  return {
    spend(characters) {
      calls += 1;
      asked += characters;
      if (calls > MOST_CALLS) refused = `A page asks the API ${MOST_CALLS} times at most.`;
      else if (asked > MOST_CHARACTERS)
        refused = `A page says ${MOST_CHARACTERS} characters to the API at most.`;
      else return;
      throw new TypeError(refused);
    },
    refused: () => refused,
  };
}
