import type { Drawing, Shape } from './food-drawings.ts'
import { GROUND_OPACITY, GROUNDS } from './plate-colors.ts'
import { type Layout, layFoods, type PictureFood, seedOf } from './plate-layout.ts'
import type { PlateShares } from './shares.ts'
import { type Room, type Vessel, vesselForm } from './vessels.ts'

/** A dish to be drawn: its shares by weight, its own foods, and the vessel it is served in. */
export type DishPicture = {
  shares: PlateShares
  foods?: readonly PictureFood[] | undefined
  vessel?: Vessel | undefined
}

export type Stroke = Shape & { opacity?: number; strokeLinejoin?: 'round' }
export type Scene = {
  drawings: Record<string, Drawing>
  /** Whether its vessel is round from above: then its shadow is round, too. */
  isRound: boolean
  /** Drawn in this order: the vessel, the grounds, the foods, then toppings. */
  back: readonly Stroke[]
  pieces: Layout['pieces']
  front: readonly Stroke[]
}

/** The picture of a dish as strokes, for a page or for an image file. The same dish always gives the same picture. */
export function sceneOf(dish: DishPicture): Scene {
  const key = JSON.stringify([dish.shares, dish.vessel, dish.foods])
  const scene = lately.get(key) ?? laid(dish)
  lately.delete(key)
  lately.set(key, scene)
  for (const oldest of lately.keys()) if (lately.size > KEPT) lately.delete(oldest)
  return scene
}

/** Oldest first. Laying out foods takes longer than drawing them, and visitors who return to a page see the same dishes. */
const lately = new Map<string, Scene>()
const KEPT = 30

function laid({ shares, foods = [], vessel = 'plate' }: DishPicture): Scene {
  const seed = seedOf(foods.map(({ name }) => name).join('\n'))
  const form = vesselForm(vessel, seed)
  const { areas, pieces, drawings } = layFoods(shares, foods, form.room, seed, vessel)
  return {
    drawings,
    isRound: form.room.form === 'round',
    back: [
      ...form.back,
      ...areas.map(({ group, d }) => ({
        d,
        fill: GROUNDS[group],
        stroke: GROUNDS[group],
        strokeWidth: 14,
        strokeLinejoin: 'round' as const,
        opacity: GROUND_OPACITY,
      })),
    ],
    pieces,
    front: [...(areas.length > 0 ? glazeOver(form.room) : []), ...form.front],
  }
}

function glazeOver(room: Room): Stroke[] {
  if (room.form !== 'round') return []
  const { x, y, radius: r } = room
  return [
    { d: `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`, fill: 'url(#glaze)' },
  ]
}
