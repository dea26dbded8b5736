import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

/** A part that is built and deployed on its own: its folder, and its name in the registry. */
export type Part = { room: string; name: string }

/** Found by their folders, so a new remote need not be listed anywhere. */
export const REMOTES: readonly Part[] = readdirSync(ROOT)
  .filter((room) => room.startsWith('mfe-') && existsSync(join(ROOT, room, 'remote.tsx')))
  .sort()
  .map((room) => ({ room, name: room.slice('mfe-'.length) }))

/** The remotes and the shell. */
export const PARTS: readonly Part[] = [{ room: 'shell', name: 'shell' }, ...REMOTES]

export const ROOMS = ['shell', ...REMOTES.map(({ room }) => room)]

/** Rooms whose sources are in every build, and the room that defines how a build is made. */
export const BUILT_INTO_ALL = ['domain', 'platform', 'shared-ui', 'recipe-view', 'saved-recipe', 'remote-kit']

/** What a CDN or the site's own server serves: `shell/`, `remotes/<name>/<version>/`, `remotes.json`. */
export const STORE = join(ROOT, 'site/dist/store')
