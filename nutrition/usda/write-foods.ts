import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlateGroup } from '../table/food.ts'
import { readRowName } from './row-name.ts'
import { FOODS_FILE } from './rows.ts'
import { plateGroupOf } from './usda-group.ts'
import { unitOf } from './usda-measure.ts'

/*
 * node nutrition/usda/write-foods.ts [folder]
 *
 * Writes foods.tsv from USDA's tables, which are not in the repository: every food of SR28 with the household weights of
 * SR26, and every food of FNDDS 2017-2018 with its portions. Without a folder it only reads the names again, which is
 * necessary after a change in how names are read. One food per line; its columns: code, name, the words that may name it,
 * place on the plate, kcal, carbohydrate, fiber, protein, fat, saturated fat, sugars, sodium (mg), and "cup 185,piece 12".
 */

const [folder] = process.argv.slice(2)
const lines = folder ? fromTables() : namesReadAgain()
writeFileSync(FOODS_FILE, `${lines.join('\n')}\n`)
console.log(`${lines.length} foods`)

function namesReadAgain(): string[] {
  const written = readFileSync(FOODS_FILE, 'utf8').split('\n').slice(0, -1)
  return written.map((text) => {
    const [code = '', name = '', , ...figures] = text.split('\t')
    return [code, name, headsOf(name), ...figures].join('\t')
  })
}

function headsOf(name: string): string {
  return [...readRowName(name).heads].join(' ')
}

function fromTables(): string[] {
  const weights = Map.groupBy(rowsOf('usda-sr26-household-weights.csv'), (cell) => cell('ndb_no'))
  const portions = Map.groupBy(rowsOf('usda-fndds-2018-portions.csv'), (cell) => cell('code'))

  return [
    ...rowsOf('usda-sr28-per-100g.csv').map((cell) =>
      line(
        cell('ndb_no'),
        cell('description'),
        plateGroupOf(cell('food_group'), Number(cell('carb_g')), Number(cell('protein_g'))),
        [
          cell('kcal'),
          cell('carb_g'),
          cell('fiber_g'),
          cell('protein_g'),
          cell('fat_g'),
          cell('sat_fat_g'),
          cell('sugars_g'),
          cell('sodium_mg'),
        ],
        (weights.get(cell('ndb_no')) ?? []).map((portion) => ({
          said: portion('measure'),
          grams: Number(portion('grams')) / Number(portion('amount')),
        })),
      ),
    ),
    ...rowsOf('usda-fndds-2018-per-100g.csv').map((cell) =>
      line(
        cell('code'),
        cell('food'),
        plateGroupOf(cell('category'), Number(cell('carbohydrate_g')), Number(cell('protein_g'))),
        [
          cell('kcal'),
          cell('carbohydrate_g'),
          cell('fiber_g'),
          cell('protein_g'),
          cell('fat_g'),
          cell('saturated_fat_g'),
          cell('sugars_g'),
          cell('sodium_mg'),
        ],
        (portions.get(cell('code')) ?? []).map((portion) => ({
          said: portion('portion').replace(/^1 /, ''),
          grams: Number(portion('grams')),
        })),
      ),
    ),
  ].filter((written) => written !== null)
}

type Portion = { said: string; grams: number }

/** Null for a food without a carbohydrate figure: it cannot replace anything. */
function line(
  code: string,
  name: string,
  group: PlateGroup,
  figures: string[],
  said: Portion[],
): string | null {
  if (!figures[1]) return null
  const short = figures.map((figure) => (figure ? String(Number(Number(figure).toFixed(2))) : ''))
  const measures = [...oneOfEach(name, said)].map(
    ([unit, grams]) => `${unit} ${Number(grams.toPrecision(4))}`,
  )
  const told = name.replace(/\s+/g, ' ')
  return [code, told, headsOf(told), group, ...short, measures.join(',')].join('\t')
}

/** The weight of each of our units: the plainest USDA lists, which comes first. */
function oneOfEach(name: string, said: Portion[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const plain of [true, false]) {
    for (const portion of said) {
      const unit = unitOf(portion.said, name, plain)
      if (unit && !found.has(unit.name) && portion.grams > 0) found.set(unit.name, portion.grams * unit.times)
    }
  }
  return found
}

/** A cell by its column. Throws for a column that the row lacks: every food would lose that figure. */
type Row = (column: string) => string

function rowsOf(file: string): Row[] {
  const [head = '', ...rest] = readFileSync(join(folder ?? '', file), 'utf8')
    .trim()
    .split(/\r?\n/)
  const columns = cells(head)
  return rest.map((text) => {
    const row = cells(text)
    return (column) => {
      const cell = row[columns.indexOf(column)]
      if (cell === undefined) throw new Error(`${file}: no ${column} in "${text}"`)
      return cell
    }
  })
}

/** One line of a table; a cell in quotes may have commas, and two quotes mean one. */
function cells(text: string): string[] {
  return [...text.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
}
