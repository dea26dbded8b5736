import { DABS, type Drawing } from './food-drawings.ts'
import { type Look, lookOf } from './food-looks.ts'
import { FOOD_GROUPS, type FoodGroup, type PlateShares, percentsOf } from './shares.ts'
import type { Room, Vessel } from './vessels.ts'

/** The picture is a square of 400 around 0,0. */
export const BOX = 400

/** A food of a dish, by name. Without a group it goes where such a food usually goes; grams say how much of it there is. */
export type PictureFood = {
  name: string
  group?: FoodGroup | null | undefined
  grams?: number | null | undefined
}

export type Area = { group: FoodGroup; d: string }
export type Piece = { key: string; x: number; y: number; turn: number; scale: number }
export type Layout = { areas: Area[]; pieces: Piece[]; drawings: Record<string, Drawing> }

/**
 * Where everything goes: each group has exactly its share of the room, divided among the dish's own foods. A group with
 * no drawable food is filled with dabs. The same dish always gives the same picture.
 */
export function layFoods(
  shares: PlateShares,
  foods: readonly PictureFood[],
  room: Room,
  seed: number,
  vessel?: Vessel,
): Layout {
  const drawings: Record<string, Drawing> = {}
  const spans = spansOf(shares)
  const pieces = spans.flatMap((span) =>
    partsOf(span, foods, vessel).flatMap(({ key, drawing, from, to }) => {
      drawings[key] = drawing
      return piecesIn(room, { key, drawing, from, to, group: span.group }, seed)
    }),
  )
  return {
    areas: spans.map(({ group, from, to }) => ({ group, d: areaOf(room, from, to) })),
    // From back to front, so that nearer foods cover farther ones.
    pieces: pieces.sort((a, b) => a.y - b.y),
    drawings,
  }
}

/** From 0 to 1 through the room: clockwise from the top, from left to right, or from the bottom up. */
type Span = { group: FoodGroup; from: number; to: number }

function spansOf(shares: PlateShares): Span[] {
  const percents = percentsOf(shares)
  let at = 0
  return FOOD_GROUPS.flatMap((group) => {
    const span = { group, from: at, to: at + percents[group] / 100 }
    at = span.to
    return percents[group] > 0 ? [span] : []
  })
}

type Sector = { key: string; drawing: Drawing; from: number; to: number }

/** At most this many foods of a group are drawn: more would be an unreadable heap. */
const MOST_FOODS = 4

function partsOf({ group, from, to }: Span, foods: readonly PictureFood[], vessel?: Vessel): Sector[] {
  const most = looksOf(group, foods, vessel)
  if (most.length === 0) return [{ key: `dab-${group}`, drawing: DABS[group], from, to }]
  // The root brings small and large amounts closer, so that even a pinch is visible.
  const whole = most.reduce((sum, { grams }) => sum + Math.sqrt(grams), 0)
  let at = from
  return most.map(({ look: { key, drawing }, grams }) => {
    const part = { key, drawing, from: at, to: at + ((to - from) * Math.sqrt(grams)) / whole }
    at = part.to
    return part
  })
}

/** How the foods of a group look, largest amount first; foods that look the same are joined. */
function looksOf(
  group: FoodGroup,
  foods: readonly PictureFood[],
  vessel?: Vessel,
): { look: Look; grams: number }[] {
  const seen = new Map<string, { look: Look; grams: number }>()
  for (const food of foods) {
    const look = lookOf(food.name, vessel)
    if (!look || (food.group === undefined ? look.group : food.group) !== group) continue
    const grams = Math.max(food.grams ?? UNKNOWN_GRAMS, 1)
    seen.set(look.key, { look, grams: grams + (seen.get(look.key)?.grams ?? 0) })
  }
  return [...seen.values()].sort((a, b) => b.grams - a.grams).slice(0, MOST_FOODS)
}

/** How the largest food of a group looks; null if none of them can be drawn. */
export const firstLookOf = (group: FoodGroup, foods: readonly PictureFood[], vessel?: Vessel): Look | null =>
  looksOf(group, foods, vessel)[0]?.look ?? null

