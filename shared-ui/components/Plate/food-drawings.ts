/** One stroke of a drawing; its colors are the same in light, dark and on a shared picture. */
export type Shape = { d: string; fill?: string; stroke?: string; strokeWidth?: number }

/**
 * A piece of food, drawn around 0,0 and about 40 across; `reach` is how far it extends, `spread` how far apart pieces
 * are.
 */
export type Drawing = { reach: number; spread: number; shapes: readonly Shape[] }

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const line = (d: string, stroke: string, strokeWidth: number): Shape => ({
  d,
  stroke,
  strokeWidth,
  fill: 'none',
})

const LARGE = { reach: 17, spread: 21 }
const MIDDLE = { reach: 12, spread: 16 }
const SMALL = { reach: 8, spread: 11.5 }

export const leaf = (blade: string, rib: string): Drawing => ({
  ...LARGE,
  shapes: [
    { d: 'M-21 4C-16-11 0-18 21-13C17 7 1 17-15 9z', fill: blade },
    line('M-24 9C-12 3 2-4 15-10M-8 2l2-9M-3-.5l9 5M3-3l2-7M8-6l7 3', rib, 1.6),
  ],
})

export const floret = (head: string, light: string, stem: string): Drawing => ({
  ...LARGE,
  shapes: [
    { d: 'M-5 20c1-7-1-11-7-14h22c-5 4-7 8-6 14c-3 2-6 2-9 0z', fill: stem },
    { d: circle(-10, -1, 10), fill: head },
    { d: circle(10, 0, 10), fill: head },
    { d: circle(0, -9, 12), fill: head },
    { d: circle(-11, -5, 4), fill: light },
    { d: circle(2, -13, 4.5), fill: light },
    { d: circle(10, -4, 3.5), fill: light },
  ],
})

/** A round slice: cucumber, zucchini, carrot, radish, banana. */
export const round = (skin: string, flesh: string, heart: string): Drawing => ({
  ...MIDDLE,
  reach: 15,
  spread: 19,
  shapes: [
    { d: circle(0, 0, 15), fill: skin },
    { d: circle(0, 0, 12.5), fill: flesh },
    { d: circle(0, 0, 6), fill: heart },
  ],
})

/** A round slice with chambers: tomato, citrus. */
export const wheel = (skin: string, flesh: string, chamber: string): Drawing => ({
  ...LARGE,
  reach: 16,
  spread: 20,
  shapes: [
    { d: circle(0, 0, 16), fill: skin },
    { d: circle(0, 0, 13.5), fill: flesh },
    {
      d: 'M-2-11C-9-11-12-6-11-2C-7-1-3-3-2-11zM2-11C9-11 12-6 11-2C7-1 3-3 2-11zM-10 3C-8 9-4 11 0 11C2 6-3 1-10 3zM10 3C8 9 5 11 2 11C2 6 4 2 10 3z',
      fill: chamber,
    },
  ],
})

/** A bent strip: pepper, onion, coconut. */
export const strip = (body: string, light: string): Drawing => ({
  ...LARGE,
  spread: 18,
  shapes: [line('M-17 7C-8-9 8-9 17 7', body, 7), line('M-14 4C-6-7 6-7 13 3', light, 1.8)],
})

/** A long thing: asparagus, green beans, celery. */
export const spear = (body: string, light: string): Drawing => ({
  ...LARGE,
  spread: 17,
  shapes: [line('M-20 2C-6-2 6-2 20 1', body, 6.5), line('M-16 1C-6-2 4-3 14-1', light, 1.8)],
})

export const mushroom: Drawing = {
  ...LARGE,
  shapes: [
    { d: 'M-16 0C-16-18 16-18 16 0C10 5 6 2 5 3V14C3 17-3 17-5 14V3C-6 2-10 5-16 0z', fill: '#cdb293' },
    { d: 'M-12-2C-10-12 10-12 12-2C6 1-6 1-12-2z', fill: '#a58560' },
  ],
}

