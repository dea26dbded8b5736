/**
 * The contract between the shell and a remote: a remote exposes one module, `./remote`,
 * made by `defineRemote`, and each of its pages gets one prop, `platform`.
 * Only React is shared through federation; a remote bundles everything else itself.
 */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { ComponentType, ReactNode } from 'react'
import type { Database } from './database.generated.ts'
import type { DeviceEntry } from './device-entries.ts'
import type { PageDeclaration } from './page-declaration.ts'
import type { PartProps } from './parts.ts'

/** Raised by one when a change here breaks a remote built earlier, or the live shell. */
export const CONTRACT = 2

/** The contracts of remotes that this shell can show: its own and the one before. */
export const SPEAKS: readonly number[] = [1, CONTRACT]

export type Db = SupabaseClient<Database>

/** The current visitor. A new object on each change, so it can be an effect's dependency. */
export type Auth =
  | { status: 'loading' }
  | { status: 'guest' }
  | { status: 'member'; user: { id: string; email: string; confirmed: boolean } }

export type ApiOptions = {
  signal?: AbortSignal
  /** The same key used twice makes one generation. Use a new `crypto.randomUUID()` for each press of a button. */
  idempotencyKey?: string
}

/** The gateway. Failures throw the domain's `AppError`; `offline` if nothing answered. */
export type Api = {
  /**
   * For data that is the same for everyone: the request does not identify the visitor, so the browser may answer from
   * its cache.
   * @param path below `/api`, with its query
   * @example const { foods } = await platform.api.get('/foods?q=spinach', foodsReply.parse)
   */
  get<T>(path: string, parse: (reply: unknown) => T, options?: Pick<ApiOptions, 'signal'>): Promise<T>
  /**
   * @param path below `/api`, e.g. `/recipes`
   * @param parse checks the reply once; what it throws counts as `unexpected`
   * @example const { recipe } = await platform.api.post('/recipes', request, recipeReply.parse)
   */
  post<T>(path: string, body: unknown, parse: (reply: unknown) => T, options?: ApiOptions): Promise<T>
  /** Deletes what was made under a path, e.g. `/guest-shares/<slug>`. Not an error if it is already gone. */
  remove(path: string, options?: ApiOptions): Promise<void>
  /**
   * Server-sent events of a POST, each parsed from `{ event, data }`. Ends when the server ends; leaving the loop
   * cancels the request.
   */
  stream<T>(path: string, body: unknown, parse: (event: unknown) => T, options?: ApiOptions): AsyncIterable<T>
}

export type LinkProps = {
  to: string
  children: ReactNode
  className?: string
  'aria-label'?: string
  'aria-current'?: 'page'
  onClick?: () => void
}

/** The address bar. Remotes have no router; the shell makes the URL map from what they declare. */
export type Nav = {
  /** Pathname, e.g. `/glossary`. */
  path: string
  /** Query without `?`, e.g. `category=recipes`. Read it with `new URLSearchParams(nav.search)`. */
  search: string
  /** Fragment without `#`. */
  hash: string
  /** Named parts of the path, e.g. `{ id }` for `/recipes/:id`. */
  params: Readonly<Record<string, string | undefined>>
  /** @param to a path of this site, e.g. `/dashboard?tab=recipes` */
  go(to: string, options?: { replace?: boolean }): void
  Link: ComponentType<LinkProps>
}

/** Names and error codes only, so that no health data can leak through it. */
export type Telemetry = {
  /** Counted if `domain/field-lists.ts` lists the name. */
  event(name: string): void
  error(error: unknown): void
}

/** Stores of the offline copy: `recipes` by their id, and `answers` to small queries by a name that the remote chooses. */
export type OfflineStore = 'recipes' | 'answers'

/**
 * What this visitor's browser stores. `device-entries.ts` lists every name, what is stored under it, who writes it and
 * when it is removed; the shell owns the keys and wipes them. In a browser that blocks storage, reads find nothing and
 * writes are dropped. Apart from the offline copy, nothing here throws.
 */
export type Device = {
  /**
   * @param parse checks the stored value, which an older build may have written
   * @param of distinguishes entries of one name, e.g. `<user id>.<recipe id>`; the owner comes first
   * @returns null if nothing is stored there, or `parse` throws
   * @example const used = platform.device.read('guest-usage', (stored) => usageByDay.parse(stored)) ?? {}
   */
  read<T>(name: DeviceEntry, parse: (stored: unknown) => T, of?: string): T | null
  /** @param value any JSON; a string if the entry is `text` */
  write(name: DeviceEntry, value: unknown, of?: string): void
  remove(name: DeviceEntry, of?: string): void
  /** Whether this document came from the browser's cache, because the network did not answer. */
  cameFromCache(): boolean
  /** Makes the offline copy this member's. Another member's data is removed first. @throws what IndexedDB says */
  claimOfflineCopy(userId: string): Promise<void>
  /**
   * Reads or writes in one step of the database (IndexedDB).
   * @returns undefined if nothing of this member is stored here (anymore); then nothing is written either
   * @throws what IndexedDB says: refused, full, or blocked
   * @example await device.inOfflineCopy(userId, 'recipes', 'readonly', (store) => store.getAll())
   */
  inOfflineCopy<T>(
    userId: string,
    store: OfflineStore,
    mode: IDBTransactionMode,
    step: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined>
  /** Removes everything of the member, for a deleted account. Signing out does this automatically. */
  forgetMember(): void
}

export type Platform = {
  auth: Auth
  /** The page's only Supabase client, loaded when first asked for. Only `data/` folders call it. */
  db(): Promise<Db>
  api: Api
  nav: Nav
  telemetry: Telemetry
  device: Device
  /**
   * Draws what another remote offers: `parts.ts` has the names and their props. It loads and fails independently:
   * nothing is drawn if it is missing, slow or broken, so no page may depend on it. Inside a part it draws nothing.
   */
  Part: ComponentType<PartProps>
}

export type RemotePage = ComponentType<{ platform: Platform }> &
  FetchedAhead & {
    /** Absent in remotes of contract 1, whose pages the site knows. */
    declares?: PageDeclaration
  }

/** A part that a remote draws on other remotes' pages. */
export type RemotePart = ComponentType<{ platform: Platform; props?: object }> & FetchedAhead

type FetchedAhead = {
  /**
   * Fetches code that only this page needs; absent if the remote loads everything at once. The shell calls it before it
   * draws the page, and when someone is about to open it. It may be called again, especially after it failed.
   */
  preload?(): Promise<unknown>
}

export type RemoteModule = {
  contract: number
  pages: Record<string, RemotePage>
  /** Absent in remotes of contract 1. */
  parts?: Record<string, RemotePart>
}
