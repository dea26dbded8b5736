import type { CountReply } from '@evenplate/domain/counting'
import { AppError, ERRORS, type ErrorCode, isAppError } from '@evenplate/domain/errors'
import { usePlatform } from '@evenplate/platform/define-remote'
import { Dock } from '@evenplate/recipe-view/Dock'
import { DockButtons } from '@evenplate/recipe-view/DockButtons'
import { Fold } from '@evenplate/recipe-view/Fold'
import { recipeOf, type SavedRecipe } from '@evenplate/saved-recipe/row'
import { updateRecipe } from '@evenplate/saved-recipe/save'
import { Button, buttonClass } from '@evenplate/shared-ui/Button'
import { Icon } from '@evenplate/shared-ui/Icon'
import { Notice } from '@evenplate/shared-ui/Notice'
import { PageHeader } from '@evenplate/shared-ui/PageHeader'
import { useToast } from '@evenplate/shared-ui/Toast'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useMemo, useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { queryClient } from '../data/queries.ts'
import { recipeOfMember } from '../data/recipes.ts'
import { BackToList } from '../recipe/RecipePage.tsx'
import {
  countRequestOf,
  type EditedRecipe,
  type EditValues,
  editForm,
  editValues,
  textOf,
  valuesOf,
} from '../unfinished/edit-form.ts'
import { readUnsavedEdit, removeUnsavedEdit, storeUnsavedEdit } from '../unfinished/unsaved-edit.ts'
import { DishFields } from './DishFields.tsx'
import styles from './EditForm.module.css'
import { LineFields } from './LineFields.tsx'
import { NumbersNow } from './NumbersNow.tsx'
import { countOf, useCount } from './use-count.ts'

export function EditForm({ recipe, userId }: { recipe: SavedRecipe; userId: string }) {
  const { api, db, device, nav, telemetry } = usePlatform()
  const toast = useToast()
  // This version cannot use a draft that an older version of this page left.
  const [draft] = useState(
    () => editValues.safeParse(readUnsavedEdit(device, userId, recipe.id)).data ?? null,
  )
  const [isRestored, setRestored] = useState(draft !== null)
  const form = useForm<EditValues, unknown, EditedRecipe>({
    resolver: standardSchemaResolver(editForm),
    defaultValues: draft ?? valuesOf(recipe),
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const provider = useMemo(() => recipeOf(recipe).recipe.figures.origin.provider, [recipe])
  const values = useWatch({ control: form.control }) as EditValues
  const count = useCount(userId, countRequestOf(values, provider))
  useStoredEdit(values, recipe, userId)

  const save = form.handleSubmit(async (edited) => {
    try {
      // The numbers belong to exactly these lines: counted before they are saved, and saved with them.
      const { figures, conflicts } = await queryClient.fetchQuery(
        countOf(api, userId, countRequestOf(edited, provider)),
      )
      const stored = await updateRecipe(await db(), userId, recipe.id, textOf(edited), figures)
      if (!stored) throw new AppError('save_failed')
      removeUnsavedEdit(device, userId, recipe.id)
      queryClient.setQueryData(recipeOfMember({ db, device }, userId, recipe.id).queryKey, stored)
      void queryClient.invalidateQueries({ queryKey: [userId] })
      toast.add({ title: savedWith(conflicts) })
      nav.go(`/recipes/${recipe.id}`)
    } catch (error) {
      telemetry.error(error)
      form.setError('root', { message: ERRORS[codeOf(error)].message })
    }
  })

  return (
    <FormProvider {...form}>
      <BackToList />
      <PageHeader
        title="Edit Recipe"
        lead="The numbers update as you make changes: every line is recounted."
      />
      {isRestored && (
        <Notice
          tone="info"
          title="Your unsaved changes are still here."
          actions={
            <Button
              variant="secondary"
              onClick={() => {
                form.reset(valuesOf(recipe))
                removeUnsavedEdit(device, userId, recipe.id)
                setRestored(false)
              }}
            >
              Go Back to the Saved Recipe
            </Button>
          }
        />
      )}
      <form className={styles.form} onSubmit={save} noValidate>
        <div className={styles.fields}>
          <SaveError message={errors.root?.message} attempt={submitCount} />
          <DishFields />
          <LineFields name="ingredients" legend="Ingredients" item="Ingredient" add="Add Ingredient" />
          <LineFields name="instructions" legend="Instructions" item="Step" add="Add step" long />
          <Fold title="Blood sugar tips" hint={`${values.tips.length}`} className={styles.folded}>
            <LineFields name="tips" legend="Blood sugar tips" hideLegend item="Tip" add="Add tip" long />
          </Fold>
          <Dock>
            <DockButtons>
              <Button type="submit" busy={isSubmitting} busyLabel="Saving...">
                <Icon name="check" />
                Save
              </Button>
              <nav.Link
                to={`/recipes/${recipe.id}`}
                className={buttonClass({ variant: 'quiet' })}
                onClick={() => removeUnsavedEdit(device, userId, recipe.id)}
              >
                <Icon name="close" />
                Discard Changes
              </nav.Link>
            </DockButtons>
          </Dock>
        </div>
        <NumbersNow before={recipe} count={count} />
      </form>
    </FormProvider>
  )
}

/** On a phone the page's own warning is further down, so it may not have been seen before saving. */
function savedWith(conflicts: CountReply['conflicts']): string {
  const terms = [...new Set(conflicts.map(({ term }) => term))].join(', ')
  return terms ? `Recipe saved. It goes against your profile: ${terms}` : 'Recipe saved'
}

/** The gateway says why; for the database, only whether it refused or could not be reached. */
function codeOf(error: unknown): ErrorCode {
  const code = isAppError(error) ? error.code : 'save_failed'
  return code === 'save_failed' && !navigator.onLine ? 'offline' : code
}

/** Takes the focus each time it shows a message, so that nobody has to look for it. */
function SaveError({ message, attempt }: { message: string | undefined; attempt: number }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message) box.current?.focus()
  }, [message, attempt])
  if (!message) return null
  return <Notice ref={box} tabIndex={-1} tone="danger" role="alert" title={message} />
}

/** Stored on the device while it differs from the saved recipe: a reload or a wrong click loses nothing. */
function useStoredEdit(values: EditValues, recipe: SavedRecipe, userId: string): void {
  const now = JSON.stringify(values)
  const first = useRef(now)
  const { device } = usePlatform()
  useEffect(() => {
    if (now === JSON.stringify(valuesOf(recipe))) removeUnsavedEdit(device, userId, recipe.id)
    else if (now !== first.current) storeUnsavedEdit(device, userId, recipe.id, JSON.parse(now))
  }, [now, recipe, userId, device])
}
