import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AllergenInFood, Holding } from './holding.ts'

/**
 * Brands, dishes and regional names, each by what it is bought with: the rows of foods-by-name.tsv, whose first lines
 * tell its columns. A cook may make any of them in another way, so they count only where nobody knows more than the name.
 */
export const FOODS_BY_NAME: readonly Holding[] = readFileSync(
  join(import.meta.dirname, 'foods-by-name.tsv'),
  'utf8',
)
  .split(/\r?\n/)
  .filter((row) => row !== '' && !row.startsWith('#'))
  .map((row) => {
    const [language = '', names = '', holds = '', may = '', not = ''] = row.split('\t')
    return {
      [language]: names,
      holds: marksOf(holds),
      may: marksOf(may),
      not: marksOf(not),
      asBought: true,
    } as Holding
  })

function marksOf(cell: string): AllergenInFood[] {
  return cell === '' ? [] : (cell.split(' ') as AllergenInFood[])
}
