import type { Candidate, Filled, FillInput } from '@evenplate/meal-plan/filling/candidate'
import type { Portion } from '@evenplate/meal-plan/rules'

/** Fills a week from candidates, and finds others for one slot: pure planning rules, without clock or network. */
export type Search = {
  fillWeek: (input: FillInput) => Filled
  candidatesFor: (
    input: FillInput,
    slot: string,
  ) => { candidate: Candidate['id']; portion: Portion; why: string; penalty: number }[]
}
