import type { Device } from '@evenplate/platform/contract'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { type BroughtFile, type BroughtItem, broughtFile, broughtItem } from './brought.ts'
import { mayInherit } from './store.ts'

/** What somebody brought in this tab. Everything except `way` is stored, for a reload and for signing in. */
export type Brought = {
  items: readonly BroughtItem[]
  files: readonly BroughtFile[]
  /** What is being typed: a text or source to paste, and a link. */
  pasted: string
  link: string
  owner: string | null
}

const stored = z.object({
  items: z.array(broughtItem),
  files: z.array(broughtFile),
  pasted: z.string(),
  link: z.string(),
  owner: z.nullable(z.string()),
})

const NOTHING: Brought = { items: [], files: [], pasted: '', link: '', owner: null }

export const useBrought = create<Brought>()(() => NOTHING)

export const broughtNamed = (key: string | null): BroughtItem | undefined =>
  useBrought.getState().items.find((item) => item.key === key)

export const changeItem = (key: string, change: (item: BroughtItem) => BroughtItem): void =>
  useBrought.setState(({ items }) => ({
    items: items.map((item) => (item.key === key ? change(item) : item)),
  }))

export const addItems = (added: readonly BroughtItem[]): void =>
  useBrought.setState(({ items }) => ({ items: [...items, ...added] }))

export const changeFile = (key: string, change: Partial<BroughtFile>): void =>
  useBrought.setState(({ files }) => ({
    files: files.map((file) => (file.key === key ? { ...file, ...change } : file)),
  }))

let device: Device | null = null

/** Restores what was brought in this tab, once; from then on every change is stored. */
export function restoreBrought(from: Device): void {
  if (device) return
  const found = from.read('brought-recipes', (json) => stored.parse(json))
  if (found) useBrought.setState({ ...found, files: found.files.map(lostIfWaiting) })
  device = from
}

useBrought.subscribe((state) => device?.write('brought-recipes', state))

/** Files are not stored, only what was read from them. */
const lostIfWaiting = (file: BroughtFile): BroughtFile =>
  file.state === 'waiting' || file.state === 'reading' ? { ...file, state: 'lost' } : file

/** A guest who signs in keeps it; what a member brought is only theirs. */
export function broughtBelongsTo(owner: string | null): void {
  const { owner: before } = useBrought.getState()
  if (before === owner) return
  useBrought.setState(mayInherit(before, owner) ? { owner } : { ...NOTHING, owner })
}

/** As if nothing was ever brought here; for tests and stories. */
export function forgetBrought(): void {
  device = null
  useBrought.setState(NOTHING, true)
}