/** Meat or fish in a piece: a dark edge, a light top, pan marks. */
export const seared = (edge: string, top: string, mark: string): Drawing => ({
  reach: 19,
  spread: 26,
  shapes: [
    { d: 'M-22-6C-20-13 14-15 21-9C25-4 24 8 19 11C8 14-14 14-21 9C-24 5-24-1-22-6z', fill: edge },
    { d: 'M-20-7C-17-12 13-13 19-9C22-5 21 4 17 6C8 9-13 9-19 5C-21 1-21-3-20-7z', fill: top },
    line('M-12-9.5l5 15M-1-10.5l5 15M10-10l4 12', mark, 2.2),
  ],
})

/** Fish shows its flakes. */
export const fillet = (edge: string, top: string, flake: string): Drawing => ({
  reach: 19,
  spread: 26,
  shapes: [
    { d: 'M-23 2C-16-14 14-15 22-6C24 6 10 14-8 13C-17 12-22 8-23 2z', fill: edge },
    { d: 'M-20 1C-14-11 13-12 19-5C20 4 9 10-7 9C-15 8-18 5-20 1z', fill: top },
    line('M-9-8C-6-3-6 3-9 7M-1-9.5C3-4 3 3-1 8M8-9C11-5 11 1 8 6', flake, 1.6),
  ],
})

export const shrimp: Drawing = {
  ...LARGE,
  shapes: [
    line('M12-10C-8-16-18 2-6 11C2 16 12 12 12 5', '#e58a63', 8),
    line('M9-9C-7-13-14 2-4 9', '#f7bd9e', 2.4),
  ],
}

export const egg: Drawing = {
  ...LARGE,
  shapes: [
    { d: 'M-17 1C-15-14 9-19 17-5C22 8 8 17-3 15C-13 14-18 9-17 1z', fill: '#fffaf0' },
    { d: circle(0, -1, 7.5), fill: '#f0b33c' },
    { d: circle(-2, -3, 2.4), fill: '#f9d67f' },
  ],
}

/** An egg whose yolk is not visible: beaten into a cake. */
export const wholeEgg: Drawing = {
  ...LARGE,
  shapes: [
    { d: 'M-16 3C-15-9-4-16 4-15C14-13 18-3 15 5C11 14-3 16-10 13C-14 11-16 8-16 3z', fill: '#d3a274' },
    { d: 'M-11 0C-10-7-3-11 2-11C-3-8-6-4-7 2C-8 5-11 4-11 0z', fill: '#ecc9a2' },
  ],
}

/** Cut into cubes: tofu, cheese, potato, melon. */
export const cube = (front: string, top: string, side: string): Drawing => ({
  ...MIDDLE,
  shapes: [
    { d: 'M-11-4L2-8L12-3L-1 2z', fill: top },
    { d: 'M-11-4L-1 2V13L-11 7z', fill: front },
    { d: 'M12-3L-1 2V13L12 7z', fill: side },
  ],
})

/** Crumbled: ground meat, feta, cake. */
export const crumbs = (dark: string, light: string): Drawing => ({
  ...MIDDLE,
  spread: 14,
  shapes: [
    { d: 'M-11-1C-12-8-3-9-2-4C3-10 11-5 8 0C13 4 7 11 2 7C-3 12-11 8-9 3C-11 2-11 1-11-1z', fill: dark },
    { d: circle(-5, -2, 3), fill: light },
    { d: circle(4, 1, 2.6), fill: light },
    { d: circle(-3, 5, 1.8), fill: light },
  ],
})

/** Beans are bent; peas and berries are round. */
export const bean = (body: string, light: string): Drawing => ({
  ...SMALL,
  reach: 9,
  spread: 13,
  shapes: [
    { d: 'M-10 1C-11-8 0-9 2-5C5-8 12-6 11 1C10 8 4 9 0 7C-4 9-9 7-10 1z', fill: body },
    line('M-6-3C-4-5-1-5 0-3', light, 1.6),
  ],
})

