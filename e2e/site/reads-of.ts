import type { Request } from '@playwright/test'

/** The data API reads in one request, if the shell's client has gathered several. */
export function readsOf(request: Request): { method: string; url: URL }[] {
  const url = new URL(request.url())
  if (request.method() !== 'POST' || url.pathname !== '/rest/v1/') return [{ method: request.method(), url }]
  const reads: [method: string, path: string, prefer: string][] = request.postDataJSON()
  return reads.map(([method, path]) => ({ method, url: new URL(path, url) }))
}
