import { LIMITS } from '@evenplate/domain/limits'
import { type Profile, profile } from '@evenplate/domain/profile'
import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { Card } from '@evenplate/shared-ui/Card'
import { ChipGroup } from '@evenplate/shared-ui/ChipGroup'
import { SelectField } from '@evenplate/shared-ui/SelectField'
import { TextField } from '@evenplate/shared-ui/TextField'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { profileErrorWords } from '../data/error-words.ts'
import { queryClient } from '../data/queries.ts'
import { Done } from '../frame/Done.tsx'
import { FormError } from '../frame/FormError.tsx'
import { profileOf, saveProfile } from './data/profile.ts'
import styles from './ProfilePage.module.css'
import { ALLERGY_CHOICES, CONDITION_CHOICES, DIET_CHOICES, SKILL_CHOICES } from './profile-labels.ts'

const { min, max } = LIMITS.householdSize
const outOfRange = `Household size must be a whole number from ${min} to ${max}.`

/** The domain's profile, with messages for what a person can get wrong in this form. */
const form = z.extend(profile, {
  name: z.nullable(z.string().check(z.maxLength(100, 'Please keep your name under 100 characters.'))),
  household_size: z.int(outOfRange).check(z.minimum(min, outOfRange), z.maximum(max, outOfRange)),
})

export function ProfileForm({ userId, stored }: { userId: string; stored: Profile }) {
  const { db } = usePlatform()
  const [saved, setSaved] = useState(false)
  const { control, register, handleSubmit, setError, formState } = useForm<
    z.input<typeof form>,
    unknown,
    Profile
  >({
    resolver: standardSchemaResolver(form),
    defaultValues: stored,
  })
  const { errors, isSubmitting, submitCount } = formState

  const submit = handleSubmit(async (values) => {
    setSaved(false)
    const profile = { ...values, name: values.name?.trim() || null }
    try {
      await saveProfile(await db(), userId, profile, new Date())
      queryClient.setQueryData(profileOf(db, userId).queryKey, profile)
      setSaved(true)
    } catch (error) {
      setError('root', { message: profileErrorWords(error) })
    }
  })

  const chips = (
    name: 'dietary_preferences' | 'health_conditions' | 'allergies',
    label: string,
    options: { value: string; label: string }[],
    hint?: string,
  ) => (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <ChipGroup
          multiple
          label={label}
          hint={hint}
          options={options}
          value={field.value ?? []}
          onChange={field.onChange}
        />
      )}
    />
  )

  return (
    <form method="post" onSubmit={submit} onChange={() => setSaved(false)} noValidate className={styles.form}>
      <FormError message={errors.root?.message} attempt={submitCount} />
      {saved && <Done>Profile updated successfully!</Done>}
      <Card className={styles.group}>
        <TextField label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
        <TextField
          label="Household size"
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          error={errors.household_size?.message}
          {...register('household_size', { valueAsNumber: true })}
        />
        <SelectField label="Cooking skill level" {...register('cooking_skill_level')}>
          {SKILL_CHOICES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </Card>
      <Card className={styles.group}>
        {chips(
          'allergies',
          'Allergies',
          ALLERGY_CHOICES,
          'We don’t show you recipes that contain any of these.',
        )}
      </Card>
      <Card className={styles.group}>
        {chips('dietary_preferences', 'Dietary preferences', DIET_CHOICES)}
        {chips('health_conditions', 'Health conditions', CONDITION_CHOICES)}
      </Card>
      <Button type="submit" size="l" busy={isSubmitting} busyLabel="Saving...">
        Save Changes
      </Button>
    </form>
  )
}
