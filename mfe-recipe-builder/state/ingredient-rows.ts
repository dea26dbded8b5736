import type { IngredientRow } from '@evenplate/domain/request'

/** A row on the page. The key stays with its row, so that removing one does not move the focus of others. */
export type Row = IngredientRow & { key: number }

export const emptyRow = (key: number): Row => ({ key, name: '', quantity: '', unit: '' })

export function withRow(rows: Row[]): Row[] {
  return [...rows, emptyRow(nextKey(rows))]
}

/** The last row stays: a list always has a place to type in. */
export function withoutRow(rows: Row[], key: number): Row[] {
  return rows.length > 1 ? rows.filter((row) => row.key !== key) : rows
}

export function changedRow(rows: Row[], key: number, change: Partial<IngredientRow>): Row[] {
  return rows.map((row) => (row.key === key ? { ...row, ...change } : row))
}

export const hasIngredient = (rows: Row[], name: string): boolean => rows.some((row) => same(row.name, name))

/**
 * A click on a quick-add chip: removes the ingredient if it is there (in any case, with its amount), otherwise writes
 * it into the first empty row, or a new one.
 */
export function toggleIngredient(rows: Row[], name: string): Row[] {
  if (hasIngredient(rows, name)) {
    const others = rows.filter((row) => !same(row.name, name))
    return others.length > 0 ? others : [emptyRow(nextKey(rows))]
  }
  const empty = rows.find((row) => row.name.trim() === '')
  if (empty) return changedRow(rows, empty.key, { name })
  return [...rows, { ...emptyRow(nextKey(rows)), name }]
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

const nextKey = (rows: Row[]) => Math.max(0, ...rows.map((row) => row.key)) + 1
