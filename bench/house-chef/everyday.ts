import { performance } from 'node:perf_hooks'
import { briefOf } from '@evenplate/api-gateway/brief/reading/brief-of'
import { mustBeUnderstood } from '@evenplate/api-gateway/brief/reading/understood'
import { DISHES } from '@evenplate/api-gateway/dish-book/dishes/all-dishes'
import { mustBeAllowed } from '@evenplate/api-gateway/providers/house-chef/compose'
import { houseChef } from '@evenplate/api-gateway/providers/house-chef/index'
import { rulesOf } from '@evenplate/api-gateway/safety/rules-of'
import { readDraft } from '@evenplate/domain/draft'
import { AppError } from '@evenplate/domain/errors'
import { type RecipeRequest, recipeRequest } from '@evenplate/domain/request'
import { figuresOf } from '@evenplate/nutrition/figures/figures'
import { REQUESTS } from '../requests/requests.ts'

/** Milliseconds, by the outcome of a request. `read`: only the reading, whatever the outcome. */
export type Waits = { cooked: number[]; told: number[]; read: number[] }

/** The work a visitor waits for: the request is read, planned, composed and counted, each as the gateway does it. */
export async function everydayWaits(): Promise<Waits> {
  const waits: Waits = { cooked: [], told: [], read: [] }
  for (const [at, row] of REQUESTS.entries()) {
    const request = recipeRequest.parse(row.request)
    const started = performance.now()
    const read = () => waits.read.push(performance.now() - started)
    const isCooked = await answered(request, `everyday ${at}`, read)
    waits[isCooked ? 'cooked' : 'told'].push(performance.now() - started)
  }
  return waits
}

/** Whether the request gave a dish; otherwise an obstacle was reported. */
async function answered(request: RecipeRequest, seed: string, read: () => void): Promise<boolean> {
  const chef = houseChef()
  try {
    const brief = briefOf(request, null, DISHES)
    read()
    mustBeUnderstood(brief, request, DISHES)
    const rules = rulesOf(request, brief, null)
    const task = { request, brief, rules, messages: [] }
    mustBeAllowed(brief, rules)
    chef.plan?.({ ...task, seed })
    let reply = ''
    for await (const piece of chef.write({ ...task, seed, turn: 0 }, new AbortController().signal))
      reply += piece
    figuresOf(readDraft(JSON.parse(reply)))
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