const UNKNOWN_GRAMS = 50
const GAP = 3
const CORNER = 7

function areaOf(room: Room, from: number, to: number): string {
  if (room.form === 'round') return sector(room.x, room.y, room.radius, from, to)
  const edge = GAP + CORNER
  if (room.form === 'beside') {
    const left = room.left + room.width * from + (from === 0 ? CORNER : edge)
    const right = room.left + room.width * to - (to > 0.999 ? CORNER : edge)
    const [top, bottom] = [room.top + CORNER, room.top + room.height - CORNER]
    return polygon([
      [left, top],
      [Math.max(right, left + 1), top],
      [Math.max(right, left + 1), bottom],
      [left, bottom],
    ])
  }
  const low = heightAt(room, from) - (from === 0 ? CORNER : edge)
  const high = Math.min(low - 1, heightAt(room, to) + (to > 0.999 ? CORNER : edge))
  const [wideLow, wideHigh] = [halfAt(room, low) - CORNER, halfAt(room, high) - CORNER]
  return polygon([
    [-wideHigh, high],
    [wideHigh, high],
    [wideLow, low],
    [-wideLow, low],
  ])
}

const polygon = (points: readonly [number, number][]) =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}z`

type Layers = Extract<Room, { form: 'layers' }>
const heightAt = ({ top, bottom }: Layers, share: number) => bottom + (top - bottom) * share
const halfAt = ({ top, bottom, halfTop, halfBottom }: Layers, y: number) =>
  halfBottom + ((halfTop - halfBottom) * (bottom - y)) / (bottom - top)

/**
 * A slice drawn smaller by the size of its corner: an outline of that width rounds the corner and restores the
 * size.
 */
function sector(x: number, y: number, radius: number, from: number, to: number): string {
  const outer = radius - CORNER
  if (to - from > 0.999) return `M${x} ${y - outer}a${outer} ${outer} 0 1 1-.01 0z`
  const away = GAP + CORNER
  const half = ((to - from) / 2) * 2 * Math.PI
  const turnIn = Math.asin(Math.min(1, away / outer)) / (2 * Math.PI)
  const middle = (from + to) / 2
  const point = (r: number, turns: number) => {
    const [dx, dy] = polar(r, turns)
    return `${tenth(x + dx)} ${tenth(y + dy)}`
  }
  // The tip moves out along the middle until it is `away` from both edges.
  const tip = point(Math.min(outer * 0.8, away / Math.sin(Math.min(half, Math.PI / 2))), middle)
  const a = point(outer, Math.min(from + turnIn, middle - 0.001))
  const b = point(outer, Math.max(to - turnIn, middle + 0.001))
  const large = to - from - 2 * turnIn > 0.5 ? 1 : 0
  return `M${tip}L${a}A${outer} ${outer} 0 ${large} 1 ${b}z`
}

type Lot = Sector & { group: FoodGroup }

function piecesIn(room: Room, lot: Lot, seed: number): Piece[] {
  const { reach, spread } = lot.drawing
  const found = spotsOf(room, spread, seed).flatMap(([x, y], index) => {
    const deep = depthOf(room, lot.from, lot.to, x, y)
    return deep < reach * 0.7 ? [] : [piece(lot, x, y, index, seed)]
  })
  return found.length > 1 ? found : sliver(room, lot, seed)
}

/** Spots evenly spread over the whole room, without visible rows. */
function spotsOf(room: Room, spread: number, seed: number): [number, number][] {
  if (room.form === 'round') {
    const count = Math.round((room.radius / spread) ** 2 * 2.6)
    return Array.from({ length: count }, (_, index) => {
      // The pattern of a sunflower's seeds.
      const [dx, dy] = polar(
        room.radius * Math.sqrt((index + 0.5) / count),
        index * 0.38196601125 + 0.1 + dice(seed, 7),
      )
      return [room.x + dx, room.y + dy]
    })
  }
  const [left, top, width, height] =
    room.form === 'beside'
      ? [room.left, room.top, room.width, room.height]
      : [-room.halfTop, room.top, 2 * room.halfTop, room.bottom - room.top]
  const step = spread * 1.12
  const spots: [number, number][] = []
  for (let line = 0, y = top + step / 2; y < top + height; y += step * 0.87, line++)
    for (let x = left + (line % 2 ? step : step / 2), at = 0; x < left + width; x += step, at++)
      spots.push([
        x + (dice(seed + line * 41 + at, 5) - 0.5) * 5,
        y + (dice(seed + line * 41 + at, 6) - 0.5) * 5,
      ])
  return spots
}

/** Distance of a spot to the edge of its part of the room; negative outside. */
function depthOf(room: Room, from: number, to: number, x: number, y: number): number {
  if (room.form === 'beside') {
    const left = room.left + room.width * from
    const right = room.left + room.width * to
    return Math.min(x - left, right - x, y - room.top, room.top + room.height - y)
  }
  if (room.form === 'layers')
    return Math.min(heightAt(room, from) - y, y - heightAt(room, to), halfAt(room, y) - Math.abs(x))
  const [dx, dy] = [x - room.x, y - room.y]
  const radius = Math.hypot(dx, dy)
  if (to - from > 0.999) return room.radius - radius
  const angle = (Math.atan2(dx, -dy) / (2 * Math.PI) + 1) % 1
  if (angle < from || angle > to) return -1
  const far = (turns: number) => (turns >= 0.25 ? radius : radius * Math.sin(turns * 2 * Math.PI))
  return Math.min(far(angle - from), far(to - angle), room.radius - radius + 4)
}

/** A part too thin for a whole piece gets a row of small ones as wide as the part. */
function sliver(room: Room, lot: Lot, seed: number): Piece[] {
  const middle = (lot.from + lot.to) / 2
  const share = lot.to - lot.from
  return [0.84, 0.62, 0.4].flatMap((way, index) => {
    const [x, y, half] = spotIn(room, middle, way, share)
    const scale = hundredth((half - GAP) / lot.drawing.reach)
    return scale < 0.25 ? [] : [{ ...piece(lot, x, y, index, seed), scale: Math.min(0.9, scale) }]
  })
}

function spotIn(room: Room, middle: number, way: number, share: number): [number, number, number] {
  if (room.form === 'round') {
    const radius = room.radius * way
    const [dx, dy] = polar(radius, middle)
    return [room.x + dx, room.y + dy, radius * Math.sin(Math.min(0.25, share / 2) * 2 * Math.PI)]
  }
  if (room.form === 'beside')
    return [room.left + room.width * middle, room.top + room.height * way, (room.width * share) / 2]
  const y = heightAt(room, middle)
  return [(way - 0.6) * 2 * halfAt(room, y), y, ((room.bottom - room.top) * share) / 2]
}

function piece({ key, group }: Lot, x: number, y: number, index: number, seed: number): Piece {
  const throwOf = (side: number) => dice(seed + index, side)
  // Pieces of protein are fanned out, as on a served plate; the rest is scattered.
  const turn = group === 'protein' ? -38 + throwOf(1) * 26 : throwOf(1) * 360
  return {
    key,
    x: tenth(x),
    y: tenth(y),
    turn: Math.round(group === 'vegetables' ? turn * 0.3 - 54 : turn),
    scale: hundredth(0.88 + throwOf(3) * 0.3),
  }
}

/** A number computed from the dish, the same on a server and in a browser. */
export function seedOf(text: string): number {
  let bits = 0x811c9dc5
  for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193)
  return (bits >>> 0) % 9973
}

/** The same random numbers, 0 to 1, for the same seed. */
function dice(seed: number, side: number): number {
  let bits = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(side, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39)
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32
}

const polar = (radius: number, turns: number): [number, number] => [
  radius * Math.sin(turns * 2 * Math.PI),
  -radius * Math.cos(turns * 2 * Math.PI),
]

const tenth = (value: number) => Math.round(value * 10) / 10
const hundredth = (value: number) => Math.round(value * 100) / 100
