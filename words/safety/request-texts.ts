import type { RecipeRequest } from '@evenplate/domain/request'
import { type HeardText, heardText } from './heard-text.ts'

/** Every text that a visitor wrote. Cached, since the checks for danger and care read the same words. */
export function textsOf(request: RecipeRequest): readonly HeardText[] {
  const texts = known.get(request) ?? writtenIn(request).map(heardText)
  known.set(request, texts)
  return texts
}

const known = new WeakMap<RecipeRequest, readonly HeardText[]>()

const writtenIn = (request: RecipeRequest): string[] =>
  request.mode === 'free'
    ? [request.text]
    : [
        request.challenges,
        request.bloodSugarRange,
        request.avoid,
        ...request.ingredients.map(({ name }) => name),
      ]
