/**
 * What `npm run bench:judges -- --write` writes: the weight of each place as one character, and where to cut.
 * `found`: from here on a text is taken for one that says it, though no rule found it. `kept`: below, what a rule
 * found is taken for a false alarm. `from`: a hash of the phrases and the code they were learned with.
 */
export type Weights = {
  scale: number
  bias: number
  found: number
  kept: number
  from: string
  places: string
}
