import { BROUGHT, type BroughtLine } from './brought-parts.ts'
import type { BroughtRecipe } from './brought-recipe.ts'
import { dishLinesOf, NO_STEPS, NO_TITLE, timesOf, tipsOf } from './brought-record.ts'
import type { Recipe } from './recipe.ts'

/**
 * One of our recipes in a form that can be brought again. A brought recipe comes back as it was, with its words and
 * corrections, unless somebody has changed it since. Changed texts, and our own dishes, use the current texts.
 */
export function broughtOf(recipe: Omit<Recipe, 'figures' | 'nutritionalInfo'>): BroughtRecipe {
  const { brought, title, description, servings, ingredients, instructions, tips, prepTime, cookTime } =
    recipe
  const lines = brought && isAsBrought(recipe) ? brought : linesNow(ingredients)
  const times = brought && timesOf(brought.minutes)
  const isTimed = times && times.prepTime === prepTime && times.cookTime === cookTime
  return {
    title: title === NO_TITLE ? '' : title.slice(0, BROUGHT.titleLength),
    description: description.slice(0, BROUGHT.textLength),
    lines: lines.lines,
    mends: lines.mends,
    steps: isSame(instructions, [NO_STEPS])
      ? []
      : instructions.slice(0, BROUGHT.steps).map((step) => step.slice(0, BROUGHT.stepLength)),
    servings,
    yieldText: brought?.yieldText ?? '',
    minutes:
      brought && isTimed ? brought.minutes : { prep: prepTime, cook: cookTime, total: prepTime + cookTime },
    source: brought?.source ?? null,
    published: brought?.published ?? null,
    notes:
      brought && isSame(tipsOf(brought), tips)
        ? brought.notes
        : tips.slice(0, BROUGHT.notes).map((tip) => tip.slice(0, BROUGHT.textLength)),
    language: brought ? brought.language : 'en',
  }
}

/** Whether a dish's lines still match the lines it was brought with. */
export const isAsBrought = ({ brought, ingredients }: Pick<Recipe, 'brought' | 'ingredients'>): boolean =>
  brought !== undefined && isSame(dishLinesOf(brought), ingredients)

const linesNow = (ingredients: readonly string[]): Pick<BroughtRecipe, 'lines' | 'mends'> => ({
  lines: ingredients.map(
    (text): BroughtLine => ({
      kind: HEADING.test(text) ? 'heading' : 'ingredient',
      text: text.slice(0, BROUGHT.lineLength),
    }),
  ),
  mends: [],
})

const HEADING = /^[^\d:]{2,60}:$/

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at])
