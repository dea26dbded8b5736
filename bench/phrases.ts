import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { FIRST_MEASURED } from './phrases/first-measured.ts'
import { type Judged, judge } from './phrases/judge.ts'
import { phrasesIn } from './phrases/read-phrases.ts'
import { rowOf, said, type Tally, tallied, withPhrases } from './phrases/tally.ts'

/**
 * npm run bench:phrases                what people write about their health, compared with what they mean
 * npm run bench:phrases -- FOLDER      the phrases of another folder of .tsv files
 * npm run bench:phrases -- --list      also every phrase that was missed or caused a false alarm
 * npm run bench:phrases -- --write     publishes the later figures of the batches with a table in docs/accuracy.md
 */
const { values: options, positionals } = parseArgs({
  options: { list: { type: 'boolean' }, write: { type: 'boolean' } },
  allowPositionals: true,
})
const folderOf = (batch: string): string => fileURLToPath(new URL(`phrases/${batch}`, import.meta.url))
const OURS = folderOf('a')
const DOCUMENT = new URL('../docs/accuracy.md', import.meta.url)
const folder = positionals[0] ?? OURS

const judged = phrasesIn(folder).map(judge)
if (options.list) for (const one of judged) list(one)

const tallies = tallied(judged)
const width = Math.max(...tallies.map(({ what }) => what.length))
for (const { what, hits, alarms } of tallies) {
  const missed = hits.of - hits.right
  console.log(
    `${what.padEnd(width)}  found ${said(hits).padEnd(19)}  missed ${String(missed).padStart(2)}  false alarms ${said(alarms)}`,
  )
}

if (options.write) {
  if (folder !== OURS) throw new Error('Only the batches with a table in the document are published')
  const sums = (batch: string) => (batch === 'a' ? tallies : tallied(phrasesIn(folderOf(batch)).map(judge)))
  const written = [...FIRST_MEASURED].reduce(
    (document, [batch, first]) => withPhrases(document, batch, published(sums(batch), first)),
    readFileSync(DOCUMENT, 'utf8'),
  )
  writeFileSync(DOCUMENT, written)
  console.log('Written to docs/accuracy.md')
}

function published(tallies: readonly Tally[], first: readonly Tally[]): string[] {
  return tallies.map((tally) => rowOf(tally, first))
}

function list({ phrase, missed, alarms }: Judged): void {
  if (missed?.length)
    console.log(`missed  ${phrase.kind} ${phrase.language}  ${phrase.text}    [${missed.join(', ')}]`)
  if (alarms?.length)
    console.log(`alarm   ${phrase.kind} ${phrase.language}  ${phrase.text}    [${alarms.join(', ')}]`)
}
