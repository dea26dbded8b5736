import { isAppError } from '@evenplate/domain/errors'
import { randomUuid } from '@evenplate/domain/random-uuid'
import { memberMayGenerate } from '@evenplate/domain/usage'
import { dishIn, type Plan, type PlannedDish, type Slot } from '@evenplate/meal-plan/plan'
import type { Meal, Portion } from '@evenplate/meal-plan/rules'
import { usePlatform } from '@evenplate/platform/define-remote'
import { Button } from '@evenplate/shared-ui/Button'
import { Dialog } from '@evenplate/shared-ui/Dialog'
import { later } from '@evenplate/shared-ui/Later'
import { LoadFailed } from '@evenplate/shared-ui/LoadFailed'
import { Skeleton } from '@evenplate/shared-ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askCandidates, requestOf } from '../data/fill.ts'
import { savedRecipes } from '../data/saved-recipes.ts'
import { pantryOf } from '../filling/pantry.ts'
import { put, titleIn } from '../plan/actions.ts'
import { cookingDish } from '../plan/leftovers.ts'
import { useAct } from '../plan/use-act.ts'
import { placeWords } from '../plan/words.ts'
import { Candidate } from './Candidate.tsx'
import styles from './Tasks.module.css'
import type { TaskProps } from './task-props.ts'
import { useWriting } from './use-writing.ts'

// Its code loads if a model is configured.
const WriteWithAi = later(() =>
  import(/* webpackChunkName: "write-with-ai" */ './WriteWithAi.tsx').then(({ WriteWithAi }) => WriteWithAi),
)

/** Three dishes that fit, side by side; a member's own; and those already in the week. */
export function ChooseDish({ plan, slot, isAgain, onClose }: TaskProps & { isAgain: boolean }) {
  const platform = usePlatform()
  const { api, auth, db } = platform
  const act = useAct()
  const owner = auth.status === 'member' ? auth.user.id : null
  const [asked, setAsked] = useState(() => ({ plan, seed: newSeed() }))
  const saved = useQuery({
    queryKey: [owner, 'saved-recipes'],
    queryFn: () => savedRecipes(db, owner ?? ''),
    enabled: owner !== null,
  })
  // Kept while others are loading: a dish that is being written continues.
  const [recipesLeft, setRecipesLeft] = useState<number>()
  const writing = useWriting(plan, slot, setRecipesLeft)
  const candidates = useQuery({
    queryKey: [owner, 'candidates', slot.id, asked.seed],
    queryFn: async ({ signal }) => {
      const pantry = await pantryOf(platform).catch(() => [])
      const own = owner ? await savedRecipes(db, owner).catch(() => []) : []
      const found = await askCandidates(api, requestOf(asked.plan, asked.seed, own, pantry), slot.id, signal)
      setRecipesLeft(found.recipesLeft)
      return found
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const choose = (dish: PlannedDish, portion: Portion) => {
    onClose()
    act((now) => put(now, slot.id, dish, portion))
  }
  const stands = dishIn(plan, slot)
  const props = { plan, slot, onChoose: choose }
  const others = dishesOfWeek(plan, slot).filter(({ id }) => id !== stands?.id)
  return (
    <Dialog
      open
      size="l"
      className={styles.wide ?? ''}
      onOpenChange={onClose}
      title={isAgain ? `Something else for ${placeWords(slot)}` : `Add ${placeWords(slot)}`}
    >
      {isAgain && (
        <p>Now: {titleIn(plan, slot)}. Your choice will be locked, and Undo brings this one back.</p>
      )}
      <section aria-label="Suggestions" aria-busy={candidates.isPending}>
        {candidates.isPending && <Skeleton label="Looking for dishes that fit" lines={6} />}
        {candidates.isError && (
          <LoadFailed title="We couldn’t look for dishes just now." onRetry={() => void candidates.refetch()}>
            {isAppError(candidates.error) ? candidates.error.message : 'Your week hasn’t changed.'}
          </LoadFailed>
        )}
        {(candidates.data || writing.dishes.length > 0) && (
          <ul className={styles.candidates}>
            {candidates.data?.candidates.map(({ dish, portion, why }) => (
              <Candidate key={dish.id} {...props} dish={dish} portion={portion} why={why} />
            ))}
            {writing.dishes.map((dish) => (
              <Candidate
                key={dish.id}
                {...props}
                dish={dish}
                portion={slot.portion}
                why={originWords(dish)}
              />
            ))}
          </ul>
        )}
        {candidates.data && (
          <>
            {candidates.data.candidates.length === 0 && <p>None of our dishes fits your rules here.</p>}
            {candidates.data.shortfalls.map(({ cause }) => (
              <p key={cause}>{cause}</p>
            ))}
            <Button variant="quiet" onClick={() => setAsked({ plan, seed: newSeed() })}>
              Show Other Dishes
            </Button>
          </>
        )}
        {recipesLeft !== undefined && (
          <WriteWithAi
            plan={plan}
            slot={slot}
            writing={writing}
            left={recipesLeft}
            hasRoom={memberMayGenerate(saved.data?.length ?? 0)}
          />
        )}
      </section>
      {saved.data && saved.data.length > 0 && (
        <section aria-labelledby="own-recipes">
          <h3 id="own-recipes">Your saved recipes</h3>
          <ul className={styles.candidates}>
            {saved.data.map(({ id, recipe }) => (
              <Candidate
                key={id}
                {...props}
                dish={{ id: copyOf(id), from: { kind: 'saved', recipe: id }, recipe }}
                portion={slot.portion}
              />
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="dishes-of-week">
          <h3 id="dishes-of-week">Also in this week</h3>
          <ul className={styles.short}>
            {others.map((dish) => (
              <li key={dish.id}>
                <button type="button" className={styles.place} onClick={() => choose(dish, slot.portion)}>
                  <span className={styles.placeDish}>{dish.recipe.title}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}

/** What the week cooks at similar meals: a lunch can be a dinner, and a breakfast cannot. */
function dishesOfWeek(plan: Plan, { meal }: Slot): PlannedDish[] {
  const alike: readonly Meal[] = meal === 'Lunch' || meal === 'Dinner' ? ['Lunch', 'Dinner'] : [meal]
  const cooked = plan.slots.filter((slot) => alike.includes(slot.meal))
  return [...new Set(cooked.flatMap((slot) => cookingDish(plan, slot) ?? []))]
}

/** Who wrote it, and what it misses in the request by our count. */
const originWords = ({ recipe }: PlannedDish): string => {
  const { notice, brief } = recipe.figures.origin
  const missed = brief?.answers.filter(({ held }) => !held) ?? []
  return [notice, ...missed.map(({ text }) => text)].join(' ')
}

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** The plan's copy of a saved recipe has its own id: one per visit, however often the dialog renders. */
const copies = new Map<string, string>()
function copyOf(saved: string): string {
  const id = copies.get(saved) ?? randomUuid()
  copies.set(saved, id)
  return id
}
