import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every food of SR28 and FNDDS with its measures; `write-foods.ts` writes it and documents its columns. */
export const FOODS_FILE = join(import.meta.dirname, 'foods.tsv')

/** A line of the file: the words that may name the food, and the figures, read when the food is used. */
export type Row = { code: string; name: string; figures: string }

let byHead: ReadonlyMap<string, readonly Row[]> | undefined

/** The foods that a word may name; the file is read on first use. */
export function rowsCalled(head: string): readonly Row[] {
  byHead ??= readRows(readFileSync(FOODS_FILE, 'utf8'))
  return byHead.get(head) ?? []
}

let byCode: ReadonlyMap<string, Row> | undefined

/** The food with this code. */
export function rowOfCode(code: string): Row | undefined {
  rowsCalled('')
  byCode ??= new Map([...(byHead?.values() ?? [])].flat().map((row) => [row.code, row]))
  return byCode.get(code)
}

/** A food of FNDDS, with its name in lower case for a quick look. */
export type SurveyRow = Row & { lower: string }

let survey: readonly SurveyRow[] | undefined

/** Every food of FNDDS, whose codes have eight digits. */
export function surveyRows(): readonly SurveyRow[] {
  rowOfCode('')
  survey ??= [...(byCode?.values() ?? [])]
    .filter(({ code }) => code.length > 5)
    .map((row) => ({ ...row, lower: row.name.toLowerCase() }))
  return survey
}

function readRows(text: string): Map<string, Row[]> {
  const found = new Map<string, Row[]>()
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from)
    const name = text.indexOf('\t', from) + 1
    const heads = text.indexOf('\t', name) + 1
    const figures = text.indexOf('\t', heads) + 1
    const row = {
      code: text.slice(from, name - 1),
      name: text.slice(name, heads - 1),
      figures: text.slice(figures, end),
    }
    for (const head of text.slice(heads, figures - 1).split(' ')) {
      const rows = found.get(head)
      if (rows) rows.push(row)
      else found.set(head, [row])
    }
    from = end + 1
  }
  return found
}
