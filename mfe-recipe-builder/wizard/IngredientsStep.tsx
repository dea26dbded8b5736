import { LIMITS } from '@evenplate/domain/limits'
import { QUICK_ADD_INGREDIENTS } from '@evenplate/domain/options'
import { Button } from '@evenplate/shared-ui/Button'
import { ChipGroup } from '@evenplate/shared-ui/ChipGroup'
import { Icon } from '@evenplate/shared-ui/Icon'
import { TextArea } from '@evenplate/shared-ui/TextArea'
import { useEffect, useRef, useState } from 'react'
import {
  changedRow,
  hasIngredient,
  type Row,
  toggleIngredient,
  withoutRow,
  withRow,
} from '../state/ingredient-rows.ts'
import { useBuilder } from '../state/store.ts'
import { IngredientFields } from './IngredientFields.tsx'
import styles from './IngredientsStep.module.css'

export function IngredientsStep() {
  const { draft, change } = useBuilder()
  const rows = draft.ingredients
  const set = (ingredients: Row[]) => change({ ingredients })
  const full = rows.length >= LIMITS.ingredientRowsMax
  const chosen = QUICK_ADD_INGREDIENTS.filter((name) => hasIngredient(rows, name))

  const { list, focusOn } = useRowFocus()
  const add = () => {
    if (full) return
    const next = withRow(rows)
    set(next)
    focusOn(next.length - 1)
  }
  const remove = (row: Row, index: number) => {
    set(withoutRow(rows, row.key))
    focusOn(Math.max(0, index - 1))
  }

  return (
    <div className={styles.step}>
      <div className={styles.part}>
        <ul ref={list} className={styles.rows} aria-label="Ingredients">
          {rows.map((row, index) => (
            <li key={row.key}>
              <IngredientFields
                row={row}
                number={index + 1}
                onChange={(fields) => set(changedRow(rows, row.key, fields))}
                onEnter={add}
                onRemove={rows.length > 1 ? () => remove(row, index) : undefined}
              />
            </li>
          ))}
        </ul>
        <Button variant="secondary" onClick={add} disabled={full} className={styles.add}>
          <Icon name="plus" />
          Add Ingredient
        </Button>
      </div>
      <ChipGroup
        label="Quick add"
        multiple
        options={QUICK_ADD_INGREDIENTS.map((value) => ({
          value,
          label: value,
          disabled: full && !chosen.includes(value),
        }))}
        value={chosen}
        onChange={(next) => {
          const toggled = QUICK_ADD_INGREDIENTS.find((name) => next.includes(name) !== chosen.includes(name))
          if (toggled) set(toggleIngredient(rows, toggled))
        }}
      />
      <TextArea
        label="Ingredients to avoid"
        note="(optional)"
        hint="Allergies, dislikes, anything you don’t want in it. We check the recipe for them, including hidden sources."
        placeholder="e.g. peanuts, mushrooms, no cilantro"
        maxLength={LIMITS.textMax}
        value={draft.avoid}
        onChange={(event) => change({ avoid: event.target.value })}
      />
    </div>
  )
}

/** Moves the focus to a row once it is there: a new one, or the one before a removed row. */
function useRowFocus() {
  const list = useRef<HTMLUListElement>(null)
  const [wanted, setWanted] = useState<number | null>(null)
  useEffect(() => {
    if (wanted === null) return
    list.current?.children[wanted]?.querySelector('input')?.focus()
    setWanted(null)
  }, [wanted])
  return { list, focusOn: setWanted }
}
