import { ALL_DIETS, BUILDER_DIETS, DIETS } from '@evenplate/domain/diets'
import { MEAL_TYPES } from '@evenplate/domain/options'
import { Card } from '@evenplate/shared-ui/Card'
import { ChipGroup } from '@evenplate/shared-ui/ChipGroup'
import { SelectField } from '@evenplate/shared-ui/SelectField'
import { Stepper } from '@evenplate/shared-ui/Stepper'
import { TextArea } from '@evenplate/shared-ui/TextArea'
import { TextField } from '@evenplate/shared-ui/TextField'
import { Controller, useFormContext } from 'react-hook-form'
import { type EditValues, MAX_SERVINGS } from '../unfinished/edit-form.ts'
import styles from './EditForm.module.css'

// The builder's diets come first, in its order.
const DIET_CHOICES = [...new Set([...BUILDER_DIETS, ...ALL_DIETS])].map((value) => ({
  value: value as string,
  label: DIETS[value].label,
}))

/** The fields for the dish as a whole, such as its title, times and servings. */
export function DishFields() {
  const { register, control, formState } = useFormContext<EditValues>()
  const { errors } = formState
  return (
    <Card className={styles.dish}>
      <TextField label="Title" required error={errors.title?.message} {...register('title')} />
      <TextArea label="Description" error={errors.description?.message} {...register('description')} />
      <div className={styles.row}>
        <TextField
          label="Prep time"
          note="(minutes)"
          inputMode="numeric"
          error={errors.prepTime?.message}
          {...register('prepTime')}
        />
        <TextField
          label="Cook time"
          note="(minutes)"
          inputMode="numeric"
          error={errors.cookTime?.message}
          {...register('cookTime')}
        />
        <SelectField label="Meal type" {...register('mealType')}>
          <option value="">Any</option>
          {MEAL_TYPES.map((meal) => (
            <option key={meal} value={meal.toLowerCase()}>
              {meal}
            </option>
          ))}
        </SelectField>
      </div>
      <Controller
        control={control}
        name="servings"
        render={({ field }) => (
          <Stepper
            label="Servings"
            min={1}
            max={MAX_SERVINGS}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="dietary"
        render={({ field }) => (
          <ChipGroup
            label="Diets"
            multiple
            options={DIET_CHOICES}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </Card>
  )
}
