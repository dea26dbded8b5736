import type { ComposedSite } from './compose.ts'

/**
 * Response headers of a page.
 * Scripts: only those whose hash is listed, and what they load (`strict-dynamic`); no eval.
 * Text becomes markup, a script or a script's address only through a policy named here: the address of the
 * service worker (`shell/offline`) and of those that remotes read files with (`platform/kit/build-worker.ts`), data for search engines (`platform/structured-data.ts`).
 * Styles: sheets from the site and from where its builds are served, checked by the integrity in their links, and the
 * style element whose hash is listed.
 * Style attributes carry data (bar widths), so they may be inline.
 * @param connect other origins that pages connect to and load style sheets from
 * @param own origin of a developer's own build, for that visit only
 */
export function pageHeaders(
  { scripts, styles }: { scripts: string[]; styles: string[] },
  connect: ComposedSite['connect'],
  own = '',
): Record<string, string> {
  const quoted = (hashes: string[]) => hashes.map((hash) => `'${hash}'`).join(' ')
  const reach = [...connect, own].join(' ').trim()
  return {
    'content-security-policy': [
      `default-src 'none'`,
      `script-src ${quoted(scripts)} 'strict-dynamic' ${own}`,
      `style-src-elem 'self' ${quoted(styles)} ${reach}`,
      `style-src-attr 'unsafe-inline'`,
      `require-trusted-types-for 'script'`,
      `trusted-types evenplate-worker evenplate-import-worker evenplate-archive-worker evenplate-structured-data`,
      `img-src 'self' data: ${own}`,
      `font-src 'self' ${reach}`,
      `connect-src 'self' ${reach}`,
      `manifest-src 'self'`,
      `worker-src 'self'`,
      `base-uri 'none'`,
      `form-action 'self'`,
      `frame-ancestors 'none'`,
    ]
      .map((rule) => rule.trim())
      .join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
}

/** For the service worker's script: it fetches what pages are made of, and runs only itself. */
export const workerHeaders = (connect: ComposedSite['connect']): Record<string, string> => ({
  'content-security-policy': `default-src 'none'; connect-src 'self' ${connect.join(' ')}`.trim(),
  'x-content-type-options': 'nosniff',
})
