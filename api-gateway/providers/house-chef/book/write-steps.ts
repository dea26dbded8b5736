import type { DishWay } from '../../../dish-book/dish.ts'
import { expand } from '../../../dish-book/expand.ts'
import { type Node, parseStep, rolesIn, type Time } from '../../../dish-book/step-language.ts'
import { are, capital, doneness, has, isPlural, singular, them } from '../building/cooking.ts'
import { and } from '../building/lines.ts'
import { calledOf, type Seat } from './cast.ts'
import { edited, joinLists, LIST } from './edited.ts'
import { greased } from './greasing.ts'
import { safelyHeated } from './safe-heat.ts'
import { cookersFor, inPots, panned } from './vessels.ts'

/** What the steps are written from. */
export type Table = {
  seats(role: string): Seat[]
  grams(seat: Seat): number
  servings: number
  /** How many pieces are made for each usual one. */
  pieces?: number
  batches: number
  /** The word for a load: "batches", "sheets". */
  loads: string
}

export type WrittenSteps = { steps: string[]; minutes: number }

const parsed = new Map<string, Node[]>()

function nodesOf(text: string): Node[] {
  const known = parsed.get(text)
  if (known) return known
  const nodes = parseStep(text)
  parsed.set(text, nodes)
  return nodes
}

/** A written step: its text, its minutes and the foods it names. */
type Said = { text: string; minutes: number; boils: boolean; seats: Seat[] }

/** The steps as a person reads them, and their total minutes. */
export function writeSteps(way: DishWay, table: Table): WrittenSteps {
  const said = way.steps.flatMap((step): Said[] => {
    const text = expand(step, way.tool)
    if (text === null) return []
    const { text: words, minutes } = write(nodesOf(text), table)
    const boils = PASTA.test(step)
    return [{ text: tidy(words), minutes, boils, seats: rolesOf(text).flatMap((role) => table.seats(role)) }]
  })
  const more = way.load ? (table.batches - 1) * way.load.minutes : 0
  if (said.some(({ text }) => /\bwok\b/.test(text))) for (const step of said) inRounds(step, table)
  const sum = (steps: Said[]) => steps.reduce((total, step) => total + step.minutes, 0)
  const pasta = sum(said.filter(({ boils }) => boils))
  const minutes = Math.max(
    sum(said.filter(({ boils }) => !boils)) + more,
    pasta > 0 ? pasta + TOSS : 0,
    ...said.map(({ text }) => longestIn(text)),
  )
  const grams = gramsOf(said, table)
  const told = said.filter(({ text }) => text)
  for (const [at, step] of told.entries())
    if (isMeanwhile(step, told.slice(0, at))) step.text = `Meanwhile, ${uncapital(step.text)}`
  const steps = safelyHeated(
    told.map(({ text }) => text),
    cookedIn(told, table),
  )
  const potted = inPots(steps, simmering(told, table))
  const fit = greased(edited(panned(potted, grams, table.servings), table.servings), said.some(hasFat))
  const cookers = cookersFor(way.tool, grams)
  return { steps: cookers ? [cookers, ...fit] : fit, minutes }
}

const COOKS = /^(?:Steam|Boil|Cook|Bring a|Roast|Bake the|Simmer the|Put the [^.]* in a microwave)/
const TAKES = /\b(\d+) minutes\b/g

/** A step whose minutes are not counted cooks while an earlier one does. */
function isMeanwhile({ text, minutes }: Said, before: readonly Said[]): boolean {
  const own = longestIn(text)
  return minutes === 0 && own > 2 && COOKS.test(text) && before.some((one) => one.minutes >= own)
}

const WAITS = /\b(?:stand|rest|chill|refrigerat|cool|marinat|soak|rise|freez|pickle|set aside|dough|doubled)/i
const HEATS = /\b(?:boil|simmer|bake|roast|steam|cook|grill|microwave|fry)/i

/** The longest time in which a step cooks something, also beside other work: nobody is done sooner. */
const longestIn = (text: string): number =>
  HEATS.test(text)
    ? Math.max(
        0,
        ...text
          .split(/(?<=\.) /)
          .filter((sentence) => HEATS.test(sentence) && !WAITS.test(sentence))
          .flatMap((sentence) => [...sentence.matchAll(TAKES)].map(([, count]) => Number(count))),
      )
    : 0

const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const hasFat = ({ seats }: Said): boolean =>
  seats.some(({ part, entry }) => part.job === 'fat' || /butter|ghee|lard|-oil$/.test(entry.food.id))

/** Grams of vegetables that fry in one wok without steaming, with some room to spare. */
const WOK = 750
const FRIED = /\b((?:Add|Cook|Stir-fry) the [^.]*?)(, stirring|, covered| and cook\b)/

