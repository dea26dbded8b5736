import { foodById } from '@evenplate/nutrition/table/foods'
import {
  BEFORE_THE_RIGHT_WORD,
  LAST_IN_NAMES,
  SAYS_WHAT_IS_WANTED,
  SURELY_TAKEN_BACK,
  TAKEN_BACK_AFTER_A_PAUSE,
  TAKING_BACK,
  THINKING,
} from '@evenplate/words/corrections'
import { COURSES } from '@evenplate/words/courses'
import { MEALS } from '@evenplate/words/meals'
import { tellsOfHarm } from '@evenplate/words/refused/concepts'
import { patternOf } from '@evenplate/words/row'
import { TOOLS } from '@evenplate/words/tools'
import type { BookDish } from '../../dish-book/dish.ts'
import { dishNameAt } from './dishes.ts'
import { foodIdsOf } from './food-ids.ts'
import { foodAt, isFood, keyOf, placedTokens } from './food-lexicon.ts'
import { NUMBER } from './numbers.ts'

/** A text with its corrections made, and the foods they took back. */
type Corrected = { text: string; replaced: string[] }

const SAID = new RegExp(
  `(?<lead>[,.;!?-]+ ?| )(?<said>(?:(?:${THINKING}|${TAKING_BACK})(?:[ ,.!-]{1,5}(?=[a-z])|(?=[ ,.!-])))(?:(?:${THINKING}|${TAKING_BACK})(?:[ ,.!-]{1,5}(?=[a-z])|(?=[ ,.!-]))){0,4})(?<tail>[ ,.:!-]{0,5})(?=[a-z0-9])`,
  'g',
)
const THOUGHT = new RegExp(`\\b(?:${THINKING})\\b[ ,.!-]*`, 'g')
/** Whether a text may have a correction: most have none. */
const MAY_BE = new RegExp(`[ ,.](?:${TAKING_BACK})[ ,.!]`)

/**
 * Makes the corrections inside a text: "shrimp pasta, no wait, rice" asks for shrimp with rice. The later word replaces the earlier of its
 * kind, which is neither asked for nor refused. Nothing is taken back where a text tells what a food does to somebody.
 */
export function corrected(raw: string, book: readonly BookDish[]): Corrected {
  let text = raw
  const replaced: string[] = []
  if (!MAY_BE.test(text)) return { text, replaced }
  if (tellsOfHarm(placedTokens(text).map(({ token }) => token))) return { text, replaced }
  let from = 0
  for (let rounds = 0; rounds < MOST; rounds += 1) {
    SAID.lastIndex = from
    const cue = SAID.exec(text)
    if (!cue) break
    const { lead = '', said: words = '', tail: gap = '' } = cue.groups ?? {}
    const said = words.replace(/[ ,.!-]{1,5}$/, '')
    const tail = words.slice(said.length) + gap
    const sure = SURELY_TAKEN_BACK.test(said)
    from = cue.index + cue[0].length
    const [before, after] = [text.slice(0, cue.index), text.slice(from)]
    if (!sure && !isTakenBack(lead, said, tail) && !isTurnedRound(said, tail, after)) continue
    const denied = isDenied(said, tail)
    const made =
      (denied ? null : ofOtherKind(before, after)) ??
      replacedIn(before, after, denied, SAYS_WHAT_IS_WANTED.test(said), book)
    if (made) {
      text = made.text
      replaced.push(...made.replaced)
    } else if (sure) text = `${before}, ${after}`
    if (made || sure) from = before.length
  }
  return { text, replaced }
}

const MOST = 5

/** "Pasta with cream, no wait, no cream": the last "no" is about the cream; that of "wait, no, rice" is not. */
const isDenied = (said: string, tail: string): boolean =>
  !/[,.]/.test(tail) &&
  /(?:^|[ ,.])(?:no|not)$/.test(said) &&
  /[ ,]/.test(said.replace(THOUGHT, '')) &&
  !/(?<!\bno,? )wait,? no$/.test(said)

/** "Without rice no, with rice". */
const isTurnedRound = (said: string, tail: string, after: string): boolean =>
  /^(?:no|not)$/.test(said) && tail.includes(',') && after.startsWith('with ')

/** "Salmon... hmm no, cod", "tacos, no, mejor": less sure words need a pause around them. */
function isTakenBack(lead: string, said: string, tail: string): boolean {
  const words = said.replace(THOUGHT, '').replace(/[ ,.!-]+$/, '')
  const pause = /[,.;-]/.test(lead)
  if (!pause || words === '') return false
  if (TAKEN_BACK_AFTER_A_PAUSE.test(words)) return true
  if (/^(?:no|not|nope)$/.test(words))
    return /[,.]/.test(`${said.slice(words.length)}${tail}`) || words !== said.trim() || /\.\./.test(lead)
  return /[ ,]/.test(words) && !/^(?:no|not)[ ,]+(?:no|not)$/.test(words)
}

