import type { Page } from '@playwright/test'
import type { Stage } from './stage.ts'

/** The viewer: a person without an account, a long-time member, or a new one. */
export type Viewer = 'guest' | 'member' | 'newcomer'

/** Something the site shows, and how to get there. It gets screenshots and an accessibility test. */
export type Scene = {
  /** Used in the names of its pictures and its test. */
  name: string
  /** Its route, as in the shell's URL map. */
  route: string
  viewer: Viewer
  /** Goes from a blank page to the scene, and waits until it is shown. */
  open(page: Page, stage: Stage): Promise<unknown>
  /** Covers the page, as a dialog does: its picture is one screen high, and what is behind it cannot be reached. */
  over?: 'dialog' | 'menu'
  /** Exists only on phones. */
  phone?: true
  /** Made of the same parts as another scene: it gets a picture, but no separate test. */
  like?: string
  /** A moment before the page itself, whose heading is not there yet. */
  passing?: true
  /** Part of the page waits on purpose, so some animations are still running. */
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
