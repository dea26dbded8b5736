/**
 * The widths, in rem, at which pages change their layout, by what begins to fit there. A media query cannot read a
 * token, so it repeats the number: `@media (width < 48rem)`, `@media (width >= 48rem)`. No other number is allowed
 * (`breakpoints.test.ts`). In rem, so that larger letters get the layout of a smaller screen.
 */
export const BREAKPOINTS = {
  /** Fewer than this: letters at four times their size on a phone. Everything is in one column. */
  enlarged: 15,
  /** Two buttons in a row. */
  phone: 30,
  /** Two fields or two cards in a row. */
  largePhone: 36,
  /** Three small cards. */
  smallTablet: 40,
  /** A page with its footer in columns; below it, what is secondary is folded. */
  tablet: 48,
  /** The whole menu in the header. */
  menu: 56,
  /** A column beside the page's own. */
  desktop: 60,
  /** Tables beside each other. */
  wide: 76,
} as const

/** Widths of a picture's own frame (`@container`), in rem. */
export const FRAMES = { thumbnail: 13, small: 24 } as const

/** Heights, in rem: a phone on its side, where nothing may stick to the edge. */
export const HEIGHTS = { low: 32 } as const
