import type { DeviceEntry } from './device-entries.ts'
import type { PartName } from './parts.ts'

/**
 * What a remote declares about one of its pages. It is data: it travels with the build (`build.json`), and the shell
 * makes its URL map from what the live builds declare, so a new page needs no release of the shell.
 */
export type PageDeclaration = {
  /** Below the site's root, e.g. `/recipes/:id`. No other part may claim an address that matches it. */
  path: string
  /** Without the brand, which the shell adds. */
  title: string
  /** For search engines, and for people who are sent a link: a sentence or two. */
  description: string
  keywords?: readonly string[]
  /** Prerendered for everyone and listed for search engines. */
  public: boolean
  /** `member`: a guest is sent to sign in first, and brought back. */
  guard?: 'member'
  /** Its content differs from address to address, so the site's server renders it when it is asked for; `/shared/:slug` alone. */
  perRequest?: boolean
  /** Where the site links to it. The shell has the order. */
  navigation?: readonly NavigationEntry[]
  /** The device stores its document for use without a network. */
  offline?: boolean
  /**
   * Other remotes' parts on its first screen that no document can show before it is known who is here: their code loads
   * with it.
   */
  draws?: readonly PartName[]
  /**
   * Texts of this browser that it shows once its code is there. Its styles have them before its first paint, as quoted
   * custom properties of the root, and keep their room: each with its entry and the way to it in there, e.g.
   * `{ '--last-recipe': ['builder-state', 'last', 'recipe', 'title'] }`.
   */
  earlyTexts?: EarlyTexts
  /** Gives way to the page of another part at the same path: how a page moves from one part to another without a gap. */
  placeholder?: boolean
}

export type NavigationEntry = {
  in: NavigationPlace
  label: string
  /** Everyone sees it unless this says who. */
  for?: 'guest' | 'member'
}

/** `menu`: the account's, in the header. */
export type NavigationPlace = 'header' | 'footer' | 'menu' | 'sitemap'

export type EarlyTexts = Readonly<Record<`--${string}`, readonly [DeviceEntry, ...string[]]>>
