import type { ReactNode } from 'react'
import styles from './Measures.module.css'
import { FIRST_MEASURED, MEASURED } from './measured.generated.ts'
import { count, percent, tenths } from './say.ts'

type Share = { right: number; of: number }

const { lines, recipes, glycemicIndex, claims, words, houseChef } = MEASURED

/** The results of `npm run bench:accuracy` in plain words. Every figure comes from there. */
const GROUPS: readonly { title: string; rows: { what: string; part: Share }[] }[] = [
  {
    title: 'Reading and weighing',
    rows: [
      { what: 'ingredient lines matched to the right food', part: lines.food },
      { what: 'ingredient weights within 10%', part: lines.grams },
    ],
  },
  {
    title: 'Whole recipes',
    rows: [
      { what: 'all ingredients known: carbs within 7.5 g a serving', part: recipes.close },
      {
        what: 'with a product not in any table: within 7.5 g, or marked incomplete',
        part: recipes.closeOrSaid,
      },
      { what: 'all ingredients known: fiber within 2.5 g a serving', part: recipes.fiber },
    ],
  },
  {
    title: 'Glycemic load and AI claims',
    rows: [
      { what: 'recipes with the load in the right band', part: recipes.band },
      { what: 'starchy and sweet foods in the right glycemic index band', part: glycemicIndex.band },
      { what: 'wrong carb claims by an AI that we caught', part: claims.calledOut },
      { what: 'correct claims that we left alone', part: turned(claims.falseAlarms) },
    ],
  },
  {
    title: 'Allergies and diets',
    rows: [
      { what: 'hidden sources caught: ghee is dairy, surimi is fish', part: words.sources },
      { what: 'foods to avoid caught under another name', part: words.avoided },
      { what: 'look-alikes allowed: butternut squash is not a nut', part: words.harmless },
    ],
  },
]

export function Measures() {
  return (
    <>
      <p>
        We test ourselves on ingredient lines and recipes. Their answers were worked out from the USDA’s
        tables, independently of our code and before it was finished. The tests are meant to be hard. Here are
        the results, misses included. They come straight from the tests and are updated with every change.
      </p>
      <dl className={styles.big}>
        <Big value={`${tenths(recipes.meanOff)} g`}>
          of carbs a serving: our average error on recipes we could count completely. Half are within{' '}
          {tenths(recipes.middleOff)} g; the worst is off by {tenths(recipes.worstOff)} g.
        </Big>
        <Big value={count(recipes.farUnsaid)}>
          of {recipes.closeOrSaid.of} recipes were off by more than 20 g a serving without a warning.
        </Big>
        <Big value={count(houseChef.violations)}>
          of {count(houseChef.recipes)} house chef recipes included an allergen, broke a diet or used
          something to avoid.
        </Big>
        <Big value={count(glycemicIndex.highCalledLow)}>
          of {glycemicIndex.band.of} common carbohydrate foods had a high index but were called low.
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
        Keep two things in mind. We fixed what these tests found, so the figures flatter us: on the first run,{' '}
        {percent(FIRST_MEASURED.lines.grams)} of the weights were within 10% and{' '}
        {percent(FIRST_MEASURED.recipes.close)} of the recipes were within 7.5 g. Expect results closer to
        that for recipes we have never tested. Also, these tests compare us with the USDA’s tables. They show
        how well we read, weigh and add up, not how close the tables are to the carrot in your hand; see{' '}
        <a href="#what-no-table-knows">what no food table knows</a>.
      </p>
    </>
  )
}

function turned({ right, of }: Share): Share {
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
