/** A page of the site, as the shell's build describes it, or a remote's declares it. */
export type RouteMeta = {
  path: string
  title: string
  description: string
  keywords?: readonly string[]
  public: boolean
  guard?: 'member'
  perRequest?: boolean
  navigation?: readonly { in: string; label: string }[]
  offline?: boolean
  placeholder?: boolean
  draws?: readonly string[]
  earlyTexts?: Readonly<Record<string, readonly string[]>>
  page:
    | { kind: 'shell' }
    | { kind: 'remote'; remote: string; name: string }
    | { kind: 'redirect'; to: string }
}

/** How a page that is being rendered asks the gateway: the contract's `Api`. */
export type RenderApi = {
  post<T>(path: string, body: unknown, parse: (reply: unknown) => T): Promise<T>
  stream(): never
}
