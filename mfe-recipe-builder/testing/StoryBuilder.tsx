import type { Obstacles } from '@evenplate/domain/brief'
import { AppError, type ErrorCode } from '@evenplate/domain/errors'
import type { Recipe } from '@evenplate/domain/recipe'
import type { PartialRecipe } from '@evenplate/domain/recipe-events'
import { browserDevice } from '@evenplate/platform/device/browser-device'
import { FakeShell, fakeApi, fakeMember, fakePlatform, MEMBER_ID } from '@evenplate/platform/fake'
import { fakeDb } from '@evenplate/platform/fake-db'
import { READINGS, SALMON } from '@evenplate/recipe-view/testing/recipes'
import { writeUsage } from '@evenplate/saved-recipe/guest-usage'
import { useState } from 'react'
import { forgetRecent, storeRecent } from '../builder/recent-recipes.ts'
import { queryClient } from '../data/queries.ts'
import remote from '../remote.tsx'
import { EMPTY_FORM } from '../state/builder-form.ts'
import type { GeneratedRecipe } from '../state/builder-state.ts'
import { useBuilder } from '../state/store.ts'
import { replyOf } from './reply.ts'
import { STATES, type StateName, type StoryState } from './story-states.ts'

export type StoryBuilderProps = {
  at?: string
  state?: StateName
  gateway?: GatewayReply
}

/** How the gateway answers: it stays busy, repairs the recipe, sends it, sends its reading, or fails. */
export type GatewayReply = 'cooks' | 'repairs' | 'serves' | 'reads' | ErrorCode

/** The builder on the fake platform, from a state that a story names. */
export function StoryBuilder({
  at = '/recipe-builder',
  gateway = 'cooks',
  state: name = 'guest who begins',
}: StoryBuilderProps) {
  const [platform] = useState(() => {
    const state: StoryState = STATES[name]
    begin(state)
    const { saved } = state
    const rows = Array.from({ length: saved ?? 0 }, (_, index) => ({ id: `${index}`, user_id: MEMBER_ID }))
    const db = fakeDb({ tables: { recipes: rows } })
    return fakePlatform({
      auth: saved === undefined ? { status: 'guest' } : fakeMember(),
      db: () => db,
      api: fakeApi({ stream: (_path, _body, options) => answer(gateway, options?.signal) }),
    })
  })
  return <FakeShell page={remote.pages['recipe-builder']} platform={platform} at={at} />
}

/** Sets all state that the builder has outside React. */
function begin({ draft, last, recent = [], used = 0 }: StoryState): void {
  queryClient.clear()
  sessionStorage.clear()
  forgetRecent(browserDevice)
  for (const recipe of recent) storeRecent(browserDevice, generatedOf(recipe, recipe.title))
  writeUsage(browserDevice, used, new Date())
  useBuilder.setState({
    ...useBuilder.getInitialState(),
    draft: { ...EMPTY_FORM, ...draft },
    last: last ? generatedOf(last) : null,
  })
}

const generatedOf = (recipe: Recipe, id = 'a-recipe'): GeneratedRecipe => ({
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

async function* answer(gateway: GatewayReply, signal?: AbortSignal): AsyncGenerator<unknown, void> {
  if (gateway === 'serves') return yield { event: 'recipe', data: replyOf(SALMON) }
  if (gateway !== 'cooks' && gateway !== 'repairs' && gateway !== 'reads')
    return yield {
      event: 'error',
      data: { code: gateway, message: new AppError(gateway).message, ...IN_THE_WAY[gateway] },
    }
  if (gateway === 'reads') yield { event: 'brief', data: { readings: READINGS } }
  yield { event: 'partial', data: PARTIAL }
  if (gateway === 'repairs') yield { event: 'status', data: { stage: 'repairing' } }
  await new Promise((resolve) => signal?.addEventListener('abort', resolve))
}
