import type { NavigationEntry } from '@evenplate/platform/page-declaration'
import { type ComponentType, createContext } from 'react'

/** A page of the site, as data: used by the router, the metadata, the sitemap and compose. */
export type Route = {
  /** In react-router's syntax; `*` is the page for unknown addresses. */
  path: string
  /** Without the brand; `titleOf` adds it. */
  title: string
  description: string
  keywords?: readonly string[]
  /** Prerendered for everyone and listed for search engines. */
  public: boolean
  /** 'member': a guest has to sign in first, and is brought back. */
  guard?: 'member'
  /** Its content differs by address, so the site's server renders it on request. */
  perRequest?: boolean
  navigation?: readonly NavigationEntry[]
  /** The device stores its document for use without a network. */
  offline?: boolean
  /** Replaced by a remote's page at the same path. */
  placeholder?: boolean
  page: ShellPage | RemotePageName | Redirect
}
export type ShellPage = {
  kind: 'shell'
  /** Call it while rendering: after a failure it returns a new one. */
  component(): ComponentType
  /** Fetches the page's code ahead of a visit. */
  load(): Promise<unknown>
}
export type RemotePageName = {
  kind: 'remote'
  remote: string
  /** The page's name in the remote's `defineRemote`. */
  name: string
}
export type Redirect = { kind: 'redirect'; to: string }

/** The pages of the site on this visit: the shell's own, and those that its remotes' builds declare. */
export type SiteMap = {
  routes: readonly Route[]
  /** The remote that offers a part, by the part's name. */
  partOwners: ReadonlyMap<string, string>
}

/** The same object for the life of the document, so nothing renders again. */
export const SiteMapContext = createContext<SiteMap>({ routes: [], partOwners: new Map() })
