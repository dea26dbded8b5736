import type { z } from 'zod'
import { words } from '../../text/food-words.ts'
import type { FoodFile, FoodRow, IndexFile } from '../food-file.ts'
import { readFoods } from '../read-foods.ts'
import { foodFile, indexFile } from './food-schema.ts'
import { rowFaults } from './row-rules.ts'

/** The data files by name, as JSON.parse gives them. */
export type DataFiles = { groups: Record<string, unknown>; indexes: unknown }

type Located = { file: string; row: FoodRow }

/**
 * Everything that is wrong with the food table, one per line: "eggs.json: egg-boiled: 3 g fiber in 1.12 g
 * carbohydrate". Checks the form of all files first, then the names they share, then each row's figures, because
 * later checks rely on earlier ones.
 */
export function tableFaults(files: DataFiles): string[] {
  const form = [
    ...faultsOfForm('glycemic-index.json', indexFile, files.indexes),
    ...Object.entries(files.groups).flatMap(([group, file]) => faultsOfForm(`${group}.json`, foodFile, file)),
  ]
  if (form.length > 0) return form
  const index = files.indexes as IndexFile
  const rows = Object.entries(files.groups as Record<string, FoodFile>).flatMap(([group, { foods }]) =>
    foods.map((row) => ({ file: `${group}.json`, row })),
  )
  const names = [
    ...sharedIds(rows),
    ...sharedNames(rows),
    ...unknownNames(rows, index),
    ...unusedIndexes(rows, index),
  ]
  if (names.length > 0) return names
  const foods = readFoods(
    rows.map(({ row }) => row),
    index,
  )
  return rows.flatMap(({ file, row }, at) => {
    const food = foods[at]
    return food ? rowFaults(row, food).map((fault) => `${file}: ${row.id}: ${fault}`) : []
  })
}

function faultsOfForm(file: string, schema: z.ZodType, content: unknown): string[] {
  const read = schema.safeParse(content)
  if (read.success) return []
  return read.error.issues.map(({ path, message }) => {
    const [list, at, ...field] = path
    const row = list === 'foods' && typeof at === 'number' ? nameOf(content, at) : [list, at].join('.')
    return [file, row, ...(field.length > 0 ? [field.join('.')] : []), message].join(': ')
  })
}

/** The id of a row that may be malformed, or else its place in the file. */
function nameOf(content: unknown, at: number): string {
  const row = (content as { foods: { id?: unknown }[] }).foods[at]
  return typeof row?.id === 'string' ? row.id : `food ${at + 1}`
}

function sharedIds(rows: Located[]): string[] {
  const byId = Map.groupBy(rows, ({ row }) => row.id)
  return [...byId].flatMap(([id, found]) =>
    found.length > 1
      ? `${found.map(({ file }) => file).join(' and ')}: ${id}: an id belongs to one food`
      : [],
  )
}

/** "Egg" and "eggs" are one name; the same food may have both. */
function sharedNames(rows: Located[]): string[] {
  const owner = new Map<string, Located>()
  return rows.flatMap((found) =>
    [found.row.name, ...(found.row.aliases ?? [])].flatMap((name) => {
      const key = words(name).join(' ')
      const other = owner.get(key) ?? found
      owner.set(key, other)
      if (other.row.id === found.row.id) return []
      return `${found.file}: ${found.row.id}: "${name}" is a name of ${other.row.id} in ${other.file}`
    }),
  )
}

function unknownNames(rows: Located[], { indexes }: IndexFile): string[] {
  const published = new Set(rows.flatMap(({ row }) => (row.per100g ? row.id : [])))
  return rows.flatMap(({ file, row }) => {
    const parts = Object.keys(row.madeOf?.grams ?? {}).filter((id) => !published.has(id))
    return [
      ...parts.map((id) => `${file}: ${row.id}: madeOf: no food ${id} with figures of its own`),
      ...[row.gi, row.giLike]
        .filter((name) => name !== undefined && !(name in indexes))
        .map((name) => `${file}: ${row.id}: glycemic-index.json has no ${name}`),
    ]
  })
}

function unusedIndexes(rows: Located[], { indexes }: IndexFile): string[] {
  const used = new Set(rows.flatMap(({ row }) => [row.gi, row.giLike]))
  return Object.keys(indexes)
    .filter((name) => !used.has(name))
    .map((name) => `glycemic-index.json: ${name}: no food has this index`)
}
