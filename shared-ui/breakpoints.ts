/**
 * The widths, in rem, at which pages change their layout, named after what fits from there on. A media query cannot
 * read a token, so it repeats the number: `@media (width < 48rem)`, `@media (width >= 48rem)`. No other number is
 * allowed (`breakpoints.test.ts`). In rem, so that larger text gets the layout of a smaller screen.
 */
export const BREAKPOINTS = {
  /** Below this: text at four times its size on a phone. Everything is in one column. */
  enlarged: 15,
  /** Two buttons in a row. */
  phone: 30,
  /** Two fields or two cards in a row. */
  largePhone: 36,
  /** Three small cards. */
  smallTablet: 40,
  /** A page with its footer in columns; below it, secondary parts are collapsed. */
  tablet: 48,
  /** The whole menu in the header. */
  menu: 56,
  /** A column next to the page's main one. */
  desktop: 60,
  /** Tables side by side. */
  wide: 76,
} as const

/** Widths of the container a picture is in (`@container`), in rem. */
export const FRAMES = { thumbnail: 13, small: 24 } as const

/** Heights, in rem: a phone in landscape, where nothing may stick to the edge. */
export const HEIGHTS = { low: 32 } as const
