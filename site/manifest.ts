import type { Brand } from './page-composer.ts'
import type { RouteMeta } from './render/render-input.ts'

/** The light and dark paper of `shared-ui/tokens.css` in sRGB. */
export const PAPER = { light: '#fdfaf4', dark: '#1a1914' } as const

/** What a system needs to install the site like an app (W3C, Web App Manifest). */
export const manifestOf = (brand: Brand, routes: readonly RouteMeta[]): object => ({
  id: '/',
  name: `${brand.name}: ${brand.tagline}`,
  short_name: brand.name,
  description: brand.description,
  lang: 'en-US',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: PAPER.light,
  background_color: PAPER.light,
  categories: ['food', 'health', 'lifestyle'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: routes
    .filter(
      ({ page, navigation }) => page.kind === 'remote' && navigation?.some((entry) => entry.in === 'header'),
    )
    .map(({ path, title, description }) => ({
      name: title,
      description,
      url: path,
      icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
})
