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
  /** For search engines and link previews: a sentence or two. */
  description: string
  keywords?: readonly string[]
  /** Prerendered for everyone and listed for search engines. */
  public: boolean
  /** `member`: a guest is sent to sign in first, and then brought back. */
  guard?: 'member'
  /** Its content differs from address to address, so the site's server renders it on request; only `/shared/:slug`. */
  perRequest?: boolean
  /** Where the site links to it. The shell decides the order. */
  navigation?: readonly NavigationEntry[]
  /** The device stores its document for offline use. */
  offline?: boolean
  /**
   * Other remotes' parts on its first screen that depend on who is signed in, so no document contains them: their code
   * loads with the page.
   */
  draws?: readonly PartName[]
  /**
   * Texts stored in this browser that it shows once its code has loaded. Before the first paint its styles get them as
   * quoted custom properties of the root, to reserve their space: each with its entry and the path within it, e.g.
   * `{ '--last-recipe': ['builder-state', 'last', 'recipe', 'title'] }`.
   */
  earlyTexts?: EarlyTexts
  /** Replaced by another part's page at the same path, so that a page can move between parts without a gap. */
  placeholder?: boolean
}

export type NavigationEntry = {
  in: NavigationPlace
  label: string
  /** Who sees it; everyone if not set. */
  for?: 'guest' | 'member'
}

/** `menu`: the account menu in the header. */
export type NavigationPlace = 'header' | 'footer' | 'menu' | 'sitemap'

export type EarlyTexts = Readonly<Record<`--${string}`, readonly [DeviceEntry, ...string[]]>>
