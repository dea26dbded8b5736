import type { Diet } from '@evenplate/domain/options'
import type { Allergen } from '@evenplate/nutrition/table/food'
import { DIET_WITHOUT } from '@evenplate/words/diets'
import { REFUSED_AS } from '@evenplate/words/foods'
import { allergyTo } from './allergen-words.ts'
import { foodAt, placedTokens, tokensOf } from './food-lexicon.ts'
import { AFTER_FOODS, allergiesAbroad, BEFORE_FOODS, NO_REACTION } from './reactions.ts'
import type { Scraps } from './scraps.ts'

export type Refused = { unwanted: string[]; allergies: Allergen[]; diets: Diet[] }

/** Cuts refused foods out of the text: after "no", "hate", "allergic to" and the like, or before "spikes me". */
export function takeNegations(text: Scraps): Refused {
  const refused: Refused = { unwanted: [], allergies: allergiesAbroad(text.rest), diets: [] }
  dropDenials(text)
  for (const trailing of TRAILING) takeTrailing(text, trailing, refused)
  const kept: string[] = []
  // Split once: a text that refuses at every word would otherwise be split again after each.
  const words = new Words(text.rest)
  let from = 0
  let rest = text.rest
  for (let cue = CUE.exec(rest); cue; cue = CUE.exec(rest)) {
    const behind = from + cue.index + cue[0].length
    const placed = words.from(behind)
    const list = listAt(
      placed.map(({ token }) => token),
      cue.groups ?? {},
    )
    kept.push(rest.slice(0, cue.index), list.length === 0 ? ' |  ' : ' | ')
    for (const item of list.items) refuse(item, cue.groups?.allergy ? 'allergy' : 'unwanted', refused)
    const last = placed[list.length - 1]
    // Where the list ends; the same place for an empty list.
    from = last ? last.from + last.token.length : behind
    rest = text.rest.slice(from)
  }
  text.rest = [...kept, rest].join('')
  return refused
}

