/** What a designer or developer has to know before using a component; its page in Storybook shows it. */
export type Guidance = {
  name: string
  /** `new` may still change; for one that will be removed, what to use instead. */
  status: 'stable' | 'new' | { deprecated: string }
  when: Sentences
  /** Each with what to use instead, if there is something. */
  whenNot: Sentences
  dos: Sentences
  donts: Sentences
  /** Text of its style sheet: its tokens are read from it. */
  styles?: string
}

type Sentences = readonly [string, ...string[]]

/** The colors that a style sheet uses from `tokens.css`, by variable, in the order of their first use. */
export const colorsIn = (styles: string): string[] => [...new Set(styles.match(/--color-[\w-]+(?=\s*[,)])/g))]

export type SchemeColors = { light: string; dark: string }

/**
 * Each color of `tokens.css` as written there, for light and for dark. Bundlers rewrite `light-dark()` so that a scheme
 * inside a page cannot be chosen; the text has both.
 */
export const schemeColorsIn = (tokens: string): ReadonlyMap<string, SchemeColors> =>
  new Map(
    [...tokens.matchAll(/(--color-[\w-]+): light-dark\((oklch\([^()]*\)), (oklch\([^()]*\))\)/g)].map(
      ([, name = '', light = '', dark = '']) => [name, { light, dark }],
    ),
  )

/** The other tokens: spaces, type sizes, corners, shadows, motion. */
export const otherTokensIn = (styles: string): string[] => {
  const own = new Set(styles.match(/--[\w-]+(?=\s*:)/g))
  const used = styles.match(/(?<=var\(\s*)--[\w-]+/g) ?? []
  return [...new Set(used)].filter((name) => !name.startsWith('--color-') && !own.has(name)).sort()
}

/** `#rrggbb` of a pixel, 0 to 255 each; `#rrggbbaa` if it is partly transparent. */
export function hexOf([red = 0, green = 0, blue = 0, alpha = 255]: ArrayLike<number> &
  Iterable<number>): string {
  const hex = [red, green, blue, ...(alpha === 255 ? [] : [alpha])]
  return `#${hex.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
