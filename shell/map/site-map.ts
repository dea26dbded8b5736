import type { NavigationEntry } from '@evenplate/platform/page-declaration'
import { type ComponentType, createContext } from 'react'

/** A page of the site, as data: the router, the metadata, the sitemap and compose read it. */
export type Route = {
  /** As react-router writes paths; `*` is the page for unknown addresses. */
  path: string
  /** Without the brand; `titleOf` adds it. */
  title: string
  description: string
  keywords?: readonly string[]
  /** Prerendered for everyone and listed for search engines. */
  public: boolean
  /** 'member': a guest is sent to sign in first, and brought back. */
  guard?: 'member'
  /** Its content differs by address, so the site's server renders it on request. */
  perRequest?: boolean
  navigation?: readonly NavigationEntry[]
  /** The device stores its document for use without a network. */
  offline?: boolean
  /** Gives way to a remote's page at the same path. */
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

/** What the site consists of on this visit: the shell's own pages, and those that its remotes' builds declare. */
export type SiteMap = {
  routes: readonly Route[]
  /** The remote that offers a part, by the part's name. */
  partOwners: ReadonlyMap<string, string>
}

/** The same object for the life of the document, so nothing is drawn again. */
export const SiteMapContext = createContext<SiteMap>({ routes: [], partOwners: new Map() })
