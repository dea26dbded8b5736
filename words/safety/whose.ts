import type { Found } from './rule.ts'
import type { Unit } from './units.ts'

/**
 * Whether the finding is about somebody who does not eat the dish, as far as the words show: "my friend uses insulin, I
 * just want pizza". Somebody we cook for, or who comes to eat, does count.
 * @param all everything the text says: another sentence may say who comes to eat
 */
export function isAnothers(units: readonly Unit[], found: Found, all: ReadonlySet<string>): boolean {
  const at = subjectOf(units, found)
  if (at === undefined) return false
  const { features } = units[at]!
  if (units.some((unit) => unit.features.has('gone'))) return !features.has('me')
  const isAway = features.has('outsider') || (all.has('eats-alone') && !features.has('me'))
  return isAway && !all.has('eats-along') && !isFor(units, at)
}

/** The person named last before it, or by it: "my friend is on", "my friend's", "pregnant colleague". */
function subjectOf(units: readonly Unit[], { from, to }: Found): number | undefined {
  if (units[to]?.features.has('outsider')) return to
  for (let at = Math.min(to, units.length) - 1; at >= 0; at -= 1) {
    const features = units[at]!.features
    if (features.has('but') && at < from) return undefined
    if (SAID_AGAIN.has(units[at]!.text) || features.has('a-baby')) continue
    if (features.has('gone') || PEOPLE.some((one) => features.has(one))) return at
  }
  return undefined
}

const PEOPLE = ['outsider', 'kin', 'me']

/** Refers to the person named before. */
const SAID_AGAIN = new Set(['she', 'he', 'her', 'him', 'ella', 'someone', 'someone else'])

/** "For my pregnant sister": the dish is for them. */
const isFor = (units: readonly Unit[], at: number): boolean =>
  units.slice(Math.max(0, at - 4), at).some(({ features }) => features.has('for'))

/** "Pregnant goat", "insulin for the cat", "insulina a mi perra". */
export function isForPet(units: readonly Unit[], { to }: Found): boolean {
  const after = units.slice(to, to + 4)
  const pet = after.findIndex(({ features }) => features.has('pet'))
  if (pet <= 0) return pet === 0
  const between = after.slice(0, pet)
  return (
    between.some(({ text }) => GIVEN_TO.has(text)) && !between.some(({ features }) => features.has('comma'))
  )
}

const GIVEN_TO = new Set(['for', 'to', 'a', 'al', 'para'])
