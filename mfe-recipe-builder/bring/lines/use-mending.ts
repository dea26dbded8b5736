import type { Mend } from '@evenplate/domain/brought-recipe'
import type { ShopFood } from '@evenplate/domain/shop-food'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useRef } from 'react'
import { type BroughtItem, mendedAt, mendOf } from '../../state/brought.ts'
import { broughtNamed, changeItem } from '../../state/brought-store.ts'
import type { Remembering } from '../use-remembered.ts'
import { type ShownLine, shownLine } from './shown-line.ts'
import type { Count } from './use-count.ts'

/** What is known about each line, and how it can be corrected. Every correction can be undone. */
export function useMending(item: BroughtItem, { counted }: Count, { foodOf, remember }: Remembering) {
  const toast = useToast()
  const names = useRef(new Map<string, string>())
  const { key } = item

  function set(line: number, mend: Omit<Mend, 'line'> | null): void {
    changeItem(key, (one) => mendedAt(one, line, mend))
  }
  function change(line: number, fields: Partial<Omit<Mend, 'line'>>): void {
    const now = broughtNamed(key)
    if (!now) return
    const { line: _, ...before } = mendOf(now, line) ?? { line }
    // A person who corrects a line has seen what a file said about it.
    set(line, { ...before, ofFile: undefined, ...fields })
  }
  function undoable(title: string, line: number, undo = () => {}): () => void {
    const now = broughtNamed(key)
    const { line: _, ...before } = (now && mendOf(now, line)) ?? { line }
    const back = Object.keys(before).length === 0 ? null : before
    return () =>
      toast.add({
        title,
        action: {
          label: 'Undo',
          onClick: () => {
            set(line, back)
            undo()
          },
        },
      })
  }

  return {
    shown: (line: number): ShownLine =>
      shownLine(
        counted?.lines.find((one) => one.line === line) ?? null,
        mendOf(item, line),
        counted?.mends.find((one) => one.line === line),
        (food) => names.current.get(food),
      ),
    /** Another food, in the line's amount; remembered for these words. */
    useFood(line: number, { id, name }: Pick<ShopFood, 'id' | 'name'>, phrase: string): void {
      names.current.set(id, name)
      const known = foodOf(phrase)
      const title = phrase ? `Counted as ${name}, and remembered for “${phrase}”` : `Counted as ${name}`
      const say = undoable(title, line, () => remember(phrase, known))
      change(line, { food: id, leftOut: undefined })
      remember(phrase, id)
      say()
    },
    weigh: (line: number, grams: number): void => change(line, { grams, leftOut: undefined }),
    countAgain(line: number): void {
      const now = broughtNamed(key)
      const { line: _, leftOut: __, ...rest } = (now && mendOf(now, line)) ?? { line }
      set(line, rest.food === undefined && rest.grams === undefined ? null : rest)
    },
    leaveOut(line: number, text: string): void {
      const say = undoable(`Left out ${text}`, line)
      change(line, { leftOut: true })
      say()
    },
    /** True if a correction from another recipe applies here. */
    isRemembered: (line: number, { phrase, food }: ShownLine): boolean =>
      !mendOf(item, line)?.food && phrase !== '' && food !== null && foodOf(phrase) === food.id,
    forget: (phrase: string): void => remember(phrase, null),
    /** Undoes every correction of a line, and what was remembered from it. */
    takeBack(line: number, phrase: string): void {
      const mend = mendOf(item, line)
      if (mend?.food && !mend.ofFile) remember(phrase, null)
      set(line, null)
    },
  }
}

export type Mending = ReturnType<typeof useMending>
