import { GI_BANDS } from '@evenplate/domain/impact'
import { Link } from 'react-router-dom'
import { EXAMPLE } from './measured.generated.ts'
import styles from './OneLine.module.css'
import { grams, tenths } from './say.ts'

/** The example's line with the most carbohydrate. */
const LINE = EXAMPLE.lines[0]

/** How one ingredient line becomes a number, step by step, with the calculator's own figures. */
export function OneLine() {
  if (!LINE) return null
  const { line, food, source, weighedBy, carbs, fiber, netCarbs, gi, giSource, load } = LINE
  return (
    <>
      <p>
        An AI model or our own house chef writes the recipe, but neither decides the numbers. Our own code
        reads, weighs and counts every line, the same way each time. Take the first line of a curry for{' '}
        {EXAMPLE.servings}:
      </p>
      <figure className={styles.figure}>
        <blockquote className={styles.line}>{line}</blockquote>
        <ol className={styles.steps}>
          <li>
            <h3>Read</h3>
            <p className={styles.result}>{food}</p>
            <p>
              We match the words to one food in our table: raw or cooked, drained or dry. If a line could mean
              two things, the recipe says so. If we don’t know the food, we leave it out and name it; we never
              guess. In a recipe that AI wrote, the AI may pick the closest of a few USDA foods we offer, and
              the line says so.
            </p>
          </li>
          <li>
            <h3>Weigh</h3>
            <p className={styles.result}>{grams(LINE.grams)}</p>
            <p>
              We use the weight given in the line, or a measured one: <q>{weighedBy}</q>. Bones, peel, brine
              and liquid you pour off don’t count.
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
              <Link to="/glossary#glycemic-index-gi">Glycemic index</Link> times net carbs is what this line
              adds to the <Link to="/glossary#glycemic-load-gl">glycemic load</Link> of the pot. The index
              comes from {giSource}. {GI_BANDS.lowMax} or less is low, {GI_BANDS.highMin} or more is high.
            </p>
          </li>
        </ol>
      </figure>
    </>
  )
}