/** Vegetables for twelve do not fit in one wok: they are fried in rounds, each with the step's minutes. */
function inRounds(step: Said, table: Table): void {
  const grams = step.seats
    .filter(({ part }) => part.job === 'vegetable')
    .reduce((sum, seat) => sum + table.grams(seat), 0)
  const rounds = Math.ceil(grams / WOK - 0.2)
  if (rounds < 2 || / batches/.test(step.text) || !FRIED.test(step.text)) return
  step.text = step.text.replace(FRIED, `$1 in ${rounds} batches$2`)
  step.minutes += (rounds - 1) * Math.min(step.minutes, 5)
}

const named = new Map<string, string[]>()

/** The roles a step names, each once. */
function rolesOf(text: string): string[] {
  const known = named.get(text)
  if (known) return known
  const roles = [...new Set(rolesIn(nodesOf(text)).map(({ role }) => role))]
  named.set(text, roles)
  return roles
}

const gramsOf = (steps: Said[], table: Table): number =>
  [...new Set(steps.flatMap(({ seats }) => seats))].reduce((sum, seat) => sum + table.grams(seat), 0)

/** Where each main food is last named while it cooks; otherwise where it is last named. */
function cookedIn(steps: Said[], table: Table) {
  const mains = new Set(steps.flatMap(({ seats }) => seats).filter(({ entry }) => isHeated(entry.kind)))
  return [...mains].map((seat) => {
    // Food that was only browned gets done later, with the rest.
    const long = steps.findLastIndex(({ seats, minutes }) => minutes >= 10 && seats.includes(seat))
    const cooks = long < 0 ? steps.findLastIndex(({ minutes }) => minutes > 0) : long
    const last = steps.findLastIndex(({ seats }) => seats.includes(seat))
    return { entry: seat.entry, name: calledOf(seat, table.grams(seat)), step: cooks < 0 ? last : cooks }
  })
}

const isHeated = (kind: string): boolean => kind === 'poultry' || kind === 'mince'

/** Food that is taken out or boiled separately is not in the skillet, unless a later step returns it. */
const APART = /Move .*to a plate|Take out|Bring a (?:large )?pot/

/** Grams that simmer together in a skillet, from the step that heats it to the last that simmers. */
function simmering(steps: Said[], table: Table): number {
  const from = steps.findIndex(({ text }) => /skillet|wok/.test(text))
  const to = steps.findLastIndex(({ text }) => /simmer|cover,? and cook/i.test(text))
  if (from < 0 || to < from) return 0
  return gramsOf(
    steps.slice(from, to + 1).filter(({ text }) => !APART.test(text)),
    table,
  )
}

/** The sauce is made while the pasta boils: a cook waits for the longer of the two, and tosses. */
const PASTA = /@(?:boil|cook)-pasta\b/
const TOSS = 3

/** The fewest minutes a way can take with any foods: from sentences that are never dropped. */
export function leastMinutes({ steps, tool }: DishWay): number {
  let [pasta, others] = [0, 0]
  for (const step of steps) {
    const boils = PASTA.test(step)
    for (const node of nodesOf(expand(step, tool) ?? '')) {
      if (node.kind !== 'time' || node.of || node.meanwhile) continue
      if (boils) pasta += minutesOf(node)
      else others += minutesOf(node)
    }
  }
  return Math.max(others, pasta > 0 ? pasta + TOSS : 0)
}

const minutesOf = ({ most, unit, times }: Time, spent = most): number =>
  ({ min: spent, hr: spent * 60, sec: spent / 60 })[unit] * times

/** A title or description with the names of its foods. */
export const writeText = (text: string, table: Table): string => tidy(write(nodesOf(text), table).text)

/** "A warm {tortilla}" is singular, however many are in the dish. */
const ARTICLE = /(?:^|\s)an? (?:[a-z-]+ )?$/i

function oneOf(roles: string[], table: Table): Written {
  const seats = roles.flatMap((role) => table.seats(role))
  const names = seats.map((seat) => {
    const name = calledOf(seat, table.grams(seat))
    return COUNTABLE.test(name) ? singular(name) : name
  })
  return seats.length > 0 ? said(listed(and(...names))) : GONE
}

const COUNTABLE =
  /(?:tortilla|cracker|bun|roll|pita|bagel|muffin|biscuit|wrap|waffle|pepper|avocado|zucchini|tomato|egg|patt|sheet|shell)(?:e?s|ies)$/i

type Written = { text: string; minutes: number; present: boolean }

function write(nodes: Node[], table: Table): Written {
  const all: Written = { text: '', minutes: 0, present: true }
  for (const node of nodes) {
    const one =
      ARTICLE.test(all.text) && node.kind === 'foods' ? oneOf(node.roles, table) : writeNode(node, table)
    all.text += one.text
    all.minutes += one.minutes
    all.present &&= one.present
  }
  return all
}

const said = (text: string): Written => ({ text, minutes: 0, present: true })
const GONE: Written = { text: '', minutes: 0, present: false }

