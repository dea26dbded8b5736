import type { Way } from '@evenplate/domain/brief'
import { AppError } from '@evenplate/domain/errors'
import { type BookDish, idsOf } from '../../../dish-book/dish.ts'
import { capital, isPlural } from '../building/cooking.ts'
import type { FailedAttempt } from './attempt.ts'
import { contradictionIn } from './contradiction.ts'
import { foodEntry } from './food-entry.ts'
import { allergyWords, keptWay } from './kept-ways.ts'
import { nearDishes } from './near-dishes.ts'
import { smallerStarch } from './smaller-starch.ts'
import type { BookTask } from './task.ts'
import {
  besideKept,
  dietWays,
  dropWay,
  dropWays,
  firstThree,
  likeAlone,
  likeDishes,
  limitWays,
  looserWays,
  oneBoundLess,
  otherDishes,
  regionWays,
  standIns,
  swapWays,
  type TryAgain,
  three,
} from './ways-on.ts'
import { nothingHolds, sentenceOf, whyForbidden } from './why-not.ts'

/** @throws AppError `cannot_be_done` if the dish asked for is named after a food that an allergy excludes */
export function mustNotContradict(dish: BookDish, order: BookTask, tryAgain: TryAgain): void {
  const found = contradictionIn(dish, order)
  if (!found) return
  const { food, why, by } = found
  const from = idsOf(found.part)[0]!
  const ways = by
    .slice(0, 4)
    .values()
    .flatMap((id) => {
      const instead = [...order.brief.instead, { food: from, by: id }]
      const other = tryAgain({ ...order.brief, instead })
      return other ? [{ label: other.title, choice: `food:${from}:${id}` }] : []
    })
  throw failure(
    [
      `${dish.title} is made with ${foodEntry(food.id)?.name ?? food.name}, which ${'allergy' in why ? `doesn’t go with ${allergyWords(why.allergy)}` : `you asked to leave out`}.`,
    ],
    besideKept(
      keptWay(foodEntry(from)?.name ?? food.name, from, order, tryAgain),
      () => ways.take(2),
      () => otherDishes(order, tryAgain),
    ),
  )
}

/** @throws AppError `cannot_be_done` if a food is asked for that we do not know, or that the rules exclude */
export function knownFoods(order: BookTask, tryAgain: TryAgain): void {
  const uncounted = order.wanted.filter(({ ids }) =>
    ids.every((id) => foodEntry(id)?.food.per100g.carbs === null),
  )
  const unknown: { said: string; ids?: string[] }[] = [
    ...uncounted,
    ...order.brief.unknown.map((said) => ({ said })),
  ]
  if (unknown.length > 0)
    throw failure(
      unknown.map(
        ({ said, ids = [] }) =>
          `We don’t know ${ids.length > 0 ? `how much carbohydrate ${said} ${isPlural(said) ? 'have' : 'has'}` : said}, so we can’t count ${isPlural(said) ? 'them' : 'it'}.`,
      ),
      three(
        () =>
          uncounted.values().flatMap((food) => (food.ids.length > 0 ? standIns(food, order, tryAgain) : [])),
        () => unknown.flatMap(({ said }) => dropWay(order, said, `without ${said}`)),
        () => likeDishes(order, tryAgain),
      ),
    )
  allowedFoods(order, tryAgain)
}

/** @throws AppError `cannot_be_done` if the rules exclude a food that is asked for, whichever provider cooks */
export function allowedFoods(order: BookTask, tryAgain: TryAgain): void {
  const forbidden = order.wanted.filter(({ ids, entries }) => ids.length > 0 && entries.length === 0)
  if (forbidden.length > 0)
    throw failure(
      forbidden.map(
        (food) =>
          `${capital(food.said)} ${
            isPlural(food.said)
              ? whyForbidden(food, order)
                  .replace(/^is /, 'are ')
                  .replace(/^doesn’t /, 'don’t ')
              : whyForbidden(food, order)
          }.`,
      ),
      besideKept(
        forbidden.length === 1 ? keptWay(forbidden[0]!.said, forbidden[0]!.ids[0]!, order, tryAgain) : null,
        () => forbidden.values().flatMap((food) => standIns(food, order, tryAgain)),
        () => forbidden.flatMap(({ said }) => dropWay(order, said, `without ${said}`)),
        () => smallerStarch(order, tryAgain),
        () => dietWays(order, tryAgain),
        () => likeDishes(order, tryAgain),
      ),
    )
}

/** What prevents a request from being met, and up to three suggestions, each of them tried. */
export function cannotBeDone(order: BookTask, failed: FailedAttempt[], tryAgain: TryAgain): AppError {
  const { brief } = order
  if (brief.dish && failed.length === 0)
    return failure(
      [`${capital(brief.dish.said)} is not in our recipe book yet.`],
      firstThree(nearDishes(brief.dish.said, order), (dish) =>
        tryAgain({ ...brief, dish: { id: dish.id, said: dish.title } })
          ? { label: dish.title, choice: `dish:${dish.id}` }
          : null,
      ),
    )
  const nearest = nearestOf(failed)
  const obstacles =
    nearest && (brief.dish || nearest.attempt.why.kind !== 'food')
      ? [sentenceOf(nearest.dish, nearest.attempt.why, nearest.attempt.nearest, order)]
      : [nothingHolds(order)]
  const ways: Way[] = []
  const kinds = [
    () => (nearest ? swapWays(nearest, order, tryAgain) : []),
    () => limitWays(nearest, order, tryAgain),
    () => regionWays(order, tryAgain),
    () => dropWays(order, tryAgain),
    () => (brief.dish ? otherDishes(order, tryAgain) : []),
    () => smallerStarch(order, tryAgain),
    () => looserWays(order, tryAgain),
    () => (ways.length < 2 ? likeDishes(order, tryAgain) : []),
    () => (ways.length < 2 ? likeAlone(order, tryAgain) : []),
    () => (ways.length < 2 ? oneBoundLess(order) : []),
    () => (ways.length === 0 ? likeAlone(order, tryAgain, true) : []),
  ]
  const said = new Set<string>()
  for (const kind of kinds) {
    if (ways.length === 3) break
    for (const way of kind()) {
      if (!said.has(way.choice)) ways.push(way)
      said.add(way.choice)
      if (ways.length === 3) break
    }
  }
  return failure(obstacles, ways)
}

function failure(obstacles: string[], ways: Way[]): AppError {
  return new AppError('cannot_be_done', { message: obstacles.join(' '), details: { obstacles, ways } })
}

/** The dish that came closest: a narrowly missed limit before a food without a place. */
function nearestOf(failed: FailedAttempt[]): FailedAttempt | null {
  const worth = ({ attempt: { why, nearest } }: FailedAttempt): number =>
    why.kind === 'limit' && nearest ? nearest.misses : why.kind === 'minutes' ? 100 + why.minutes : 1000
  return failed.reduce<FailedAttempt | null>(
    (best, one) => (!best || worth(one) < worth(best) ? one : best),
    null,
  )
}
