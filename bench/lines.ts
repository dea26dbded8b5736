import { readFileSync, writeFileSync } from 'node:fs'
import { readLine } from '@evenplate/nutrition/reading/read-line'
import { drawn } from './lines/draw.ts'
import { expectedIn, OUTSIDE } from './lines/expected.ts'
import { judgedOf } from './lines/judged.ts'
import { readJudgments } from './lines/judgments.ts'
import { kindOf } from './lines/kind.ts'
import { linesOf } from './lines/lines-file.ts'
import { judgedTable, outsideTable, type Parts, shareTable, withLines } from './lines/published.ts'
import { headsOf, judgedRow, readRow, sharesOf, timeRow, verdictRows } from './lines/show.ts'
import { timeOf } from './lines/time.ts'

/**
 * npm run bench:lines -- FILE                    how the lines of a file are read: shares, time, unknown foods
 * npm run bench:lines -- FILE --unread           also each line without figures, with the reason
 * npm run bench:lines -- FILE --list KIND        each line of a kind: figures, implausible, food-unknown, …
 * npm run bench:lines -- FILE --judge            the answers for the lines that were judged by hand
 * npm run bench:lines -- FILE --judge --list ID  also each line of a verdict (right, unknown, rough, wrong) or "harms"
 * npm run bench:lines -- FILE --expected         the answers to a file of lines with expected figures (lines/expected.ts)
 * npm run bench:lines -- FILE --write            publishes the tables of docs/accuracy.md, for the file they are about
 * npm run bench:lines -- FILE --draw 200         the first unread lines of the seeded draw, to be judged by hand
 */
const DOCUMENT = new URL('../docs/accuracy.md', import.meta.url)
/** The lines of the later draw that were seen while the reader was fixed. */
const SEEN = 150

const [file, ...options] = process.argv.slice(2)
if (!file || file.startsWith('--')) throw new Error('npm run bench:lines -- FILE: a file of ingredient lines')
const lines = linesOf(readFileSync(file, 'utf8'))
const listed = optionOf('--list')

if (options.includes('--draw')) console.log(drawn(lines, Number(optionOf('--draw'))).join('\n'))
else if (options.includes('--write')) write()
else if (options.includes('--judge')) judge()
else if (options.includes('--expected')) expect(readFileSync(file, 'utf8'))
else share()

function share(): void {
  const reads = lines.map(readLine)
  for (const read of reads) {
    const kind = kindOf(read)
    const isUnread = kind === 'food-unknown' || kind === 'weight-unknown'
    if (kind === listed || (options.includes('--unread') && isUnread)) console.log(readRow(read))
  }
  console.log(`${lines.length} different lines`)
  console.log(sharesOf(reads).join('\n'))
  console.log(timeRow(timeOf(lines)))
  console.log(`\nLast words of the unknown foods:\n${headsOf(reads)}`)
}

function judge(): void {
  const { all, first, second, unread, third, kept, fourth } = parts()
  for (const one of [...all, ...unread, ...third, ...kept, ...fourth])
    if (one.verdict === listed || (listed === 'harms' && one.harms)) console.log(judgedRow(one))
  console.log(`${all.length} judged lines are in the file`)
  console.log(verdictRows(all).join('\n'))
  console.log(`First half\n${verdictRows(first).join('\n')}`)
  console.log(`Second half\n${verdictRows(second).join('\n')}`)
  console.log(`Lines without a figure in the first run\n${verdictRows(unread).join('\n')}`)
  console.log(`A later draw\n${verdictRows(third).join('\n')}`)
  console.log(`Its last hundred, kept back\n${verdictRows(kept).join('\n')}`)
  console.log(`A draw after that\n${verdictRows(fourth).join('\n')}`)
}

function expect(text: string): void {
  const all = expectedIn(text)
  for (const one of all)
    if (one.verdict === listed || (listed === 'harms' && one.harms)) console.log(judgedRow(one))
  console.log(verdictRows(all).join('\n'))
}

function write(): void {
  const shares = shareTable(lines.map(readLine), timeOf(lines))
  const document = withLines(readFileSync(DOCUMENT, 'utf8'), 'shares', shares)
  const judged = withLines(document, 'judged', judgedTable(parts()))
  const outside = outsideTable(expectedIn(readFileSync(OUTSIDE, 'utf8')))
  writeFileSync(DOCUMENT, withLines(judged, 'outside', outside))
  console.log('Written to docs/accuracy.md')
}

/**
 * The halves are shown separately: the failures of the first were seen while the reader was fixed, those of the second
 * were not. The lines that had no figure at first show how good their new figures are. In the later draw, again, the last
 * hundred were held back.
 */
function parts(): Parts {
  const judgments = readJudgments('drawn')
  const all = judgedOf(lines, judgments)
  const third = readJudgments('third')
  const half = new Set(judgments.slice(0, judgments.length / 2))
  return {
    all,
    first: all.filter(({ judged }) => half.has(judged)),
    second: all.filter(({ judged }) => !half.has(judged)),
    unread: judgedOf(lines, readJudgments('unread')),
    third: judgedOf(lines, third.slice(0, SEEN)),
    kept: judgedOf(lines, third.slice(SEEN)),
    fourth: judgedOf(lines, readJudgments('fourth')),
  }
}

function optionOf(option: string): string | undefined {
  return options.includes(option) ? options[options.indexOf(option) + 1] : undefined
}