function writeNode(node: Node, table: Table): Written {
  switch (node.kind) {
    case 'text':
      return said(node.text)
    case 'foods': {
      const name = namesOf(node.roles, table)
      return name ? said(listed(name)) : GONE
    }
    case 'word': {
      const name = namesOf(node.roles, table)
      const first = node.roles.flatMap((role) => table.seats(role))[0]
      if (!name || !first) return GONE
      if (node.word === 'it') return said(them(name))
      if (node.word === 'is') return said(are(name))
      if (node.word === 'has') return said(has(name))
      if (node.word === 'tender') return said(`until the ${name} ${are(name)} ${tenderness(first)}`)
      const done = doneness(first.entry, node.word === 'ready' ? 'wet' : 'dry')
      return said(
        isPlural(name)
          ? done
              .replace(/\bit flakes\b/, 'they flake')
              .replace(/\b(it|and) reads\b/, (_, word) => `${word === 'it' ? 'they' : 'and'} read`)
          : done,
      )
    }
    case 'time':
      return writeTime(node, table)
    case 'each':
      return said(String(Math.round(node.count * table.servings * (table.pieces ?? 1))))
    case 'batches':
      return table.batches > 1
        ? said(`${table.loads === 'sheets' ? 'on' : 'in'} ${table.batches} ${table.loads}`)
        : GONE
    case 'clause': {
      if (!holds(node.when, table)) return { ...GONE, present: true }
      const inner = write(node.nodes, table)
      return inner.present ? inner : { ...GONE, present: true }
    }
  }
}

function holds(when: Extract<Node, { kind: 'clause' }>['when'], table: Table): boolean {
  if (!when) return true
  if ('role' in when) {
    const seats = table.seats(when.role)
    const is = seats.some(({ entry }) => when.foods.includes(entry.food.id))
    return seats.length > 0 && (when.kind === 'is' ? is : !is)
  }
  const there = when.roles.some((role) => table.seats(role).length > 0)
  return when.kind === 'if' ? there : !there
}

/** Its last "and" is marked, so that two lists side by side can become one. */
const listed = (names: string): string =>
  `${LIST.open}${names.replace(/ and (?!.* and )/, ` ${LIST.last}and `)}${LIST.close}`

const namesOf = (roles: string[], table: Table): string =>
  and(...roles.flatMap((role) => table.seats(role)).map((seat) => calledOf(seat, table.grams(seat))))

const SOON = new Set(['vegetable', 'leaf', 'pulse', 'tofu', 'seed', 'carbohydrate'])
/** A stand-in for a meat that cooks for hours is done much sooner: in minutes, or in fewer hours in a slow cooker. */
const SOON_DONE: Record<string, number> = { braise: 30, slow: 3, pressure: 8 }

const soonDone = ({ entry }: Seat, { of }: Time): number | undefined =>
  of && SOON.has(entry.kind) ? SOON_DONE[of.way] : undefined

const tenderness = ({ entry }: Seat): string =>
  SOON.has(entry.kind) ? 'tender' : 'tender enough to pull apart with a fork'

function writeTime(time: Time, table: Table): Written {
  const seat = time.of ? table.seats(time.of.role)[0] : undefined
  if (time.of && !seat) return GONE
  const own =
    seat && seat.as !== 'usual' ? (seat.entry.ways[time.of!.way] ?? soonDone(seat, time)) : undefined
  const [least, most] = own ? [own, own] : [time.least, time.most]
  const minutes = minutesOf(time, most)
  return { text: spokenTime(least, most, time.unit), minutes: time.meanwhile ? 0 : minutes, present: true }
}

const NAMES = { min: 'minute', hr: 'hour', sec: 'second' }

function spokenTime(least: number, most: number, unit: Time['unit']): string {
  if (unit === 'min' && least === most && most >= 90) {
    const [hours, rest] = [Math.floor(most / 60), Math.round(most % 60)]
    return `${hours} ${hours > 1 ? 'hours' : 'hour'}${rest ? ` ${rest} minutes` : ''}`
  }
  const word = most === 1 ? NAMES[unit] : `${NAMES[unit]}s`
  return least === most ? `${most} ${word}` : `${least} to ${most} ${word}`
}

/** Cleans up what dropped clauses leave behind. */
function tidy(text: string): string {
  const even = joinLists(text)
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    // "Frozen {fruit}" with frozen strawberries repeats the word.
    .replace(/\b([a-z]{3,}) \1\b/gi, '$1')
    // A list that lost its last food: "ham, peppers, onion and." ends with "peppers and onion".
    .replace(/, ([^,.;]+?),? and(?=[.;])/g, ' and $1')
    .replace(/,?(?: (?:topped|served))? (?:and|with)(?=[.;])/g, '')
    .replace(/\bwith, /g, 'with ')
    .replace(/,(?=[,.])/g, '')
    .replace(/([.!?]) ?\./g, '$1')
    .trim()
  return even.replace(/(^|[.!?] )([a-z])/g, (_, before: string, letter: string) => before + capital(letter))
}
