import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Per 100 g as in SR28; a missing figure is null, never 0. */
export type Figures = { description: string; carbohydrate: number | null; fibre: number | null }

export type Reference = {
  foods: ReadonlyMap<string, Figures>
  /** Grams of one such measure of one food (SR26). Throws when the table has no such measure. */
  gramsOf(ndb: string, measure: string): number
  glycemicIndex: readonly { food: string; mean: number }[]
}

/** Reads the three tables of the folder. */
export const readReference = (folder: string): Reference => {
  const foods = new Map(
    rowsOf(join(folder, 'usda-sr28-per-100g.csv')).map((row) => [
      row.ndb_no!,
      { description: row.description!, carbohydrate: figure(row.carb_g), fibre: figure(row.fiber_g) },
    ]),
  )
  const measures = new Map<string, number>()
  for (const row of rowsOf(join(folder, 'usda-sr26-household-weights.csv'))) {
    const key = `${row.ndb_no} ${row.measure}`
    const grams = Number(row.grams) / Number(row.amount)
    if (!measures.has(key) || Number(row.amount) === 1) measures.set(key, grams)
  }
  return {
    foods,
    gramsOf: (ndb, measure) => {
      const grams = measures.get(`${ndb} ${measure}`)
      if (grams === undefined) throw new Error(`SR26 has no measure "${measure}" of ${ndb}`)
      return grams
    },
    glycemicIndex: rowsOf(join(folder, 'gi-2021-means.csv')).map((row) => ({
      food: row.food!,
      mean: Number(row.mean_gi),
    })),
  }
}

const figure = (cell: string | undefined) => (cell === undefined || cell === '' ? null : Number(cell))

export const rowsOf = (file: string): Record<string, string>[] => {
  const [head, ...body] = readFileSync(file, 'utf8').trim().split(/\r?\n/).map(cells)
  return body.map((row) => Object.fromEntries(head!.map((name, at) => [name, row[at] ?? ''])))
}

const cells = (line: string): string[] =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
    .slice(0, line.endsWith(',') ? undefined : -1)
    .map((match) => match[1]!.replace(/^"|"$/g, '').replaceAll('""', '"'))
