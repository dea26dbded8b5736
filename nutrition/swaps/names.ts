import type { Food } from '../table/food.ts'
import type { Role } from './option.ts'

export type Name = { name: string; many: boolean }

/**
 * Every name texts may use for a food, the longest first: the short names of its role, each also with the words its line
 * and the food table put before it ("long-grain rice").
 */
export function namesOf(food: Food, { heads }: Role, named: string): Name[] {
  const own = [food.name, ...food.aliases, named].map(plainName).map((name) => name.replace(STATE, ''))
  const names = heads.flatMap(([one, many]) => {
    const forms = [one, ...(many ? [many] : [])].map(
      (form): Name => ({ name: plainName(form), many: form === many }),
    )
    const before = own.flatMap((name) => {
      const end = forms.find((form) => endsWith(name, form.name))
      return end ? [name.slice(0, name.length - end.name.length)] : []
    })
    return ['', ...before].flatMap((prefix) =>
      forms.map((form): Name => ({ name: `${prefix}${form.name}`, many: form.many })),
    )
  })
  return [...new Map(names.map((name) => [name.name, name])).values()].sort(
    (a, b) => b.name.length - a.name.length,
  )
}

/** A food as a line names it, without asides: "Long-grain rice, rinsed" is "long grain rice". */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .split(/[,;]/)[0]
    ?.replace(/[\s-]+/g, ' ')
    .trim() ?? ''

/** Whether a plain name ends with the words of another. */
export const endsWith = (name: string, end: string): boolean => ` ${name}`.endsWith(` ${end}`)

const STATE = /^(?:cooked|uncooked|steamed|boiled|baked|leftover|dry|dried|raw|fresh|frozen) /
