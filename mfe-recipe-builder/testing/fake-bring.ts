import {
  type BringCountRequest,
  type BringReply,
  type BringRequest,
  type BroughtRecipe,
  bringCountRequest,
  bringRequest,
  type Difference,
  type UnderstoodLine,
} from '@evenplate/domain/brought-recipe'
import { AppError, type ErrorCode } from '@evenplate/domain/errors'
import type { Recipe } from '@evenplate/domain/recipe'
import type { ShopFood } from '@evenplate/domain/shop-food'
import type { ApiOptions } from '@evenplate/platform/contract'
import { recipeWith, SALMON } from '@evenplate/recipe-view/testing/recipes'

/** A soup as somebody might have found it on a site. */
export const SOUP: BroughtRecipe = {
  title: 'Red Lentil Soup',
  description: 'Ready in half an hour.',
  lines: [
    { kind: 'ingredient', text: '200 g red lentils' },
    { kind: 'ingredient', text: '1 onion, chopped' },
    { kind: 'heading', text: 'For the dumplings' },
    { kind: 'ingredient', text: '100 g flour' },
    { kind: 'ingredient', text: '2 tsp zorgle' },
  ],
  steps: ['Cook the lentils with the onion for 20 minutes.', 'For the dumplings: Mix, and drop them in.'],
  servings: 4,
  yieldText: 'Serves 4',
  minutes: { prep: 10, cook: 20, total: 30 },
  source: { name: 'Soups of the World', url: 'https://soups.example/lentil', author: 'Ana' },
  published: null,
  notes: [],
  language: 'en',
  mends: [],
}

/** Grams of one line, and carbohydrate per gram. */
const FOODS: readonly (ShopFood & { words: string; weighs: number; carbs: number })[] = [
  food('red-lentils', 'red lentils', 'red lentils', 200, 0.6),
  food('onion', 'onion', 'onion', 110, 0.09),
  food('flour', 'wheat flour', 'flour', 100, 0.76),
  food('almond-flour', 'almond flour', 'almond flour', 100, 0.2),
]

function food(id: string, name: string, words: string, weighs: number, carbs: number) {
  return { id, name, aisle: 'other' as const, buy: { by: 'g' as const }, packages: [], words, weighs, carbs }
}

type Fake = {
  /** Answers in place of the soup. */
  read?: (request: BringRequest, signal?: AbortSignal) => BringReply | Promise<BringReply>
  differences?: Difference[]
  conflicts?: { rule: string; term: string }[]
  /** Failures of counts, in order: the first, the second. */
  countFails?: (ErrorCode | null)[]
}

/** A gateway that reads and counts one soup. */
export function fakeBring({ read, differences = [], conflicts = [], countFails = [] }: Fake = {}) {
  const reads: BringRequest[] = []
  const counts: BringCountRequest[] = []
  return {
    reads,
    counts,
    async post(path: string, body: unknown, options?: ApiOptions): Promise<unknown> {
      if (path === '/bring/read') {
        const request = bringRequest.parse(body)
        reads.push(request)
        return read?.(request, options?.signal) ?? { recipes: [SOUP], notUnderstood: [], left: 29 }
      }
      if (path !== '/bring/count') throw new Error(`nothing answers ${path}`)
      const request = bringCountRequest.parse(body)
      counts.push(request)
      const failure = countFails[counts.length - 1]
      if (failure) throw new AppError(failure)
      const lines = understoodIn(request)
      return { lines, dish: dishOf(request, lines), conflicts, differences }
    },
    get(path: string): unknown {
      const asked = new URLSearchParams(path.split('?')[1]).get('q') ?? ''
      return FOODS.filter(({ name }) => name.includes(asked)).map(
        ({ words: _, weighs: __, carbs: ___, ...one }) => one,
      )
    },
  }
}

const understoodIn = ({ recipe, remembered }: BringCountRequest): UnderstoodLine[] =>
  recipe.lines.flatMap(({ kind, text }, line) => {
    if (kind === 'heading') return []
    const mend = recipe.mends.find((one) => one.line === line)
    const read = FOODS.find(({ words }) => text.includes(words))
    const own = mend?.food ?? remembered.find(({ phrase }) => phrase === (read?.words ?? 'zorgle'))?.food
    const counted = own ? FOODS.find(({ id }) => id === own) : read
    const grams = counted ? (mend?.grams ?? counted.weighs) : null
    return [
      {
        line,
        text,
        food: counted ? { id: counted.id, name: counted.name } : null,
        grams,
        carbs: counted && grams !== null ? grams * counted.carbs : null,
        sure: own ? 'exact' : !counted ? 'unknown' : counted.id === 'onion' ? 'guess' : 'exact',
        phrase: read?.words ?? 'zorgle',
        note: counted?.id === 'onion' ? 'Weighed as one onion of middle size.' : '',
        leftOut: mend?.leftOut ?? false,
      },
    ]
  })

function dishOf({ recipe, servings }: BringCountRequest, lines: UnderstoodLine[]): Recipe {
  const inIt = lines.filter(({ leftOut }) => !leftOut)
  const carbs = inIt.reduce((sum, line) => sum + (line.carbs ?? 0), 0) / servings
  const notCounted = inIt.filter(({ sure }) => sure === 'unknown').map(({ text }) => text)
  const perServing = { ...SALMON.figures.perServing, carbs, glycemicLoad: carbs / 3 }
  return {
    ...recipeWith({ perServing, notCounted, basis: notCounted.length > 0 ? 'partial' : 'computed' }),
    title: recipe.title,
    servings,
    ingredients: inIt.map(({ text }) => text),
    instructions: recipe.steps,
  }
}