/** "I never react to nuts": neither refused nor asked for. */
function dropDenials(text: Scraps): void {
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

/** Words that a list of refused foods may have: more than anyone names, yet few enough for a text of nothing but "no". */
const MAX_LIST = 150

type Kind = 'allergy' | 'unwanted'

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

const NOT = `(?:don't|do not|doesn't|does not|didn't|won't|will not|wouldn't|dont|doesnt)`
const CANNOT = `(?:can't|cannot|can not|cant|mustn't|must not|shouldn't|should not|may not|not allowed(?: to)?|unable to)`
const BE = `(?:am|are|is|was|i'm|we're|he's|she's|they're|it's)`

/** Where a refusal begins. Groups: `allergy` for what must not be eaten, `firm` where commas certainly continue the list. */
const CUE = new RegExp(
  [
    String.raw`\b(?<allergy>(?:severely |deathly |very |highly )?allergic (?:reaction )?to|allerg(?:y|ies) (?:to|against)|${BEFORE_FOODS}|intolerant (?:to|of)|intolerance (?:to|of)|sensitive to|${CANNOT} (?:really |ever )?(?:eat|have|digest|tolerate|touch))`,
    String.raw`(?<firm>\b(?:${NOT} (?:really |ever |even |much )?(?:like|love|enjoy|want|eat|use|add|include|put|do|care for|touch|need|have|get on with|give (?:me|us))|${CANNOT} (?:really )?(?:stand|bear|abide|handle|use|find|get)|(?:hate|dislike|loathe|detest|despise)s?|avoid(?:s|ing)?|(?:not|isn't|aren't|never been) (?:a |an )?(?:big |huge |great )?(?:fans?|lovers?) of|not (?:so |very |too |big )?(?:keen |big |crazy |wild )?(?:on|about|into)|(?:sick|tired|bored|fed up) (?:of|with)|stay(?:ing)? (?:away from|off)|keep(?:ing)? away from|neither|exclud(?:e|ing)|omit(?:ting)?))\b`,
    String.raw`\b(?:instead of|rather than|(?<=\brather [^.;|]{0,60})than|alternatives? (?:to|for)|substitutes? for|other than|apart from|aside from|anything but|everything but|all but|nothing (?:with|containing)|free (?:of|from)|(?:ran|run|running|${BE}|we are|i am) (?:all )?out of|leav(?:e|ing) (?:out|off)|hold|skip(?:ping)?|minus|sans|except(?: for)?|but not|ditch|cut out|lose|without|zero|never|nor|not|no(?![- ]bake\b))\b`,
  ].join('|'),
  'u',
)

const FILLER = new Set(
  'the a an any my our your of too much many lots lot some more such kind kinds sort taste texture smell flavour flavor flavoured flavored eating using adding having to eat have fresh raw cooked whole added extra please really even very that this those these either idea'.split(
    ' ',
  ),
)
const JOINS = new Set(['and', 'or', 'nor', '/'])
const ENDS = new Set(['.', ';', '!', '?', '|', ')', '(', ':'])
const TRAILERS = new Set('please again today tonight thanks either anymore whatsoever'.split(' '))

/** Words that are refused but are not foods: "no cooking", "never again". */
const NO_FOOD = new Set(
  'time dishwasher car kids guests oven stove fridge freezer microwave blender air-fryer internet budget money appetite kitchen cook cooking cooked bake baking baked fry frying fried grill need again ever than i me we us you it its they them he she is are was be been in at by as if so then when what how problem worry more less longer hungry home work breakfast lunch dinner snack dessert supper brunch meal meals food recipe recipes dish dishes ideas idea stuff things thing anything something everything everyone later now here there want like good great bad big small hot cold warm spicy sweet salty plain just only same old new wasting waste washing cleaning chopping mess leftovers single one two three who because but chemo chemotherapy radiation radiotherapy surgery treatment treatments operation dialysis work school gym exercise exercising running training workout workouts flu covid fever travel travelling flight stress birth pregnancy metformin ozempic medication medications medicine meds antibiotics insulin steroids pills tablets vaccine vaccination hospital party holidays christmas sleep sleeping dieting fasting hiking weekend illness infection jetlag'.split(
    ' ',
  ),
)

/** The foods of a list that begins here, and how many tokens it takes up. */
function listAt(
  tokens: string[],
  cue: Record<string, string | undefined>,
): { items: string[]; length: number } {
  const firm = Boolean(cue.firm || cue.allergy)
  const items: string[] = []
  let end = 0
  let at = 0
  let joined = true
  const known = new Map<number, boolean>()
  while (at < tokens.length) {
    while (FILLER.has(tokens[at] ?? '') || (!items.length && /^(?:with|for|on)$/.test(tokens[at] ?? ''))) at++
    const item = foodAt(tokens, at) ?? (joined ? unknownAt(tokens, at) : null)
    if (!item) break
    items.push(item.name)
    at += item.length
    end = at
    const spoken = at
    while (TRAILERS.has(tokens[at] ?? '')) at++
    // "No carbs please, steak": what comes after "please" is a new clause.
    if (at > spoken && tokens[at] === ',' && !cue.allergy) break
    const comma = tokens[at] === ','
    joined = JOINS.has(tokens[at + (comma ? 1 : 0)] ?? '')
    if (joined) at += comma ? 2 : 1
    else if (comma && (firm || listGoesOn(tokens, at + 1, known))) at += 1
    // "avoid onions garlic and leeks": people forget commas, and that must not lose a refusal.
    else if (firm && foodAt(tokens, at) && listGoesOn(tokens, at, known)) continue
    else break
  }
  return { items, length: end }
}

/** After a comma: does the list continue to the end of the clause? "no chicken, salmon for two" does not. */
function listGoesOn(tokens: string[], from: number, known: Map<number, boolean>): boolean {
  const passed: number[] = []
  const told = (goesOn: boolean): boolean => {
    // Later positions of this list get the same answer without walking it again.
    for (const at of passed) known.set(at, goesOn)
    return goesOn
  }
  for (let at = from; at < tokens.length; at++) {
    const answer = known.get(at)
    if (answer !== undefined) return told(answer)
    passed.push(at)
    if (FILLER.has(tokens[at]!) || tokens[at] === ',') continue
    const food = foodAt(tokens, at)
    if (!food) return told(false)
    at += food.length
    const next = tokens[at]
    if (next === undefined || ENDS.has(next) || JOINS.has(next)) return told(true)
    if (next !== ',') return told(false)
  }
  return told(false)
}

/** An unknown word where only a food makes sense: "no okra", "hate durian". */
function unknownAt(tokens: string[], at: number): { name: string; length: number } | null {
  const word = tokens[at]
  if (!word || !/^[\p{L}][\p{L}'-]{2,}$/u.test(word) || NO_FOOD.has(word) || TRAILERS.has(word)) return null
  const next = tokens[at + 1]
  const closed = next === undefined || next === ',' || ENDS.has(next) || JOINS.has(next) || TRAILERS.has(next)
  return closed && !/ing$|ly$/.test(word) ? { name: word, length: 1 } : null
}

/** The text after its first tokens. */
function dropTokens(text: string, count: number): string {
  if (count === 0) return ` ${text}`
  let at = 0
  for (const token of tokensOf(text).slice(0, count)) at = text.indexOf(token, at) + token.length
  return text.slice(at)
}

type Trailing = { pattern: RegExp; kind: Kind }
const TRAILING: Trailing[] = [
  ...AFTER_FOODS.map((pattern) => ({ kind: 'allergy' as const, pattern })),
  {
    kind: 'unwanted',
    pattern: /\b(?:alternatives?|substitutes?|replacements?)\b(?! (?:to|for))/,
  },
  {
    kind: 'allergy',
    pattern:
      /\b(?:allerg(?:y|ies)|intolerances?|intolerant|anaphyla\w+)\b(?! ?(?:to|of|against|from|with|after|shock|reactions?|[:=]))/,
  },
  {
    kind: 'unwanted',
    pattern:
      /\b(?:spikes?|raises?|shoots?|upsets?|wrecks?|messes?(?: up)?|sends?) (?:me|my|us|our)\b(?: (?:blood )?(?:sugars?|glucose|stomach|levels?|numbers))?/,
  },
  {
    kind: 'unwanted',
    pattern:
      /\b(?:(?:doesn't|don't|do not|does not) agree with (?:me|us)|(?:is|are) (?:off the menu|off limits|a no(?:[- ]go)?|not allowed|forbidden|not ok(?:ay)?|out of the question|not for me))/,
  },
]

/**
 * The text before a position in the same clause. Searched backward from the cue: a pattern that began with it would be tried at
 * every position.
 */
const thoughtBefore = (text: string, at: number): string =>
  /[^.;!?|:]*$/.exec(text.slice(Math.max(0, at - NEAR_BEFORE), at))?.[0] ?? ''

/** Characters before a cue in which its foods are looked for. */
const NEAR_BEFORE = 60

/** The foods just before a cue: "nut and egg allergy". Only the last run of foods counts. */
function takeTrailing(text: Scraps, { pattern, kind }: Trailing, refused: Refused): void {
  for (let round = 0; round < 6; round++) {
    const match = pattern.exec(text.rest)
    if (!match) return
    const before = thoughtBefore(text.rest, match.index)
    // In "allergic to nuts and rice spikes me" the list before "and" belongs to the first clause.
    const run = lastRunOfFoods(before, CUE.test(before))
    // "Lupin allergy": an allergen is excluded even if we do not know it as a food.
    const unknown = kind === 'allergy' && !run.items.length ? UNKNOWN_ALLERGY.exec(before)?.[1] : undefined
    if (unknown && !NO_ALLERGEN.has(unknown)) refused.unwanted.push(unknown)
    for (const item of run.items) refuse(item, kind, refused)
    const from = match.index - before.length
    text.rest = `${text.rest.slice(0, from)}${before.slice(0, run.start)} | ${text.rest.slice(match.index + match[0].length)}`
  }
}

const UNKNOWN_ALLERGY = /(?:^|[\s,])([\p{L}]{4,})[ -]*$/u
/** Words before "allergy" that are not foods. */
const NO_ALLERGEN = new Set(
  'food foods severe serious terrible mild strong known deadly dangerous many multiple several other some skin contact seasonal spring summer autumn pollen grass tree dust mite mites latex nickel drug penicillin wasp insect animal with have having dietary life threatening possible because special kitchen from about that this these those their they your were very highly extremely severely deathly also being always them mine must will would could when what which might still just really nothing anything everything'.split(
    ' ',
  ),
)

function lastRunOfFoods(text: string, single: boolean): { items: string[]; start: number } {
  const run =
    /(?:(?:[\p{L}'-]+ ){0,2}[\p{L}'-]+(?:, | and | or |, and | \/ ))*(?:[\p{L}'-]+ ){0,2}[\p{L}'-]+\s*$/u.exec(
      text,
    )
  // "tuna, pasta is not allowed" refuses pasta alone; "nuts, soy and dairy are out" refuses all three.
  const found = run?.[0] ?? ''
  const listed = !single && /, (?:and|or) | and | or /.test(found)
  const last = listed ? found : (found.split(/,| and | or /).at(-1) ?? '')
  const words = tokensOf(last)
  const items: string[] = []
  for (let at = 0; at < words.length; ) {
    const food = foodAt(words, at)
    if (food) items.push(food.name)
    at += food?.length ?? 1
  }
  return { items, start: text.length - last.length }
}
