import type { Page } from '@playwright/test'
import type { Stage } from './stage.ts'

/** Who looks: someone without an account, a member who has been here for a while, or one who just came. */
export type Viewer = 'guest' | 'member' | 'newcomer'

/** Something the site shows, and the way to it. Screenshots are taken of it, and it is tried for accessibility. */
export type Scene = {
  /** Names its pictures and its test. */
  name: string
  /** The route it stands on, as the shell's URL map writes it. */
  route: string
  viewer: Viewer
  /** Leads from a blank page to what is to be seen, and waits until it is. */
  open(page: Page, stage: Stage): Promise<unknown>
  /** Over the page, such as a dialog: its picture is one screen high, and what lies behind is out of reach. */
  over?: 'dialog' | 'menu'
  /** Exists on phones alone. */
  phone?: true
  /** Another scene, made of the same parts: this one is worth a picture, but no trial of its own. */
  like?: string
  /** A moment before the page itself, which brings its heading along. */
  passing?: true
  /** Part of the page waits on purpose, so not everything that moves is at rest. */
  waiting?: true
}

type Rest = Omit<Scene, 'name' | 'route' | 'viewer'>

/** Scenes of one viewer: `guest('login', '/login', { open })`. */
const sceneOf =
  (viewer: Viewer) =>
  (name: string, route: string, rest: Partial<Rest> = {}): Scene => ({
    name,
    route,
    viewer,
    open: (page, { url }) => page.goto(url + route),
    ...rest,
  })

export const guest = sceneOf('guest')
export const member = sceneOf('member')
export const newcomer = sceneOf('newcomer')