const FRESH_KIND = new RegExp(
  String.raw`^(?:(?:it|that|this|them|into|to|as|an?|the|some|do|make|with) ){0,4}(${LAST_IN_NAMES})(?= ?(?:$|[.,;:!?|)]|(?:for|with|without|please|instead|no|not|under|that|and|in)\b))(?: instead)?`,
)
const OLD_KIND = new RegExp(String.raw`(?:\b[a-z]+ )?\b(${LAST_IN_NAMES})\b(?!.*\b(?:${LAST_IN_NAMES})\b)`)

/** A burger bowl has what a burger has. */
const WITH_BOWLS = /^(?:(?:ham)?burger|taco|burrito|fajita|enchilada|pizza)s?$/

/** "Chicken salad sandwich, no wait, make it a wrap": only the kind of dish is another. */
function ofOtherKind(before: string, after: string): Corrected | null {
  const fresh = FRESH_KIND.exec(after)
  const near = Math.max(0, before.length - WINDOW)
  const old = fresh && OLD_KIND.exec(before.slice(near))
  if (!fresh || !old) return null
  const kind = fresh[1] ?? ''
  const first = old[0].slice(0, old[0].length - (old[1] ?? '').length)
  const isNamedSo = first.trim() === kind.replace(/s$/, '')
  const kept = /^bowls?$/.test(kind) && WITH_BOWLS.test(old[1] ?? '') ? `${old[1]?.replace(/s$/, '')} ` : ''
  const at = near + old.index
  return {
    text: `${before.slice(0, at)}${isNamedSo ? '' : first}${kept}${kind}${before.slice(at + old[0].length)}${after.slice(fresh[0].length)}`,
    replaced: [],
  }
}

type Unit = { kind: string; name: string; from: number; to: number; foods: string[] }

/** The text before and after a correction as one, with the later word in the earlier's place; null if nothing there is of its kind. */
function replacedIn(
  before: string,
  after: string,
  denies: boolean,
  wants: boolean,
  book: readonly BookDish[],
) {
  const near = placedTokens(after.slice(0, NEAR))
  let at = 0
  while (at < 5 && SKIPPED.has(near[at]?.token ?? '')) at += 1
  const fresh = unitAt(near, at, book)
  if (!fresh) return null
  const prefix = after.slice(0, fresh.from)
  const isNegative = denies || /\b(?:without|no|not)\b/.test(prefix)
  const rest = after.slice(fresh.to)
  // "No eggs, no dairy, no": a list of refusals; "chicken, actually turkey too" takes nothing back.
  if (/^,? (?:no|neither|either|too|also|as well|tampoco|tambien|yes|is|are)\b/.test(rest)) return null
  const isPart = isNegative || /\b(?:with|of)\b/.test(prefix)
  const old = wants
    ? wantedBefore(before, book)
    : fresh.kind === 'number'
      ? earlierNumber(before, rest, book)
      : earlier(before, fresh, isPart, book)
  if (!old) return null
  const lead = PREPOSITION.exec(before.slice(0, old.from))?.[0] ?? ''
  const wasNegative = /^(?:without|no|not)\b/.test(lead)
  const start = before.slice(0, old.from - lead.length)
  const behind = before.slice(old.to)
  const replaced = old.foods
  if (isNegative && !wasNegative)
    return keyOf(old.name) === keyOf(fresh.name)
      ? { text: `${start}${behind} | without ${fresh.name}${rest}`, replaced }
      : null
  const word = /\bwith\b/.test(prefix) && wasNegative ? 'with ' : lead
  return { text: `${start}${word}${fresh.name}${behind}${withoutUnit(rest, behind)}`, replaced }
}

/** "Under 30 carbs, I mean 40 carbs" names the carbs once. */
function withoutUnit(rest: string, behind: string): string {
  const unit = /^ ?([a-z]+)/.exec(rest)?.[1]
  return unit && new RegExp(`^ ?${unit}\\b`).test(behind) ? rest.replace(/^ ?[a-z]+/, '') : rest
}

const NEAR = 80
const SKIPPED = new Set(BEFORE_THE_RIGHT_WORD)
const PREPOSITION = /\b(?:with|without|no|not) (?:the |any |an? )?$/

const KINDS = [
  ...MEALS.map((row) => ({ kind: 'meal', row })),
  ...COURSES.map((row) => ({ kind: 'course', row })),
  ...TOOLS.map((row) => ({ kind: 'tool', row })),
].map(({ kind, row }) => ({ kind, pattern: new RegExp(`^${patternOf(row).source}`) }))
const A_NUMBER = new RegExp(`^(?:\\d{1,4}|${NUMBER})$`)

