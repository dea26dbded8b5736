import { FOOD } from './food-drawings.ts'
import { FOOD_GROUPS, type FoodGroup, type PlateShares, percentsOf } from './shares.ts'

/** The plate lies in a square of 400 around 0,0. */
export const PLATE = { box: 400, rim: 190, line: 171, well: 152, food: 140 } as const

export type Sector = { group: FoodGroup; d: string }
export type Piece = { group: FoodGroup; drawing: number; x: number; y: number; turn: number; scale: number }

/** Where everything lies: sectors exactly by share, and pieces of food on them. The same shares, the same plate. */
export function layPlate(shares: PlateShares): { sectors: Sector[]; pieces: Piece[] } {
  const spans = spansOf(shares)
  return {
    sectors: spans.map(({ group, from, to }) => ({ group, d: sector(from, to) })),
    // From the far side to the near one, as they would cover each other.
    pieces: spans.flatMap(piecesOn).sort((a, b) => a.y - b.y),
  }
}

type Span = { group: FoodGroup; from: number; to: number }

/** Angles in turns, clockwise from the top. */
function spansOf(shares: PlateShares): Span[] {
  const percents = percentsOf(shares)
  let at = 0
  return FOOD_GROUPS.flatMap((group) => {
    const span = { group, from: at, to: at + percents[group] / 100 }
    at = span.to
    return percents[group] > 0 ? [span] : []
  })
}

const GAP = 3
const CORNER = 7

/** A slice drawn smaller by its corner: its outline, as wide, gives the corner back rounded. */
function sector(from: number, to: number): string {
  const outer = PLATE.food - CORNER
  if (to - from > 0.999) return `M0 ${-outer}a${outer} ${outer} 0 1 1-.01 0z`
  const away = GAP + CORNER
  const half = ((to - from) / 2) * 2 * Math.PI
  const turnIn = Math.asin(Math.min(1, away / outer)) / (2 * Math.PI)
  const middle = (from + to) / 2
  // The tip moves out along the middle until it is `away` from both edges.
  const tip = point(Math.min(outer * 0.8, away / Math.sin(Math.min(half, Math.PI / 2))), middle)
  const a = point(outer, Math.min(from + turnIn, middle - 0.001))
  const b = point(outer, Math.max(to - turnIn, middle + 0.001))
  const large = to - from - 2 * turnIn > 0.5 ? 1 : 0
  return `M${tip}L${a}A${outer} ${outer} 0 ${large} 1 ${b}z`
}

function piecesOn({ group, from, to }: Span): Piece[] {
  const { reach, spread, drawings } = FOOD[group]
  const count = Math.round((PLATE.food / spread) ** 2 * 2.6)
  const found: Piece[] = []
  for (let seed = 0; seed < count; seed++) {
    // A sunflower's seeds: even everywhere, rows nowhere.
    const radius = PLATE.food * Math.sqrt((seed + 0.5) / count)
    const angle = (seed * 0.38196601125 + 0.1) % 1
    if (radius > PLATE.food - reach * 0.7 || edge(radius, angle, from, to) < reach * 0.85) continue
    found.push(piece(group, seed, radius, angle, drawings.length))
  }
  return found.length > 2 ? found : sliver(group, (from + to) / 2, to - from)
}

/** A slice too thin for a whole piece gets small ones in a row, as wide as it is. */
function sliver(group: FoodGroup, middle: number, share: number): Piece[] {
  const { reach, drawings } = FOOD[group]
  return [0.86, 0.64, 0.42].flatMap((way, seed) => {
    const radius = PLATE.food * way
    const room = radius * Math.sin(Math.min(0.25, share / 2) * 2 * Math.PI) - GAP
    const scale = Math.round((room / reach) * 100) / 100
    return scale < 0.25
      ? []
      : [{ ...piece(group, seed, radius, middle, drawings.length), scale: Math.min(0.9, scale) }]
  })
}

/** How far a point lies inside its slice's two straight edges; negative outside. */
function edge(radius: number, angle: number, from: number, to: number): number {
  if (to - from > 0.999) return Infinity
  if (angle < from || angle > to) return -1
  const far = (turns: number) => (turns >= 0.25 ? radius : radius * Math.sin(turns * 2 * Math.PI))
  return Math.min(far(angle - from), far(to - angle))
}

function piece(group: FoodGroup, seed: number, radius: number, angle: number, drawings: number): Piece {
  const [x, y] = at(radius, angle)
  // Seared pieces lie fanned out, as someone would serve them; the rest as it fell.
  const turn = group === 'protein' ? -38 + dice(seed, 1) * 26 : dice(seed, 1) * 360
  const upright = group === 'vegetables' ? turn * 0.3 - 54 : turn
  return {
    group,
    drawing: Math.floor(dice(seed, 2) * drawings),
    x: round(x),
    y: round(y),
    turn: Math.round(upright),
    scale: Math.round((0.88 + dice(seed, 3) * 0.3) * 100) / 100,
  }
}

/** The same throw for the same seed, on the server as in the browser. 0 to 1. */
function dice(seed: number, side: number): number {
  let bits = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(side, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39)
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32
}

const at = (radius: number, turns: number): [number, number] => [
  radius * Math.sin(turns * 2 * Math.PI),
  -radius * Math.cos(turns * 2 * Math.PI),
]

const point = (radius: number, turns: number) => at(radius, turns).map(round).join(' ')

const round = (value: number) => Math.round(value * 10) / 10
