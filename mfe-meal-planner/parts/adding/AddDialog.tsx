import { recipe as recipeSchema } from '@evenplate/domain/recipe'
import { type Day, mondayOf, plusDays } from '@evenplate/meal-plan/dates'
import type { Plan } from '@evenplate/meal-plan/plan'
import { MEALS, type Meal } from '@evenplate/meal-plan/rules'
import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { ChipGroup } from '@evenplate/shared-ui/ChipGroup'
import { Dialog } from '@evenplate/shared-ui/Dialog'
import { Notice } from '@evenplate/shared-ui/Notice'
import { SelectField } from '@evenplate/shared-ui/SelectField'
import { useToast } from '@evenplate/shared-ui/Toast'
import { useEffect, useMemo, useState } from 'react'
import { plannedFrom } from '../../plan/planned-from.ts'
import { localDay, placeWords, shortDate, weekday } from '../../plan/words.ts'
import { weekAccess } from '../data/week-access.ts'
import { mealOf } from './meal-of.ts'
import { Refused, standsIn, withDish } from './put-dish.ts'

type Props = { recipe: unknown; saved: string | undefined; onClose: () => void }

/** Days ahead that a recipe can be added to: the rest of this week and the next. */
const DAYS = 14

/** Asks for the day and the meal, and puts the recipe there, locked. */
export function AddDialog({ recipe: asGiven, saved, onClose }: Props) {
  const { auth, db, device, telemetry } = usePlatform()
  const toast = useToast()
  const userId = auth.status === 'member' ? auth.user.id : null
  const access = useMemo(() => weekAccess({ db, device }, userId), [userId])
  const recipe = useMemo(() => recipeSchema.parse(asGiven), [])
  const [today] = useState(() => localDay(new Date()))
  const [day, setDay] = useState<Day>(today)
  const [meal, setMeal] = useState<Meal>(() => mealOf(recipe.kind?.mealType))
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const [plan, setPlan] = useState<Plan | null>(null)
  const week = mondayOf(day)
  useEffect(() => {
    let open = true
    setPlan(null)
    access.read(week).then(
      (read) => open && setPlan(read),
      // Adding reports whether the week can be reached.
      () => {},
    )
    return () => {
      open = false
    }
  }, [access, week])

  const place = placeWords({ day, meal })
  const stands = plan && standsIn(plan, day, meal)
  const add = async () => {
    setBusy(true)
    setFailed(null)
    const dish = plannedFrom(recipe, saved)
    let back = (plan: Plan, _now: number): Plan => plan
    try {
      await access.change(week, (now) => {
        const done = withDish(now, day, meal, dish, Date.now())
        back = done.back
        return done.plan
      })
    } catch (error) {
      setBusy(false)
      if (error instanceof Refused) return setFailed(error.message)
      telemetry.error(error)
      return setFailed('Your week could not be saved just now. Please check your connection and try again.')
    }
    onClose()
    toast.add({
      title: `Added to ${place}`,
      action: {
        label: 'Undo',
        onClick: () => {
          access
            .change(week, (now) => back(now, Date.now()))
            .then(
              () => toast.add({ title: `Removed ${recipe.title} from your week` }),
              (error: unknown) => {
                telemetry.error(error)
                toast.add({ title: 'We couldn’t undo that just now.', tone: 'danger' })
              },
            )
        },
      },
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add to my week"
      actions={
        <>
          <Button onClick={() => void add()} busy={busy} busyLabel="Adding...">
            Add to {place}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <SelectField label="Day" value={day} onChange={({ currentTarget }) => setDay(currentTarget.value)}>
        {Array.from({ length: DAYS }, (_, at) => plusDays(today, at)).map((one, at) => (
          <option key={one} value={one}>
            {at === 0 ? 'Today' : at === 1 ? 'Tomorrow' : weekday(one)}, {shortDate(one)}
          </option>
        ))}
      </SelectField>
      <ChipGroup
        label="Meal"
        value={meal}
        onChange={setMeal}
        options={MEALS.map((value) => ({ value, label: value === 'Snacks' ? 'Snack' : value }))}
      />
      {stands && <p>This replaces “{stands}”.</p>}
      {failed && (
        <Notice tone="danger" role="alert">
          {failed}
        </Notice>
      )}
      {userId === null && <p>Your week is kept in this browser.</p>}
    </Dialog>
  )
}
