import { LIMITS } from '@evenplate/domain/limits'
import type { IngredientRow } from '@evenplate/domain/request'
import { Button } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { TextField } from '@evenplate/shared-ui/TextField'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import type { Row } from '../state/ingredient-rows.ts'
import styles from './IngredientsStep.module.css'

type Props = {
  row: Row
  number: number
  onChange: (fields: Partial<IngredientRow>) => void
  /** Enter goes to the next ingredient, not to the next step. */
  onEnter: () => void
  /** Missing on the only row. */
  onRemove: (() => void) | undefined
}

const UNITS = ['g', 'oz', 'lb', 'cup', 'tbsp', 'tsp', 'ml', 'piece', 'slice', 'can', 'clove', 'handful']

export function IngredientFields({ row, number, onChange, onEnter, onRemove }: Props) {
  const units = useId()
  const hideLabel = number > 1
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }
  const numbered = (name: string): ReactNode => (
    <>
      {name} <span className="visually-hidden">{number}</span>
    </>
  )
  return (
    <div className={styles.row} data-first={!hideLabel || undefined}>
      <TextField
        className={styles.name}
        label={numbered('Ingredient')}
        hideLabel={hideLabel}
        placeholder="e.g. salmon"
        maxLength={LIMITS.ingredientNameMax}
        autoComplete="off"
        value={row.name}
        onChange={(event) => onChange({ name: event.target.value })}
        onKeyDown={onKeyDown}
      />
      <TextField
        className={styles.quantity}
        label={numbered('Quantity')}
        hideLabel={hideLabel}
        placeholder="200"
        maxLength={20}
        autoComplete="off"
        value={row.quantity}
        onChange={(event) => onChange({ quantity: event.target.value })}
        onKeyDown={onKeyDown}
      />
      <TextField
        className={styles.unit}
        label={numbered('Unit')}
        hideLabel={hideLabel}
        placeholder="g"
        maxLength={20}
        autoComplete="off"
        list={units}
        value={row.unit}
        onChange={(event) => onChange({ unit: event.target.value })}
        onKeyDown={onKeyDown}
      />
      <datalist id={units}>
        {UNITS.map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
      {onRemove && (
        <Button
          variant="quiet"
          className={styles.remove}
          aria-label={`Remove ${row.name.trim() || `ingredient ${number}`}`}
          onClick={onRemove}
        >
          <Icon name="trash" />
        </Button>
      )}
    </div>
  )
}
