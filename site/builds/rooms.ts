import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

/** The parts that are built and deployed on their own: folder, and the name the registry knows it by. */
export const REMOTES = [
  { room: 'mfe-recipe-builder', name: 'recipe-builder' },
  { room: 'mfe-dashboard', name: 'dashboard' },
  { room: 'mfe-recipes', name: 'recipes' },
  { room: 'mfe-glossary', name: 'glossary' },
  { room: 'mfe-account', name: 'account' },
] as const

/** The remotes and the shell. */
export const PARTS = [{ room: 'shell', name: 'shell' }, ...REMOTES]

export const ROOMS = ['shell', ...REMOTES.map(({ room }) => room)]

/** Rooms whose sources end up inside every build. */
export const BUILT_INTO_ALL = ['domain', 'platform', 'shared-ui', 'recipe-view', 'saved-recipe']

/** What a CDN or the site's own server serves: `shell/`, `remotes/<name>/<version>/`, `remotes.json`. */
export const STORE = join(ROOT, 'site/dist/store')
