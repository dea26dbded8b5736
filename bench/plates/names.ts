import { readFileSync } from 'node:fs'
import { usdaFoodById } from '@evenplate/nutrition/usda/stand-in'

/** What a cafeteria calls a food, the USDA food that is meant, and its grams of carbohydrate in 100 g. */
export type Name = {
  name: string
  code: string
  carbs: number
  /** How much was weighed, if its list says so. */
  grams?: number
}

/**
 * The names in a tab-separated list with the columns `name`, `code` (or `fndds_code`) and, optionally, `carbs` and `grams`.
 * Its first line names the columns; later lines that begin with # are comments. A row without figures gets those
 * of its code. Throws on a row without a figure.
 */
export function namesOf(file: string | URL): Name[] {
  const [head = '', ...rows] = readFileSync(file, 'utf8').trim().split(/\r?\n/)
  const columns = head.replace(/^#\s*/, '').split('\t')
  return rows
    .filter((row) => row.trim() !== '' && !row.startsWith('#'))
    .map((row) => nameIn(new Map(row.split('\t').map((cell, at) => [columns[at] ?? '', cell.trim()]))))
}

function nameIn(cells: ReadonlyMap<string, string>): Name {
  const { name = '', code = cells.get('fndds_code') ?? '', carbs, grams } = Object.fromEntries(cells)
  const figure = carbs ? Number(carbs) : usdaFoodById(`usda-${code}`)?.per100g.carbs
  if (!name || figure === null || figure === undefined || Number.isNaN(figure))
    throw new Error(`No figure for “${name}” (${code})`)
  return { name, code, carbs: figure, ...(grams && { grams: Number(grams) }) }
}
