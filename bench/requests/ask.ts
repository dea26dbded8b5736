import { houseChef } from '@evenplate/api-gateway/providers/house-chef/index'
import { memoryQuotas } from '@evenplate/api-gateway/testing/memory-store'
import { openTestGateway } from '@evenplate/api-gateway/testing/open-test-gateway'
import type { Recipe } from '@evenplate/domain/recipe'
import { recipeReply } from '@evenplate/domain/recipe-events'
import type { RecipeRequestInput } from '@evenplate/domain/request'
import * as z from 'zod'

/** Why a request cannot be met, reported before a recipe is made; `counted` if it used quota anyway. */
export type Telling = {
  kind: 'told'
  code: string
  message: string
  obstacles: string[]
  ways: { label: string; choice: string }[]
  counted: boolean
}
export type Answer =
  | { kind: 'dish'; recipe: Recipe }
  | Telling
  | { kind: 'failed'; status: number; code: string; message: string }

export type Ask = (request: RecipeRequestInput, choices?: readonly string[]) => Promise<Answer>

const TELLING_CODES = ['cannot_be_done', 'not_understood', 'dosing_question']

const refusal = z.object({
  code: z.string().default('none'),
  message: z.string().default(''),
  obstacles: z.array(z.string()).default([]),
  ways: z.array(z.object({ label: z.string(), choice: z.string() })).default([]),
})

/** A gateway with the house chef, quotas in memory and a stopped clock; each request comes from a new guest. */
export function openBench(): Ask {
  const quotas = memoryQuotas({ now: () => MORNING })
  const { app } = openTestGateway(houseChef(), {
    quotas,
    clock: () => MORNING,
    settings: { guestAddressLimit: Number.MAX_SAFE_INTEGER },
  })
  let guests = 0
  return async (request, choices = []) => {
    const before = quotas.rows.length
    guests += 1
    const response = await app.request('/api/recipes', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-guest-id': `bench-${String(guests).padStart(6, '0')}`,
      },
      body: JSON.stringify(choices.length > 0 ? { ...request, choices } : request),
    })
    const body: unknown = await response.json()
    if (response.status === 200) return { kind: 'dish', recipe: recipeReply.parse(body).recipe }
    const { code, message, obstacles, ways } = refusal.parse(body)
    if (response.status !== 422 || !TELLING_CODES.includes(code))
      return { kind: 'failed', status: response.status, code, message }
    return { kind: 'told', code, message, obstacles, ways, counted: quotas.rows.length > before }
  }
}

const MORNING = new Date('2026-11-21T10:00:00Z')
