import { AppError, type ErrorCode } from '@evenplate/domain/errors'
import {
  candidatesRequest,
  type FillReply,
  type FillRequest,
  fillRequest,
  type Shortfall,
} from '@evenplate/meal-plan/fill'
import type { Meal } from '@evenplate/meal-plan/rules'
import { fakeApi } from '@evenplate/platform/fake'
import type { FakeModel } from './fake-model.ts'
import { CHILI, CURRY, LENTILS, OATS, PASTA, YOGURT } from './sample-dishes.ts'
import { fullWeek } from './sample-week.ts'

/** How the gateway answers: it fills, fills with a meal left over, never answers, or refuses. */
export type GatewayReply = 'fills' | 'falls short' | 'waits' | ErrorCode

/**
 * A gateway that fills each week the same way, from the dishes of the sample week.
 * @param asked receives its requests
 * @param model writes recipes; without it none is configured
 */
export const fakeGateway = (
  reply: GatewayReply = 'fills',
  asked: FillRequest[] = [],
  model?: Pick<FakeModel, 'left' | 'stream'>,
) =>
  fakeApi({
    stream: model?.stream,
    post(path, body) {
      if (reply === 'waits') return new Promise<never>(() => {})
      if (reply !== 'fills' && reply !== 'falls short') throw new AppError(reply)
      if (path === '/meal-plan-calendar') return 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
      return path === '/meal-plans/candidates'
        ? { ...candidatesOf(candidatesRequest.parse(body)), ...(model && { recipesLeft: model.left }) }
        : filled(noted(fillRequest.parse(body), asked), reply === 'falls short')
    },
  })

function noted(request: FillRequest, asked: FillRequest[]): FillRequest {
  asked.push(request)
  return request
}

function filled({ slots, rules }: ReturnType<typeof fillRequest.parse>, isShort: boolean): FillReply {
  const sample = fullWeek()
  const nth = new Map<Meal, number>()
  const answers = slots.map((slot) => {
    const at = nth.get(slot.meal) ?? 0
    nth.set(slot.meal, at + 1)
    const like = sample.slots.filter(({ meal }) => meal === slot.meal)[at % 7]
    const isEmpty = isShort && slot.meal === 'Lunch' && at < 2
    const content = isEmpty || like?.content?.kind !== 'dish' ? null : like.content
    return { id: slot.id, content, portion: slot.portion, why: content && (like?.why ?? null) }
  })
  const shortfall: Shortfall = {
    slots: slots
      .filter(({ meal }) => meal === 'Lunch')
      .slice(0, 2)
      .map(({ id }) => id),
    cause: 'Lunch 30 ± 5 g: two dishes fit, and four lunches are open.',
    loosening: { says: 'Widen lunch to ± 8 g', rules: { ...rules, avoid: 'nothing more' } },
  }
  return {
    slots: answers,
    dishes: Object.values(sample.dishes),
    shortfalls: isShort ? [shortfall] : [],
    left: 9,
  }
}

function candidatesOf({ slots, slot }: ReturnType<typeof candidatesRequest.parse>) {
  const isBreakfast = slots.find(({ id }) => id === slot)?.meal === 'Breakfast'
  const dishes = isBreakfast ? [OATS, YOGURT, LENTILS] : [LENTILS, CURRY, PASTA, CHILI].slice(0, 3)
  return {
    candidates: dishes.map((dish) => ({
      dish,
      portion: 1,
      why: 'Inside the budget, and nothing like it that day.',
    })),
    shortfalls: [],
    left: 9,
  }
}
