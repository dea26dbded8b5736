import type { Tool } from '../brief/brief.ts'
import { TECHNIQUES, type Technique } from './techniques.ts'

/** A role that no dish has: technique clauses that name an empty slot are dropped. */
export const NOBODY = 'none'

/** `@technique slot slot name=value`, up to "; ", a closing "]" or the end of the step. */
const CALL = /@([\w-]+)((?: (?:[\w-]+="[^"]*"|[\w.,=-]+))*)(?:;(?= )|(?=\])|$)/g

/**
 * A step with each technique call replaced by its sentences. Null if a technique has no wording for the tool.
 * @throws Error, for the author of the dish, for an unknown technique or slots that do not fit
 */
export function expand(step: string, tool: Tool): string | null {
  if (!step.includes('@')) return step
  const key = `${tool} ${step}`
  const known = expanded.get(key)
  if (known !== undefined) return known
  const builtStep = make(step, tool)
  expanded.set(key, builtStep)
  return builtStep
}

/** The book's steps and the few added for foods beside a dish: a few thousand at most. */
const expanded = new Map<string, string | null>()

function make(step: string, tool: Tool): string | null {
  let worded = true
  const said = step.replace(CALL, (_, name: string, args: string) => {
    const technique = TECHNIQUES[name]
    if (!technique) throw new Error(`there is no technique @${name}`)
    const say = typeof technique.say === 'string' ? technique.say : technique.say[tool]
    if (say === undefined) worded = false
    const values = valuesOf(technique, args.match(/[\w-]+="[^"]*"|\S+/g) ?? [], step)
    return (say ?? '').replace(SLOT, (...found) => filled(found, values, step))
  })
  if (said.includes('@')) throw new Error(`a technique's call ends with "; " or the step: "${step}"`)
  return worded ? said : null
}

/** `$at`, `$what1` (the first of a list), `$for*0.75`, `$at-25`, and any of them in Celsius: `$at-25c`. */
const SLOT = /\$([a-z]+?)(1?)(?:([*-])(\d+(?:\.\d+)?))?(c?)(?![a-z\d])/g

function filled(found: unknown[], values: Map<string, string>, step: string): string {
  const [whole, key, first, sign, by, celsius] = found as string[]
  const value = values.get(key!)
  if (value === undefined) throw new Error(`"${step}" leaves ${whole} open`)
  if (first) return value.split(',')[0]!.trim()
  if (!sign && !celsius) return value
  const number = Number(value)
  const changed = sign === '*' ? number * Number(by) : sign === '-' ? number - Number(by) : number
  return String(celsius ? Math.round(((changed - 32) * 5) / 9 / 5) * 5 : Math.max(1, Math.round(changed)))
}

function valuesOf({ slots, with: named = {} }: Technique, args: string[], step: string): Map<string, string> {
  const values = new Map(Object.entries(named))
  const plain = args.filter((arg) => !arg.includes('='))
  if (plain.length > slots.length) throw new Error(`"${step}" fills more slots than there are`)
  for (const [at, slot] of slots.entries()) {
    const value = plain[at]?.replaceAll(',', ', ')
    if (!value && !slot.endsWith('?')) throw new Error(`"${step}" leaves ${slot} empty`)
    values.set(slot.replace('?', ''), value ?? NOBODY)
  }
  for (const arg of args.filter((one) => one.includes('='))) {
    const [, key = '', value = ''] = /^([\w-]+)="?([^"]*)"?$/.exec(arg) ?? []
    if (!(key in named)) throw new Error(`"${step}" sets ${key}, which its technique does not know`)
    values.set(key, value)
  }
  return values
}
