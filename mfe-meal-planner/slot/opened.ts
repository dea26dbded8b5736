import { create } from 'zustand'

/** What can be open about one slot. */
export type Task = 'add' | 'again' | 'move' | 'copy' | 'leftovers' | 'serve' | 'recipe'

type Opened = {
  /** The slot whose menu is open, and the button it belongs to. */
  menu: { slot: string; at: HTMLElement } | null
  task: { slot: string; is: Task } | null
  openMenu(slot: string, at: HTMLElement): void
  closeMenu(): void
  open(slot: string, is: Task): void
  close(): void
}

export const useOpened = create<Opened>()((set) => ({
  menu: null,
  task: null,
  openMenu: (slot, at) => set({ menu: { slot, at } }),
  closeMenu: () => set({ menu: null }),
  open: (slot, is) => set({ menu: null, task: { slot, is } }),
  close: () => set({ task: null }),
}))
