/** Lanczos's approximation of the logarithm of the gamma function (g = 7, nine terms), good to 14 digits above 0.5. */
const LANCZOS = [
  0.9999999999998099, 676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406,
  12.507343278686905, -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
];

function logGamma(value: number): number {
  const x = value - 1;
  const [first = 0, ...rest] = LANCZOS;
  const sum = rest.reduce((total, term, index) => total + term / (x + index + 1), first);
  const t = x + 7.5;
  return 0.5 * Math.log(2 * Math.PI) + (x + 0.5) * Math.log(t) - t + Math.log(sum);
}

/** What comes after a term that small changes nothing that anybody decides by. */
const NEGLIGIBLE = 1e-12;

/**
 * The probability that of `trials` with chance `chance` each at least `found` succeed. For trials of different chances
 * whose mean this is, no more than that (Hoeffding 1956), as long as `found` is above what is expected by one.
 */
export function binomialTail(found: number, trials: number, chance: number): number {
  if (found <= 0 || chance >= 1) return 1;
  if (found > trials || chance <= 0) return 0;
  if (found < trials * chance) return 1;
  const logTerm =
    logGamma(trials + 1) -
    logGamma(found + 1) -
    logGamma(trials - found + 1) +
    found * Math.log(chance) +
    (trials - found) * Math.log1p(-chance);
  const odds = chance / (1 - chance);
  let term = Math.exp(logTerm);
  let sum = term;
  for (let next = found + 1; next <= trials && term > sum * NEGLIGIBLE; next += 1) {
    term *= ((trials - next + 1) / next) * odds;
    sum += term;
  }
  return Math.min(1, sum);
}
