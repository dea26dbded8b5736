import type { DishWay } from '../../../dish-book/dish.ts'
import { expand } from '../../../dish-book/expand.ts'
import { type Node, parseStep, type Time } from '../../../dish-book/step-language.ts'
import { are, capital, doneness, has, them } from '../cooking.ts'
import { and } from '../lines.ts'
import { calledOf, type Seat } from './cast.ts'

/** The dish as its steps see it. */
export type Table = {
  seats(role: string): Seat[]
  grams(seat: Seat): number
  servings: number
  batches: number
  /** What each load is called: "batches", "sheets". */
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

/** The steps as a person reads them, and the minutes they take. */
export function writeSteps(way: DishWay, table: Table): WrittenSteps {
  let minutes = 0
  let pasta = 0
  const steps = way.steps.flatMap((step) => {
    const text = expand(step, way.tool)
    if (text === null) return []
    const written = write(nodesOf(text), table)
    if (PASTA.test(step)) pasta += written.minutes
    else minutes += written.minutes
    const said = tidy(written.text)
    return said ? [said] : []
  })
  const more = way.load ? (table.batches - 1) * way.load.minutes : 0
  return { steps, minutes: Math.max(minutes + more, pasta > 0 ? pasta + TOSS : 0) }
}

/** Its sauce is made while it boils: who cooks pasta waits for the longer of the two, and tosses. */
const PASTA = /@(?:boil|cook)-pasta\b/
const TOSS = 3

/** A title or description with its foods' names. */
export const writeText = (text: string, table: Table): string => tidy(write(nodesOf(text), table).text)

type Written = { text: string; minutes: number; present: boolean }

function write(nodes: Node[], table: Table): Written {
  const all: Written = { text: '', minutes: 0, present: true }
  for (const node of nodes) {
    const one = writeNode(node, table)
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
      return name ? said(name) : GONE
    }
    case 'word': {
      const name = namesOf(node.roles, table)
      const first = node.roles.flatMap((role) => table.seats(role))[0]
      if (!name || !first) return GONE
      if (node.word === 'it') return said(them(name))
      if (node.word === 'is') return said(are(name))
      return said(
        node.word === 'has' ? has(name) : doneness(first.entry, node.word === 'ready' ? 'wet' : 'dry'),
      )
    }
    case 'time':
      return writeTime(node, table)
    case 'each':
      return said(String(Math.round(node.count * table.servings)))
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

const namesOf = (roles: string[], table: Table): string =>
  and(...roles.flatMap((role) => table.seats(role)).map((seat) => calledOf(seat, table.grams(seat))))

function writeTime(time: Time, table: Table): Written {
  const seat = time.of ? table.seats(time.of.role)[0] : undefined
  if (time.of && !seat) return GONE
  const own = seat && seat.as !== 'usual' ? seat.entry.ways[time.of!.way] : undefined
  const [least, most] = own ? [own, own] : [time.least, time.most]
  const minutes = { min: most, hr: most * 60, sec: most / 60 }[time.unit] * time.times
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

/** What clauses leave behind when they go. */
function tidy(text: string): string {
  const even = text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:])/g, '$1')
    // "Frozen {fruit}" of frozen strawberries.
    .replace(/\b([a-z]{3,}) \1\b/gi, '$1')
    .replace(/,(?=[,.])/g, '')
    .replace(/([.!?]) ?\./g, '$1')
    .trim()
  return even.replace(/(^|[.!?] )([a-z])/g, (_, before: string, letter: string) => before + capital(letter))
}
