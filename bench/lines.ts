import { readFileSync } from 'node:fs'
import { type ReadLine, readLine } from '@evenplate/nutrition/reading/read-line'
import { percentOf, shareOf } from './accuracy/measure/finding.ts'
import { drawn } from './lines/draw.ts'
import { KINDS, type Kind, kindOf, topHeads } from './lines/kind.ts'
import { linesOf } from './lines/lines-file.ts'
import { timeOf } from './lines/time.ts'

/**
 * npm run bench:lines -- FILE              what the lines of a file are read as: shares, time, unknown foods
 * npm run bench:lines -- FILE --unread     and each line without figures, with the reason
 * npm run bench:lines -- FILE --list KIND  each line of a kind (figures, food-unknown, weight-unknown, …)
 * npm run bench:lines -- FILE --draw 200   the first lines of the seeded draw that is judged by hand, unread
 */
const HEADS = 40

const [file, ...options] = process.argv.slice(2)
if (!file || file.startsWith('--')) throw new Error('npm run bench:lines -- FILE: a file of ingredient lines')
const lines = linesOf(readFileSync(file, 'utf8'))
const after = (option: string): string | undefined => options[options.indexOf(option) + 1]

if (options.includes('--draw')) console.log(drawn(lines, Number(after('--draw'))).join('\n'))
else showShares()

function showShares(): void {
  const reads = lines.map(readLine)
  const listed = options.includes('--list') ? after('--list') : null
  for (const read of reads) {
    const kind = kindOf(read)
    if (kind === listed || (options.includes('--unread') && isUnread(kind))) console.log(rowOf(read))
  }
  console.log(`${lines.length} different lines`)
  for (const [kind, what] of Object.entries(KINDS)) {
    const share = shareOf(reads.filter((read) => kindOf(read) === kind).length, reads.length)
    console.log(`${String(share.right).padStart(7)} ${percentOf(share).toFixed(1).padStart(5)}%  ${what} (${kind})`)
  }
  const { msLine, msTen, msTenSlow } = timeOf(lines)
  console.log(
    `${msLine.toFixed(3)} ms a line; ten lines ${msTen.toFixed(2)} ms, 19 of 20 tens under ${msTenSlow.toFixed(2)} ms`,
  )
  console.log('\nLast words of the unknown foods:')
  const heads = topHeads(
    reads.filter((read) => kindOf(read) === 'food-unknown'),
    HEADS,
  )
  console.log(heads.map(({ head, lines: many }) => `${head} ${many}`).join(', '))
}

function isUnread(kind: Kind): boolean {
  return kind === 'food-unknown' || kind === 'weight-unknown'
}

function rowOf({ line, food, grams, weighedBy }: ReadLine): string {
  return `${line}\n    ${food?.name ?? 'no food'}, ${grams === null ? 'no weight' : `${grams.toFixed(1)} g`}: ${weighedBy}`
}
