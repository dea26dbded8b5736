import type { Obstacles } from '@evenplate/domain/brief'
import { AppError, type ErrorCode } from '@evenplate/domain/errors'
import type { Recipe } from '@evenplate/domain/recipe'
import type { PartialRecipe } from '@evenplate/domain/recipe-events'
import { browserDevice } from '@evenplate/platform/device/browser-device'
import { FakeShell, fakeApi, fakeMember, fakePlatform, MEMBER_ID } from '@evenplate/platform/fake'
import { fakeDb } from '@evenplate/platform/fake-db'
import { READINGS, SALMON } from '@evenplate/recipe-view/testing/recipes'
import { useState } from 'react'
import { forgetRecent, noteMade } from '../builder/recent-recipes.ts'
import { queryClient } from '../data/queries.ts'
import { writeUsage } from '../data/usage.ts'
import remote from '../remote.tsx'
import type { Made } from '../state/build.ts'
import { type Draft, EMPTY_DRAFT } from '../state/draft.ts'
import { useBuilder } from '../state/store.ts'
import { replyOf } from './reply.ts'

export type StoryBuilderProps = {
  at?: string
  draft?: Partial<Draft>
  /** The last finished recipe. */
  last?: Recipe
  /** What a guest made on this device, the oldest first. */
  recent?: Recipe[]
  /** Recipes that a member keeps; undefined for a guest. */
  saved?: number
  /** Recipes that a guest has had today. */
  used?: number
  kitchen?: Kitchen
}

/** What becomes of an order: it stays on the stove, is repaired, served, or fails. */
export type Kitchen = 'cooks' | 'repairs' | 'serves' | 'reads' | ErrorCode

/** The builder on the platform's fake, from a state that a story names. */
export function StoryBuilder({ at = '/recipe-builder', kitchen = 'cooks', ...state }: StoryBuilderProps) {
  const [platform] = useState(() => {
    begin(state)
    const { saved } = state
    const rows = Array.from({ length: saved ?? 0 }, (_, index) => ({ id: `${index}`, user_id: MEMBER_ID }))
    const db = fakeDb({ tables: { recipes: rows } })
    return fakePlatform({
      auth: saved === undefined ? { status: 'guest' } : fakeMember(),
      db: () => db,
      api: fakeApi({ stream: (_path, _body, options) => cook(kitchen, options?.signal) }),
    })
  })
  return <FakeShell page={remote.pages['recipe-builder']} platform={platform} at={at} />
}

/** Everything the builder keeps outside of itself. */
function begin({ draft, last, recent = [], used = 0 }: StoryBuilderProps): void {
  queryClient.clear()
  sessionStorage.clear()
  forgetRecent(browserDevice)
  for (const recipe of recent) noteMade(browserDevice, madeOf(recipe, recipe.title))
  writeUsage(browserDevice, used, new Date())
  useBuilder.setState({
    ...useBuilder.getInitialState(),
    draft: { ...EMPTY_DRAFT, ...draft },
    last: last ? madeOf(last) : null,
  })
}

const madeOf = (recipe: Recipe, id = 'a-recipe'): Made => ({
  id,
  at: new Date().toISOString(),
  recipe,
  changes: [],
  mealType: 'Dinner',
  dietary: ['low-carb'],
  saved: false,
  generation: 'a-generation',
  request: { mode: 'free', text: 'Lemon salmon, at most 35 g of carbs' },
})

const { title, description, ingredients, instructions } = SALMON
const PARTIAL: Partial<PartialRecipe> = {
  title,
  description,
  ingredients,
  instructions: instructions.slice(0, 2),
}

const IN_THE_WAY: Partial<Record<ErrorCode, Obstacles>> = {
  cannot_be_done: {
    obstacles: ['The rice alone is 45 g; 20 g are left.'],
    ways: [
      { label: 'Beans instead of rice, 19 g', choice: 'food:rice:black-beans' },
      { label: 'Butter chicken with 45 g', choice: 'drop:limit:carbs:at-most' },
    ],
  },
  not_understood: { obstacles: [], ways: [{ label: 'A dinner with chicken', choice: 'dish:roast-chicken' }] },
}

async function* cook(kitchen: Kitchen, signal?: AbortSignal): AsyncGenerator<unknown, void> {
  if (kitchen === 'serves') return yield { event: 'recipe', data: replyOf(SALMON) }
  if (kitchen !== 'cooks' && kitchen !== 'repairs' && kitchen !== 'reads')
    return yield {
      event: 'error',
      data: { code: kitchen, message: new AppError(kitchen).message, ...IN_THE_WAY[kitchen] },
    }
  if (kitchen === 'reads') yield { event: 'brief', data: { readings: READINGS } }
  yield { event: 'partial', data: PARTIAL }
  if (kitchen === 'repairs') yield { event: 'status', data: { stage: 'repairing' } }
  await new Promise((resolve) => signal?.addEventListener('abort', resolve))
}
