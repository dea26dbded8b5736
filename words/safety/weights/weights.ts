/**
 * What `npm run bench:judges -- --write` writes: the weight of each place as one character, and the cutoffs. `found`:
 * from this score on, a text counts as saying it even if no rule found it. `kept`: below this score, what a rule found
 * counts as a false alarm. `from`: a hash of the phrases and the code used for training.
 */
export type Weights = {
  scale: number
  bias: number
  found: number
  kept: number
  from: string
  places: string
}
