import type { FoodGroup } from './shares.ts'

/** One stroke of the brush; colours are their own, the same in light, dark and on a shared picture. */
export type Shape = { d: string; fill?: string; stroke?: string; strokeWidth?: number }

/** A piece of food, drawn around 0,0 and about 40 across. */
export type Drawing = readonly Shape[]

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const line = (d: string, stroke: string, strokeWidth: number): Shape => ({
  d,
  stroke,
  strokeWidth,
  fill: 'none',
})

const leaf = (blade: string, rib: string): Drawing => [
  { d: 'M-21 4C-16-11 0-18 21-13C17 7 1 17-15 9z', fill: blade },
  line('M-24 9C-12 3 2-4 15-10M-8 2l2-9M-3-.5l9 5M3-3l2-7M8-6l7 3', rib, 1.6),
]

const floret: Drawing = [
  { d: 'M-5 20c1-7-1-11-7-14h22c-5 4-7 8-6 14c-3 2-6 2-9 0z', fill: '#9cba6b' },
  { d: circle(-10, -1, 10), fill: '#3f7a3c' },
  { d: circle(10, 0, 10), fill: '#3f7a3c' },
  { d: circle(0, -9, 12), fill: '#4c8a45' },
  { d: circle(-11, -5, 4), fill: '#5f9d54' },
  { d: circle(2, -13, 4.5), fill: '#6bab5d' },
  { d: circle(10, -4, 3.5), fill: '#5f9d54' },
]

const cucumber: Drawing = [
  { d: circle(0, 0, 16), fill: '#5e9150' },
  { d: circle(0, 0, 14), fill: '#dcebb8' },
  { d: circle(0, 0, 8.5), fill: '#cbe09f' },
  line('M0-7v3M0 4v3M-7 0h3M4 0h3M-5-5l2 2M3 3l2 2M5-5l-2 2M-5 5l2-2', '#f6f9df', 1.8),
]

const tomato: Drawing = [
  { d: circle(0, 0, 16), fill: '#c8452f' },
  { d: circle(0, 0, 14), fill: '#e0654a' },
  {
    d: 'M-2-11C-9-11-12-6-11-2C-7-1-3-3-2-11zM2-11C9-11 12-6 11-2C7-1 3-3 2-11zM-10 3C-8 9-4 11 0 11C2 6-3 1-10 3zM10 3C8 9 5 11 2 11C2 6 4 2 10 3z',
    fill: '#f3a27f',
  },
]

const seared: Drawing = [
  { d: 'M-22-6C-20-13 14-15 21-9C25-4 24 8 19 11C8 14-14 14-21 9C-24 5-24-1-22-6z', fill: '#c98a52' },
  { d: 'M-20-7C-17-12 13-13 19-9C22-5 21 4 17 6C8 9-13 9-19 5C-21 1-21-3-20-7z', fill: '#e3ac74' },
  line('M-12-9.5l5 15M-1-10.5l5 15M10-10l4 12', '#96592f', 2.6),
]

const almond: Drawing = [
  { d: 'M-17 3C-11-9 4-12 18-3C10 10-6 13-17 3z', fill: '#96643a' },
  { d: 'M-14 2C-8-7 4-9 15-3C8 4-4 7-14 2z', fill: '#b9834f' },
  line('M-10 1C-3-4 4-5 10-3', '#8a5830', 1.3),
]

const grain = (body: string, light: string): Drawing => [
  { d: 'M-8 1C-7-5 5-7 8-2C9 4-5 7-8 1z', fill: body },
  { d: 'M-5 0C-3-4 3-5 5-2C3 0-2 1-5 0z', fill: light },
]

/** What each group is drawn with: shapes that differ without their colours too. */
export const FOOD: Record<
  FoodGroup,
  { ground: string; reach: number; spread: number; drawings: readonly Drawing[] }
> = {
  vegetables: {
    ground: '#7fa45f',
    reach: 17,
    spread: 20.5,
    drawings: [leaf('#4f8a4b', '#a9cf8e'), floret, leaf('#6aa557', '#cfe6b0'), cucumber, floret, tomato],
  },
  protein: { ground: '#efcfa4', reach: 19, spread: 26, drawings: [seared] },
  carbohydrate: {
    ground: '#ecca7c',
    reach: 8,
    spread: 11.5,
    drawings: [grain('#f7e7b4', '#fdf6d8'), grain('#efd593', '#f9ebbd'), grain('#d9ae5a', '#ecca86')],
  },
  other: { ground: '#dbbf97', reach: 14, spread: 22, drawings: [almond] },
}
