export type Remote = {
  contract?: number
  pages?: Record<string, { declares?: object }>
  parts?: Record<string, unknown>
}

/** What a remote's module declares, as data. */
export const declaredBy = ({ contract = 0, pages = {}, parts = {} }: Remote) => ({
  contract,
  pages: Object.fromEntries(Object.entries(pages).map(([name, { declares }]) => [name, declares ?? {}])),
  parts: Object.keys(parts),
})
