import type { CountReply } from '@evenplate/domain/counting'
import { ERRORS, isAppError } from '@evenplate/domain/errors'
import { ImpactBadge } from '@evenplate/recipe-view/ImpactBadge'
import { claimsNoTotal, sayNumber, sayRange, shownOf } from '@evenplate/recipe-view/wording'
import type { SavedRecipe } from '@evenplate/saved-recipe/row'
import { Card } from '@evenplate/shared-ui/Card'
import { Notice } from '@evenplate/shared-ui/Notice'
import { Table } from '@evenplate/shared-ui/Table'
import styles from './EditForm.module.css'

type Count = { data: CountReply | undefined; error: unknown; isCounting: boolean; isIdle: boolean }

/** Figures per serving as saved, and as the form is now. */
export function NumbersNow({ before, count }: { before: SavedRecipe; count: Count }) {
  const { data, error, isCounting, isIdle } = count
  const now = data?.figures
  const range = now && sayRange(now)
  // Only for lines that are not counted: other open questions are next to the finished recipe.
  const asked = (now?.lines ?? []).flatMap(({ grams, question }) =>
    grams === null && question ? [question.asks] : [],
  )
  const rows = [
    ['Total carbs', before.carb_count, 'carbs', ' g'],
    ['Fiber', before.fiber_count, 'fiber', ' g'],
    ['Net carbs', before.net_carb_count, 'netCarbs', ' g'],
    ['Glycemic load', before.glycemic_load, 'glycemicLoad', ''],
    ['Calories', before.calories, 'calories', ''],
  ] as const
  return (
    <Card as="section" className={styles.numbers} aria-labelledby="numbers-now">
      <h2 id="numbers-now">Per serving</h2>
      <p className={styles.soft} role="status">
        {isCounting
          ? 'Counting...'
          : error
            ? ''
            : isIdle
              ? 'No ingredients yet.'
              : 'Counted from your ingredients.'}
      </p>
      <Table caption="Per serving, as saved and now">
        <thead>
          <tr>
            <td />
            <th scope="col">Saved</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody aria-busy={isCounting}>
          {rows.map(([label, saved, key, unit]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{say(saved, unit)}</td>
              <td data-changed={now !== undefined && now.perServing[key] !== saved}>
                {now ? sayNow(shownOf(now, key, unit)) : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {range && <p className={styles.soft}>Carbs now: {range} a serving.</p>}
      {now && <ImpactBadge band={now.impact} />}
      {error != null && (
        <Notice tone="warning" title={ERRORS[isAppError(error) ? error.code : 'unexpected'].message}>
          Saving recounts it.
        </Notice>
      )}
      {now && now.notCounted.length > 0 && (
        <Notice
          tone="warning"
          title={claimsNoTotal(now) ? 'Too much not counted for a total' : 'Not counted'}
        >
          <p>{now.notCounted.join('; ')}</p>
          {asked.map((asks) => (
            <p key={asks}>{asks}</p>
          ))}
        </Notice>
      )}
      {data && data.conflicts.length > 0 && (
        <Notice tone="danger" title="This goes against your profile">
          <ul>
            {data.conflicts.map(({ rule, term }) => (
              <li key={rule + term}>
                It contains “{term}”: {rule}.
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Card>
  )
}

const sayNow = (shown: ReturnType<typeof shownOf>): string =>
  shown ? `${shown.least ? '≥ ' : ''}${shown.text}${shown.unit}` : 'not known'

const say = (value: number | null, unit: string): string =>
  value === null ? 'not known' : `${sayNumber(value)}${unit}`
