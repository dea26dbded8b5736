import type { Request } from '@playwright/test'

/** What a page asks the data API in one request, where the shell's client has gathered several reads. */
export function readsOf(request: Request): { method: string; url: URL }[] {
  const url = new URL(request.url())
  if (request.method() !== 'POST' || url.pathname !== '/rest/v1/') return [{ method: request.method(), url }]
  const reads: [method: string, path: string, prefer: string][] = request.postDataJSON()
  return reads.map(([method, path]) => ({ method, url: new URL(path, url) }))
}
