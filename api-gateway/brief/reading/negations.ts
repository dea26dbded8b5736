import type { Diet } from '@evenplate/domain/options'
import type { Allergen } from '@evenplate/nutrition/table/food'
import { DIET_WITHOUT } from '@evenplate/words/diets'
import { REFUSED_AS } from '@evenplate/words/foods'
import { allergyTo } from './allergen-words.ts'
import { isFood, keyOf, placedTokens, tokensOf } from './food-lexicon.ts'
import { takeSaidOf } from './foods-beside.ts'
import { allergiesAbroad, CUE, type Kind, NO_PROBLEM, NO_REACTION } from './reactions.ts'
import { exceptedAfter } from './refused-except.ts'
import { listAt } from './refused-list.ts'
import { Scraps } from './scraps.ts'

export type Refused = { unwanted: string[]; allergies: Allergen[]; diets: Diet[] }

/**
 * Cuts refused foods out of the text: after "no", "hate", "allergic to" and the like, or before "spikes me".
 * @param sayingSo whether to skip small words ("no", "without"), which often refer to other things than foods
 */
export function takeNegations(text: Scraps, sayingSo = false): Refused {
  dropDenials(text)
  const refused: Refused = { unwanted: [], allergies: allergiesAbroad(text.rest), diets: [] }
  takeSaidOf(text, (item, kind) => refuse(item, kind, refused))
  const kept: string[] = []
  // Split once: a text that refuses at every word would otherwise be split again after each.
  const words = new Words(text.rest)
  let from = 0
  let named = ''
  let rest = text.rest
  for (let cue = CUE.exec(rest); cue; cue = CUE.exec(rest)) {
    const behind = from + cue.index + cue[0].length
    const placed = words.from(behind)
    const isSmall = sayingSo && !Object.values(cue.groups ?? {}).some(Boolean)
    const hasBefore = SOMETHING.test(text.rest.slice(0, from + cue.index))
    const list = isSmall
      ? { items: [], length: 0 }
      : listAt(
          placed.map(({ token }) => token),
          {
            ...cue.groups,
            replaced: /^(?:instead of|rather than)/.test(cue[0]) ? 'yes' : '',
            again: named !== '' && AGAIN.test(rest.slice(0, cue.index)) ? 'yes' : '',
            behind: hasBefore && BEHIND.test(rest.slice(0, cue.index)) ? 'yes' : '',
            later: hasBefore ? 'yes' : '',
          },
        )
    kept.push(rest.slice(0, cue.index), list.length === 0 ? ' |  ' : ' | ')
    const last = placed[list.length - 1]
    // Where the list ends; the same place for an empty list.
    from = last ? last.from + last.token.length : behind
    named = list.items.at(-1) ?? ''
    const excepted = last && !cue.groups?.allergy ? exceptedAfter(text.rest.slice(from), named) : null
    from += excepted?.length ?? 0
    for (const [at, item] of list.items.entries())
      if (excepted && at === list.items.length - 1)
        refused.unwanted.push(`${item} except ${excepted.foods.join(' and ')}`)
      else refuse(item, cue.groups?.allergy ? 'allergy' : 'unwanted', refused)
    rest = text.rest.slice(from)
  }
  text.rest = [...kept, rest].join('')
  return refused
}

/**
 * Known foods that are refused outright, in a text with nothing cut out: "can't handle chili" refuses it although chili
 * is also a dish, a taste and a style. Changes nothing.
 */
export function refusedFor(rest: string): Pick<Refused, 'unwanted' | 'allergies'> {
  const copy = new Scraps('')
  copy.rest = rest
  const { unwanted, allergies } = takeNegations(copy, true)
  return {
    allergies,
    unwanted: unwanted.filter(
      (food) => food.includes(' except ') || (isFood(food) && !FIGURES.has(keyOf(food))),
    ),
  }
}

/** A refusal behind what is asked for. */
const BEHIND = /[a-z] ?$/
/** Something besides a meal has been said before: "soup, no beans corn peppers", but not "dinner, no dairy chicken broccoli". */
const SOMETHING =
  /\||\b(?!(?:i|a|an|the|for|me|us|my|we|and|to|of|with|so|some|want|wants|need|needs|like|would|make|give|please|easy|quick|dinner|lunch|breakfast|snack|supper|meal|dish|recipe|something|anything|hi|hello)\b)[a-z]{2,}/
/** Between two refusals of a list: "no onions, no garlic". */
const AGAIN = /^ ?,? ?(?:and |or )?$/

/** "I don't want my sugar to spike" does not refuse sugar. */
const FIGURES = new Set('sugar carb carbohydrate fat salt protein fiber calorie'.split(' '))

/** "I never react to nuts": neither refused nor asked for. */
function dropDenials(text: Scraps): void {
  text.rest = text.rest.replace(NO_PROBLEM, ' | ')
  for (let denial = NO_REACTION.exec(text.rest); denial; denial = NO_REACTION.exec(text.rest)) {
    const after = text.rest.slice(denial.index + denial[0].length)
    const harmless = listAt(tokensOf(after), { allergy: 'none' })
    text.rest = `${text.rest.slice(0, denial.index)} | ${dropTokens(after, harmless.length)}`
  }
}

/** The words of a text from any position; each text is split once. */
class Words {
  readonly #text: string
  readonly #tokens: ReturnType<typeof placedTokens>

  constructor(text: string) {
    this.#text = text
    this.#tokens = placedTokens(text)
  }

  /** "No" cuts into "no-bake": the rest of that word is split again. */
  from(place: number): ReturnType<typeof placedTokens> {
    let [low, high] = [0, this.#tokens.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.#tokens[middle]!.from < place) low = middle + 1
      else high = middle
    }
    const cut = this.#tokens[low - 1]
    const left = cut ? this.#text.slice(place, cut.from + cut.token.length) : ''
    const parts = placedTokens(left).map(({ token, from }) => ({ token, from: from + place }))
    return [...parts, ...this.#tokens.slice(low, low + MAX_LIST)]
  }
}

/**
 * Words that a list of refused foods may have: more than anyone names, but few enough to bound a text of nothing but
 * "no".
 */
const MAX_LIST = 150

function refuse(item: string, kind: Kind, refused: Refused): void {
  const allergy = kind === 'allergy' ? allergyTo(item) : null
  if (allergy) {
    refused.allergies.push(...allergy.allergies)
    refused.unwanted.push(...allergy.unwanted)
    return
  }
  const diet = item === 'milk' ? undefined : DIET_WITHOUT.get(item.replace(/s$/, ''))
  if (diet) refused.diets.push(diet)
  else refused.unwanted.push(REFUSED.find(({ whole }) => whole.test(item))?.means ?? item)
}

const REFUSED = REFUSED_AS.map(({ means, en }) => ({ means, whole: new RegExp(`^(?:${en})$`) }))

/** The text after its first tokens. */
function dropTokens(text: string, count: number): string {
  if (count === 0) return ` ${text}`
  let at = 0
  for (const token of tokensOf(text).slice(0, count)) at = text.indexOf(token, at) + token.length
  return text.slice(at)
}
