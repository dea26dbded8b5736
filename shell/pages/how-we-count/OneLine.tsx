import { GI_BANDS } from '@evenplate/domain/impact'
import { Link } from 'react-router-dom'
import { EXAMPLE } from './measured.generated.ts'
import styles from './OneLine.module.css'
import { grams, tenths } from './say.ts'

/** The line of the example that carries the most. */
const LINE = EXAMPLE.lines[0]

/** One ingredient line on its way to a number, step by step, with the figures the calculator gives for it. */
export function OneLine() {
  if (!LINE) return null
  const { line, food, source, weighedBy, carbs, fiber, netCarbs, gi, giSource, load } = LINE
  return (
    <>
      <p>
        A recipe is written by an AI model or by our own house chef. Neither gets to say what is in it: every
        line is read, weighed and counted by our own code, the same way each time. Take the first line of a
        curry for {EXAMPLE.servings}:
      </p>
      <figure className={styles.figure}>
        <blockquote className={styles.line}>{line}</blockquote>
        <ol className={styles.steps}>
          <li>
            <h3>Read</h3>
            <p className={styles.result}>{food}</p>
            <p>
              The words are matched with one food of our table, raw or cooked, drained or dry. What could mean
              two things is said; what we do not know is left out and named, never guessed.
            </p>
          </li>
          <li>
            <h3>Weigh</h3>
            <p className={styles.result}>{grams(LINE.grams)}</p>
            <p>
              By the weight the line states, or by a measured one: <q>{weighedBy}</q>. Bones, peel, brine and
              what is poured off do not count.
            </p>
          </li>
          <li>
            <h3>Count</h3>
            <p className={styles.result}>{grams(carbs)} carbs</p>
            <p>
              From {source}. {grams(fiber)} of it is fiber, so <Link to="/glossary#net-carbs">net carbs</Link>{' '}
              are {grams(netCarbs)}.
            </p>
          </li>
          <li>
            <h3>Load</h3>
            <p className={styles.result}>
              {gi} × {netCarbs} ÷ 100 = {load === null ? 'not known' : tenths(load)}
            </p>
            <p>
              <Link to="/glossary#glycemic-index-gi">Glycemic index</Link> times net carbs is what the line
              adds to the <Link to="/glossary#glycemic-load-gl">glycemic load</Link> of the pot. The index:{' '}
              {giSource}. Up to {GI_BANDS.lowMax} is low, {GI_BANDS.highMin} and above high.
            </p>
          </li>
        </ol>
      </figure>
    </>
  )
}
