import type { Shape } from './food-drawings.ts'

/** The vessels a dish is served in, with the same names as in the domain. */
export type Vessel = 'plate' | 'bowl' | 'glass' | 'mug' | 'cake-tin' | 'sheet' | 'skillet' | 'board'

/** Where food goes in a vessel: in a ring of slices, side by side, or in layers. All in a square of 400 around 0,0. */
export type Room =
  | { form: 'round'; x: number; y: number; radius: number }
  | { form: 'beside'; left: number; top: number; width: number; height: number; corner: number }
  | { form: 'layers'; top: number; bottom: number; halfTop: number; halfBottom: number }

type Form = { room: Room; back: readonly Shape[]; front: readonly Shape[] }

const disc = (r: number, x = 0, y = 0) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const box = (left: number, top: number, width: number, height: number, r: number) =>
  `M${left + r} ${top}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`
const ring = (r: number, stroke: string, strokeWidth: number, x = 0, y = 0): Shape => ({
  d: disc(r, x, y),
  fill: 'none',
  stroke,
  strokeWidth,
})

/** Glazes of bowls and mugs; the same dish always gets the same one. */
const GLAZES = [
  ['#41756b', '#5d968a', '#eef3ea'],
  ['#b5623d', '#cf8560', '#fbf0e4'],
  ['#4d6a92', '#7490b5', '#eef1f5'],
  ['#d8c9ae', '#efe4cf', '#fffaf0'],
] as const

/**
 * How a vessel looks and where its food goes.
 * @param seed chooses its glaze
 */
export function vesselForm(vessel: Vessel, seed: number): Form {
  const [dark, light, inside] = GLAZES[seed % GLAZES.length] ?? GLAZES[0]
  switch (vessel) {
    case 'plate':
      return {
        room: { form: 'round', x: 0, y: 0, radius: 140 },
        back: [
          { d: disc(190), fill: 'url(#rim)', stroke: '#dccfb8', strokeWidth: 1 },
          ring(171, '#e4a763', 3),
          { d: disc(152), fill: 'url(#well)' },
        ],
        front: [],
      }
    case 'bowl':
      return {
        room: { form: 'round', x: 0, y: 0, radius: 148 },
        back: [
          { d: disc(190), fill: dark },
          { d: disc(184), fill: light },
          { d: disc(168), fill: dark },
          { d: disc(160), fill: inside },
        ],
        front: [],
      }
    case 'mug':
      return {
        room: { form: 'round', x: -22, y: 0, radius: 124 },
        back: [
          { d: 'M110-58C196-78 196 78 110 58', fill: 'none', stroke: dark, strokeWidth: 30 },
          { d: 'M110-58C196-78 196 78 110 58', fill: 'none', stroke: light, strokeWidth: 16 },
          { d: disc(158, -22), fill: dark },
          { d: disc(150, -22), fill: light },
          { d: disc(135, -22), fill: inside },
        ],
        front: [],
      }
    case 'cake-tin':
      return {
        room: { form: 'round', x: 0, y: 0, radius: 148 },
        back: [
          { d: disc(188), fill: '#8d9197' },
          ring(180, '#c9ccd1', 7),
          ring(170, '#6f737a', 3),
          { d: disc(160), fill: '#e9d3a5' },
        ],
        // A cake, cut into eight: no plate is drawn.
        front: [
          {
            d: 'M0-148V148M-148 0H148M-105-105L105 105M-105 105L105-105',
            fill: 'none',
            stroke: '#fff8ea',
            strokeWidth: 3,
          },
        ],
      }
    case 'skillet':
      return {
        room: { form: 'round', x: -24, y: 0, radius: 132 },
        back: [
          { d: box(120, -19, 76, 38, 18), fill: '#26282b' },
          { d: disc(7, 178), fill: '#fffaf0' },
          { d: disc(166, -24), fill: '#26282b' },
          ring(158, '#4a4e53', 5, -24),
          { d: disc(146, -24), fill: '#35383c' },
        ],
        front: [],
      }
    case 'sheet':
      return {
        room: { form: 'beside', left: -166, top: -116, width: 332, height: 232, corner: 12 },
        back: [
          { d: box(-194, -144, 388, 288, 26), fill: '#8d9197' },
          { d: box(-186, -136, 372, 272, 20), fill: '#c3c7cc' },
          { d: box(-176, -126, 352, 252, 14), fill: '#f3ead9' },
        ],
        front: [],
      }
    case 'board':
      return {
        room: { form: 'beside', left: -150, top: -112, width: 300, height: 224, corner: 18 },
        back: [
          { d: box(-178, -136, 356, 272, 34), fill: '#8a5b31' },
          { d: box(-172, -130, 344, 260, 30), fill: '#c08a52' },
          {
            d: 'M-166-78C-60-92 60-66 166-80M-166-10C-70-22 70 4 166-8M-166 62C-60 48 70 74 166 60',
            fill: 'none',
            stroke: '#a9743f',
            strokeWidth: 3,
          },
          { d: box(-160, -122, 320, 244, 22), fill: '#fbf3e3' },
        ],
        front: [],
      }
    case 'glass':
      return {
        room: { form: 'layers', top: -128, bottom: 150, halfTop: 100, halfBottom: 76 },
        back: [
          {
            d: 'M-118-176H118L90 178C88 190-88 190-90 178z',
            fill: '#eef4f3',
            stroke: '#b9cbc9',
            strokeWidth: 4,
          },
          { d: 'M-110-168H110L84 166H-84z', fill: '#fafdfc' },
        ],
        front: [
          { d: 'M-92-156L-74 150', fill: 'none', stroke: '#ffffff', strokeWidth: 8 },
          { d: 'M40-196L12-60', fill: 'none', stroke: '#41756b', strokeWidth: 10 },
        ],
      }
  }
}
