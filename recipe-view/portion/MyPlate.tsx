import { portionOf } from '@evenplate/domain/my-plate'
import type { LineFigures, Question, Recipe } from '@evenplate/domain/recipe'
import { ChipGroup } from '@evenplate/shared-ui/ChipGroup'
import { TextField } from '@evenplate/shared-ui/TextField'
import { useState } from 'react'
import type { Changing } from '../changes/changing.ts'
import { Questions } from '../changes/Questions.tsx'
import { Fold } from '../layout/Fold.tsx'
import { claimsNoTotal } from '../wording/wording.ts'
import styles from './MyPlate.module.css'
import { PortionFigures } from './PortionFigures.tsx'
import { inUnit, NOTHING_TYPED, readWeights, UNITS, type WeightUnit } from './weights.ts'

/** The cooked pot on a scale, then the plate: what this portion has. None of it is stored. */
export function MyPlate({ recipe, changing = null }: { recipe: Recipe; changing?: Changing | null }) {
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const [unit, setUnit] = useState<WeightUnit>('g')
  const { food, portion, problems } = readWeights(typed, unit)
  const fields = { pot: 'pot', empty: 'empty', portion: 'portion' } as const
  const field = (name: keyof typeof fields) => ({
    value: typed[name],
    error: problems[name],
    note: `(${unit})`,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  })
  const weighIn = (next: WeightUnit) => {
    setTyped(inUnit(typed, unit, next))
    setUnit(next)
  }
  const result = food === null || portion === null ? null : portionOf(recipe, food, portion)
  return (
    <Fold title="My plate" hint="weigh your portion" className={styles.card}>
      <p className={styles.soft}>
        Weigh the cooked pot and your portion to see the carbs in what you eat, however much that is.
      </p>
      {/* Boiled rice weighs three times as much as dry. */}
      <Questions lines={recipe.figures.lines.map(ofItsState)} changing={changing} />
      {recipe.figures.perServing.carbs === null ? (
        <p>
          We don’t know the carbs in this dish
          {claimsNoTotal(recipe.figures) && ' because too much of it couldn’t be counted'}, so we can’t count
          your portion.
        </p>
      ) : (
        <div className={styles.both}>
          <div className={styles.fields}>
            <ChipGroup label="Unit" hideLabel options={UNITS} value={unit} onChange={weighIn} />
            <TextField label="Cooked pot" hint="Everything you cooked, on the scale." {...field('pot')} />
            <TextField
              label="Empty pot"
              hint="Leave this blank if you zeroed the scale with the pot on it."
              {...field('empty')}
            />
            <TextField
              label="My portion"
              hint="What is on your plate, without the plate."
              {...field('portion')}
            />
          </div>
          <PortionFigures recipe={recipe} portion={result} />
        </div>
      )}
    </Fold>
  )
}

/** Whether what was counted was weighed dry or cooked; the question about an uncounted line is in its list. */
const ofItsState = ({ grams, question }: LineFigures): Question | undefined =>
  grams === null ? undefined : question
