import { Checkbox } from '@evenplate/shared-ui/Checkbox'
import { SelectField } from '@evenplate/shared-ui/SelectField'
import { TextField } from '@evenplate/shared-ui/TextField'
import styles from './RecipeList.module.css'
import { DIET_CHOICES, MEAL_CHOICES, SEARCH_MAX, SORT_CHOICES } from './recipe-filter.ts'
import type { useRecipeFilter } from './use-recipe-filter.ts'

type Props = {
  filter: ReturnType<typeof useRecipeFilter>
  shown: number
  /** Undefined while unknown. */
  total: number | undefined
}

export function FilterBar({ filter, shown, total }: Props) {
  const { value, choose, type } = filter
  return (
    <search className={styles.filters}>
      <TextField
        label="Search"
        type="search"
        placeholder="Search recipes..."
        autoComplete="off"
        maxLength={SEARCH_MAX}
        value={value.q}
        onChange={(event) => type(event.target.value)}
      />
      <Choice
        label="Meal type"
        choices={MEAL_CHOICES}
        value={value.meal}
        onChange={(meal) => choose({ meal })}
      />
      <Choice
        label="Dietary type"
        choices={DIET_CHOICES}
        value={value.diet}
        onChange={(diet) => choose({ diet })}
      />
      <Choice
        label="Sort by"
        choices={SORT_CHOICES}
        value={value.sort}
        onChange={(sort) => choose({ sort })}
      />
      <Checkbox
        label="Favorites only"
        checked={value.favorites}
        onChange={(event) => choose({ favorites: event.target.checked })}
      />
      <p role="status" className={styles.count}>
        {total !== undefined &&
          (shown === total ? counted(total) : `Showing ${shown.toLocaleString('en')} of ${counted(total)}`)}
      </p>
    </search>
  )
}

function Choice(props: {
  label: string
  choices: { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}) {
  return (
    <SelectField
      label={props.label}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    >
      {props.choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

const counted = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'recipe' : 'recipes'}`
