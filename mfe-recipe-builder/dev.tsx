import { NO_NUTRITION } from '@evenplate/domain/nutrients'
/**
 * The recipe builder alone, without shell and gateway: a fake gateway slowly makes the same dish. The address chooses
 * what happens: `?as=member`, `?saved=4` (a member's saved recipes), `?fail=low_blood_sugar` (any error code),
 * `?repair`, `?basis=partial`.
 */
import type { Recipe } from '@evenplate/domain/recipe'
import { FakeShell, fakeApi, fakeMember, fakePlatform, MEMBER_ID } from '@evenplate/platform/fake'
import { fakeDb } from '@evenplate/platform/fake-db'
import '@evenplate/shared-ui/fonts.css'
import '@evenplate/shared-ui/tokens.css'
import { recipeWith } from '@evenplate/recipe-view/testing/recipes'
import { createRoot } from 'react-dom/client'
import remote from './remote.tsx'
import { fakeBring } from './testing/fake-bring.ts'
import { replyOf } from './testing/reply.ts'

const wish = new URLSearchParams(window.location.search)
const saved = Number(wish.get('saved') ?? 0)
const rows = Array.from({ length: saved }, (_, index) => ({ id: String(index), user_id: MEMBER_ID }))
const db = fakeDb({ tables: { recipes: rows } })

const platform = fakePlatform({
  auth: wish.get('as') === 'member' || saved > 0 ? fakeMember() : { status: 'guest' },
  db: () => db,
  api: fakeApi({ ...fakeBring(), stream: (_path, _body, options) => cook(options?.signal) }),
})

async function* cook(signal?: AbortSignal): AsyncGenerator<unknown, void> {
  const pause = async (ms: number) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    signal?.throwIfAborted()
  }
  yield { event: 'status', data: { stage: 'cooking' } }
  await pause(900)
  const code = wish.get('fail')
  if (code) return yield { event: 'error', data: { code, message: 'Something the kitchen said.' } }
  const recipe = dish()
  const { title, description, ingredients, instructions } = recipe
  if (wish.has('repair')) {
    yield { event: 'partial', data: { title: 'A first draft', ingredients: ['1 cup mushrooms'] } }
    await pause(1200)
    yield { event: 'status', data: { stage: 'repairing' } }
    await pause(1500)
  }
  for (let count = 1; count <= ingredients.length; count += 1) {
    yield { event: 'partial', data: { title, description, ingredients: ingredients.slice(0, count) } }
    await pause(500)
  }
  for (let count = 1; count <= instructions.length; count += 1) {
    yield {
      event: 'partial',
      data: { title, description, ingredients, instructions: instructions.slice(0, count) },
    }
    await pause(900)
  }
  yield { event: 'recipe', data: replyOf(recipe) }
}

function dish(): Recipe {
  const basis = wish.get('basis')
  if (basis === 'partial')
    return recipeWith({
      basis,
      impact: null,
      notCounted: ['3 cups broccoli florets'],
      claimed: { carbs: 20, differs: true },
    })
  if (basis === 'model')
    return recipeWith({
      basis,
      impact: null,
      perServing: {
        ...NO_NUTRITION,
        calories: 420,
        carbs: null,
        fiber: null,
        netCarbs: null,
        protein: 30,
        fat: 12,
        glycemicLoad: null,
      },
      plate: null,
    })
  return recipeWith({})
}

createRoot(document.getElementById('root') ?? document.body).render(
  <FakeShell
    page={remote.pages['recipe-builder']}
    platform={platform}
    at={`/recipe-builder${window.location.search}`}
    onGo={(to) => window.history.replaceState(null, '', to)}
  />,
)