/** What is named here, if a correction may replace it. */
function unitAt(near: ReturnType<typeof placedTokens>, at: number, book: readonly BookDish[]): Unit | null {
  const first = near[at]
  if (!first) return null
  const tokens = near.slice(at, at + 6).map(({ token }) => token)
  const unit = (kind: string, length: number, foods: string[] = []): Unit => {
    const last = near[at + length - 1]!
    return {
      kind,
      name: tokens.slice(0, length).join(' '),
      from: first.from,
      to: last.from + last.token.length,
      foods,
    }
  }
  if (A_NUMBER.test(first.token)) return unit('number', 1)
  const food = foodAt(tokens, 0)
  const dish = dishNameAt(tokens, book)
  if (dish && dish.length >= (food?.length ?? 0) && !isFood(tokens.slice(0, dish.length).join(' ')))
    return unit(
      'dish',
      dish.length,
      tokens.slice(0, dish.length).flatMap((_, n) => foodAt(tokens.slice(0, dish.length), n)?.name ?? []),
    )
  if (food)
    return unit(`food ${foodById(foodIdsOf(food.name)[0] ?? '')?.group ?? ''}`, food.length, [food.name])
  const said = tokens.slice(0, 2).join(' ')
  for (const { kind, pattern } of KINDS) {
    const length = pattern.exec(said)?.[0].split(' ').length
    if (length) return unit(kind, length)
  }
  return null
}

/** The last word before a correction that is of the same kind; or, of foods and dishes, the last one. */
function earlier(before: string, fresh: Unit, isPart: boolean, book: readonly BookDish[]): Unit | null {
  const units = unitsIn(before, book)
  const same = units.findLast(({ kind }) => kind === fresh.kind)
  if (same || isPart || !/^(?:food|dish)/.test(fresh.kind)) return same ?? null
  const last = units.at(-1)
  return last && /^(?:food|dish)/.test(last.kind) && before.slice(last.to).trim() === '' ? last : null
}

const COUNTED: readonly (readonly [string, RegExp])[] = [
  [
    'people',
    /^[ -]?(?:people|persons?|servings?|portions?|plates|bowls|guests|adults|kids|of us|eaters|helpings)\b/,
  ],
  ['minutes', /^[ -]?(?:min|hour|hr)/],
  ['calories', /^[ -]?k?cal/],
  ['sodium', /^ ?(?:mg|milligrams?)/],
  ['grams', /^[ -]?(?:g|gr|grams?|carbs?|net|protein|fib(?:er|re)|fat)\b/],
]
const countedAfter = (text: string): string | null =>
  COUNTED.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** "Under 30 carbs, Thai, make it 6 servings" takes back no carbs; "for 4, make it 6" takes back the 4. */
function earlierNumber(before: string, rest: string, book: readonly BookDish[]): Unit | null {
  const counted = countedAfter(rest)
  const numbers = unitsIn(before, book).filter(({ kind }) => kind === 'number')
  return (
    numbers.findLast(({ to }) => {
      const after = before.slice(to)
      const what = countedAfter(after)
      if (counted !== null) return what === null || what === counted
      return what === null || what === 'people' || !/[,.;|][^,.;|]*[a-z]/.test(after)
    }) ?? null
  )
}

/** All that a correction could replace, in the order of the text. */
function unitsIn(before: string, book: readonly BookDish[]): Unit[] {
  const start = Math.max(0, before.length - WINDOW)
  const near = placedTokens(before.slice(start))
  const units: Unit[] = []
  for (let at = 0; at < near.length; at += 1) {
    const unit = unitAt(near, at, book)
    if (!unit) continue
    const shifted = { ...unit, from: unit.from + start, to: unit.to + start }
    units.push(shifted)
    // Foods within a dish's name may be replaced too: the beef of beef tacos.
    if (unit.kind === 'dish') units.push(...foodsIn(near, at, unit, start))
    while (near[at + 1] && near[at + 1]!.from < unit.to) at += 1
  }
  return units
}

/** The food or dish that was wanted before "what I really want is". */
function wantedBefore(before: string, book: readonly BookDish[]): Unit | null {
  const isWanted = ({ kind, from }: Unit) =>
    /^(?:food|dish)/.test(kind) && !PREPOSITION.test(before.slice(0, from))
  return unitsIn(before, book).findLast(isWanted) ?? null
}

const WINDOW = 140

function foodsIn(near: ReturnType<typeof placedTokens>, at: number, { to }: Unit, start: number): Unit[] {
  const found: Unit[] = []
  for (let n = at; near[n] && near[n]!.from < to; n += 1) {
    const food = foodAt(
      near.slice(n, n + 3).map(({ token }) => token),
      0,
    )
    const last = food && near[n + food.length - 1]
    if (!food || !last || last.from + last.token.length > to) continue
    found.push({
      kind: `food ${foodById(foodIdsOf(food.name)[0] ?? '')?.group ?? ''}`,
      name: food.name,
      from: near[n]!.from + start,
      to: last.from + last.token.length + start,
      foods: [food.name],
    })
  }
  return found
}
