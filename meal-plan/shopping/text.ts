import type { ShoppingList } from './list.ts'
import { sharedOf } from './shared-list.ts'

/** The list as plain text, to copy into a message or a note. */
export function listAsText(list: ShoppingList): string {
  return sharedOf(list)
    .sections.map(({ name, items }) =>
      [name.toUpperCase(), ...items.map((item) => `- ${sayLine(item)}`)].join('\n'),
    )
    .join('\n\n')
}

/** A line break in somebody's text must not split an item in two. */
const sayLine = ({ name, amount }: { name: string; amount: string }): string =>
  (amount ? `${name}: ${amount}` : name).replaceAll(/\s+/g, ' ').trim()