export const ball = (body: string, light: string): Drawing => ({
  ...SMALL,
  spread: 13.5,
  shapes: [
    { d: circle(0, 0, 8.5), fill: body },
    { d: circle(-2.5, -3, 2.4), fill: light },
  ],
})

export const grain = (body: string, light: string): Drawing => ({
  ...SMALL,
  shapes: [
    { d: 'M-8 1C-7-5 5-7 8-2C9 4-5 7-8 1z', fill: body },
    { d: 'M-5 0C-3-4 3-5 5-2C3 0-2 1-5 0z', fill: light },
  ],
})

export const noodle = (body: string, light: string): Drawing => ({
  ...LARGE,
  spread: 15,
  shapes: [
    line('M-19 3C-12-8-5 10 2 0S14-7 19 3', body, 5),
    line('M-19 2C-12-9-5 9 2-1S14-8 19 2', light, 1.6),
  ],
})

/** Flat and round, browned in spots: a tortilla, a pancake. */
export const disc = (edge: string, top: string, spot: string): Drawing => ({
  reach: 20,
  spread: 27,
  shapes: [
    { d: circle(0, 0, 20), fill: edge },
    { d: circle(0, 0, 17.5), fill: top },
    { d: circle(-6, -6, 3) + circle(7, -2, 2.2) + circle(-2, 7, 2.6) + circle(9, 8, 1.6), fill: spot },
  ],
})

/** A slice of bread, a cracker. */
export const slice = (crust: string, crumb: string): Drawing => ({
  reach: 18,
  spread: 27,
  shapes: [
    { d: 'M-17-6C-22-17 22-17 17-6V13C17 16-17 16-17 13z', fill: crust },
    { d: 'M-14-5C-18-13 18-13 14-5V11C14 13-14 13-14 11z', fill: crumb },
  ],
})

export const nut = (dark: string, light: string, line_: string): Drawing => ({
  ...MIDDLE,
  shapes: [
    { d: 'M-15 3C-10-8 4-10 16-3C9 9-5 11-15 3z', fill: dark },
    { d: 'M-12 2C-7-6 4-8 13-3C7 3-3 6-12 2z', fill: light },
    line('M-9 1C-3-3 4-4 9-2', line_, 1.2),
  ],
})

export const seed = (body: string): Drawing => ({
  ...SMALL,
  reach: 6,
  spread: 9,
  shapes: [{ d: 'M-5 1C-3-4 2-5 5-1C3 3-2 5-5 1z', fill: body }],
})

/** Soft foods from a spoon: yogurt, cream, sauce, butter, mash. */
export const dollop = (body: string, light: string): Drawing => ({
  ...LARGE,
  reach: 15,
  spread: 20,
  shapes: [
    { d: 'M-15 3C-18-8-5-14 2-10C11-15 19-4 13 4C14 13 0 16-6 11C-11 13-15 9-15 3z', fill: body },
    line('M-8 2C-7-6 5-8 7-1C8 5 0 7-2 3', light, 2.2),
  ],
})

export const wedge = (skin: string, flesh: string): Drawing => ({
  ...LARGE,
  shapes: [
    { d: 'M-18-4C-12 14 12 14 18-4C8 3-8 3-18-4z', fill: skin },
    { d: 'M-16-4C-9 9 9 9 16-4C8 2-8 2-16-4z', fill: flesh },
  ],
})

/** For foods without a drawing: a dab in the color of their group, shaped by group so that it suggests no food. */
export const DABS = {
  vegetables: dab('M-11 0C-11-8-4-11 0-11C7-11 11-6 11 0C11 7 6 11 0 11C-7 11-11 6-11 0z', '#5f9150'),
  protein: dab('M-14-6H14V6H-14z', '#c08a55'),
  carbohydrate: dab('M0-11L11 0L0 11L-11 0z', '#dcb45c'),
  other: dab('M-2.5-10H2.5V-2.5H10V2.5H2.5V10H-2.5V2.5H-10V-2.5H-2.5z', '#a98058'),
} as const

function dab(d: string, fill: string): Drawing {
  return { reach: 11, spread: 17, shapes: [{ d, fill }] }
}
