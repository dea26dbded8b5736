import type { BringCountReply, BringCountRequest, RememberedFood } from '@evenplate/domain/brought-recipe'
import {
  type BroughtRecord,
  DISH_LINES,
  NO_STEPS,
  NO_TITLE,
  placedLinesOf,
  timesOf,
  tipsOf,
} from '@evenplate/domain/brought-record'
import { plainText } from '@evenplate/domain/draft'
import { AppError } from '@evenplate/domain/errors'
import { nutritionalInfoOf } from '@evenplate/domain/nutritional-info'
import type { Profile } from '@evenplate/domain/profile'
import { differencesOf } from '@evenplate/domain/published-differences'
import type { Recipe } from '@evenplate/domain/recipe'
import type { Steps } from '@evenplate/domain/steps'
import { addressOf } from '@evenplate/recipe-import/text/address-of'
import { dietsKept } from '../brief/answering/kind-of.ts'
import { countForOwner } from '../counting/count.ts'
import { NOTICES } from '../providers/notices.ts'
import { type Mended, mendedIn } from './mended.ts'
import { understoodIn } from './understood.ts'

type RecipeToCount = Pick<BringCountRequest, 'recipe' | 'servings'>

/**
 * Counts a recipe that a person brought, line by line, with their corrections: it is theirs, so nothing in it is
 * refused. Its text is cleaned like a model's, since a stranger wrote it. In steps of about one line each.
 * @param remembered what this person said about foods earlier
 * @throws AppError `invalid_request` if there is no line to count, or more than can be saved
 */
export function* countBroughtInSteps(
  { recipe, servings }: RecipeToCount,
  remembered: readonly RememberedFood[],
  profile: Profile | null,
): Steps<BringCountReply> {
  const lines = (yield* cleaned(recipe.lines.map(({ text }) => text))).map((text, at) => ({
    kind: recipe.lines[at]?.kind ?? 'ingredient',
    text,
  }))
  const mended = yield* mendedIn(lines, recipe.mends, remembered, recipe.language)
  const record = recordOf(recipe, lines, mended)
  const placed = placedLinesOf(record)
  mustBeCountable(placed.map(({ at }) => lines[at]?.kind))
  const text = {
    title: plainText(recipe.title) || NO_TITLE,
    description: plainText(recipe.description),
    servings,
    ingredients: placed.map((line) => line.text),
    instructions: stepsOf(yield* cleaned(recipe.steps)),
    tips: tipsOf(record),
  }
  const made = { provider: 'brought', notice: NOTICES.brought } as const
  const { figures, conflicts } = yield* countForOwner(text, made, profile)
  const leftOut = mended.mends.filter((mend) => mend.leftOut).map(({ line }) => lines[line]?.text ?? '')
  return {
    lines: yield* understoodIn({ lines, placed, figures, mended }),
    dish: {
      ...text,
      ...timesOf(recipe.minutes),
      nutritionalInfo: nutritionalInfoOf(figures),
      kind: kindOf(text, figures),
      brought: record,
      figures,
    },
    conflicts,
    differences: differencesOf({
      published: recipe.published,
      figures,
      servings,
      read: recipe.servings,
      leftOut,
    }),
  }
}

const recordOf = (
  recipe: RecipeToCount['recipe'],
  lines: BroughtRecord['lines'],
  { mends, rewritten }: Mended,
): BroughtRecord => ({
  source: recipe.source && {
    name: recipe.source.name && plainText(recipe.source.name),
    author: recipe.source.author && plainText(recipe.source.author),
    url: addressOf(recipe.source.url),
  },
  lines,
  mends,
  rewritten,
  yieldText: plainText(recipe.yieldText),
  minutes: recipe.minutes,
  published: recipe.published,
  notes: recipe.notes.map(plainText).filter(Boolean),
  language: recipe.language,
})

function* cleaned(texts: readonly string[]): Steps<string[]> {
  const plain: string[] = []
  for (const text of texts) {
    plain.push(plainText(text))
    yield
  }
  return plain
}

function stepsOf(steps: readonly string[]): string[] {
  const said = steps.filter(Boolean)
  return said.length > 0 ? said : [NO_STEPS]
}

function mustBeCountable(kinds: readonly ('ingredient' | 'heading' | undefined)[]): void {
  const count = kinds.filter((kind) => kind === 'ingredient').length
  const message =
    count === 0
      ? 'No ingredient is left. Keep at least one.'
      : count > DISH_LINES
        ? `This recipe has ${count} ingredients, and we count ${DISH_LINES} at most. Please leave ${count - DISH_LINES} of them out.`
        : null
  if (message) throw new AppError('invalid_request', { field: 'recipe.lines', message })
}

/** A few bites are not a dinner. Diets are those its counted foods follow, whatever the title says. */
function kindOf(
  text: Parameters<typeof dietsKept>[1],
  figures: Recipe['figures'],
): NonNullable<Recipe['kind']> {
  const { calories } = figures.perServing
  return {
    mealType: calories !== null && calories < 200 ? 'Snack' : 'Dinner',
    dietary: dietsKept({ allergies: [], diets: [], avoid: [] }, text, figures),
  }
}
