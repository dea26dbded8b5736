import type { ReactNode } from 'react'
import styles from './Measures.module.css'
import { FIRST_MEASURED, MEASURED } from './measured.generated.ts'
import { count, percent, tenths } from './say.ts'

type Part = { right: number; of: number }

const { lines, recipes, glycemicIndex, claims, words, houseChef } = MEASURED

/** What `npm run bench:accuracy` found, in a person's words. Every figure comes from there. */
const GROUPS: readonly { title: string; rows: { what: string; part: Part }[] }[] = [
  {
    title: 'Reading and weighing',
    rows: [
      { what: 'ingredient lines taken for the right food', part: lines.food },
      { what: 'ingredient lines weighed within a tenth', part: lines.grams },
    ],
  },
  {
    title: 'Whole recipes',
    rows: [
      { what: 'made of known foods: carbs within 7.5 g a serving', part: recipes.close },
      {
        what: 'with a product no table has among them: within 7.5 g, or said to be incomplete',
        part: recipes.closeOrSaid,
      },
      { what: 'made of known foods: fiber within 2.5 g a serving', part: recipes.fiber },
    ],
  },
  {
    title: 'Load and claims',
    rows: [
      { what: 'recipes whose load lands in the right band', part: recipes.band },
      { what: 'starchy and sweet foods in the right band of glycemic index', part: glycemicIndex.band },
      { what: 'false carb claims of an AI that were not believed', part: claims.calledOut },
      { what: 'honest claims that were left alone', part: turned(claims.falseAlarms) },
    ],
  },
  {
    title: 'Allergies and diets',
    rows: [
      { what: 'hidden sources caught: ghee is dairy, surimi is fish', part: words.sources },
      { what: 'foods to avoid caught under another name', part: words.avoided },
      { what: 'look-alikes let through: butternut is no nut', part: words.harmless },
    ],
  },
]

export function Measures() {
  return (
    <>
      <p>
        We test ourselves on lines and recipes whose answers were worked out from the USDA’s tables, apart
        from our code and before it was finished. They are meant to be hard. This is how it stands, misses
        included; the figures come from the test itself and are published anew with every change.
      </p>
      <dl className={styles.big}>
        <Big value={`${tenths(recipes.meanOff)} g`}>
          of carbs a serving off, on average over the recipes counted whole. Half are within{' '}
          {tenths(recipes.middleOff)} g; the worst is off by {tenths(recipes.worstOff)} g.
        </Big>
        <Big value={count(recipes.farUnsaid)}>
          of {recipes.closeOrSaid.of} recipes more than 20 g a serving off without a warning.
        </Big>
        <Big value={count(houseChef.violations)}>
          of {count(houseChef.recipes)} house chef recipes broke an allergy, a diet or a wish to avoid
          something.
        </Big>
        <Big value={count(glycemicIndex.highCalledLow)}>
          of {glycemicIndex.band.of} common carbohydrate foods with a high index were called low.
        </Big>
      </dl>
      <div className={styles.groups}>
        {GROUPS.map(({ title, rows }) => (
          <section key={title} className={styles.group}>
            <h3>{title}</h3>
            <ul className={styles.rows}>
              {rows.map(({ what, part }) => (
                <li key={what} className={styles.row}>
                  <p className={styles.figure}>
                    <strong>{percent(part)}</strong>
                    <span>
                      {count(part.right)} of {count(part.of)}
                    </span>
                  </p>
                  <p>{what}</p>
                  <span className={styles.track} aria-hidden="true">
                    <span style={{ inlineSize: percent(part) }} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p>
        Two things to keep in mind. What these cases found was mended, so the figures flatter us: the first
        time they were run, {percent(FIRST_MEASURED.lines.grams)} of the lines were weighed within a tenth and{' '}
        {percent(FIRST_MEASURED.recipes.close)} of the recipes came within 7.5 g. Expect a line that nobody
        has tested to fare more like that. And the truth in this test is the USDA’s table. It says how well we
        read, weigh and add up. It cannot say how close the table is to the carrot in your hand; see{' '}
        <a href="#what-no-table-knows">what no table knows</a>.
      </p>
    </>
  )
}

function turned({ right, of }: Part): Part {
  return { right: of - right, of }
}

function Big({ value, children }: { value: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.value}>{value}</dt>
      <dd>{children}</dd>
    </div>
  )
}
