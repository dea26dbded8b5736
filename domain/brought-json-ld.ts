import type { BroughtRecipe } from './brought-recipe.ts'
import { RECORD } from './our-file.ts'

/**
 * A recipe in schema.org's format, for any other program; facts it has no property for are in a property of ours.
 * @param nutrition its NutritionInformation, or none
 */
export const jsonLdOf = (recipe: BroughtRecipe, nutrition: object): object => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: recipe.title || 'Recipe',
  ...(recipe.description && { description: recipe.description }),
  ...(recipe.source?.author && { author: { '@type': 'Person', name: recipe.source.author } }),
  ...(recipe.source?.url && { isBasedOn: recipe.source.url }),
  ...(recipe.source?.name && { publisher: { '@type': 'Organization', name: recipe.source.name } }),
  ...duration('prepTime', recipe.minutes.prep),
  ...duration('cookTime', recipe.minutes.cook),
  ...duration('totalTime', recipe.minutes.total),
  recipeYield: [
    ...(recipe.servings === null
      ? []
      : [`${recipe.servings} ${recipe.servings === 1 ? 'serving' : 'servings'}`]),
    ...(recipe.yieldText ? [recipe.yieldText] : []),
  ],
  recipeIngredient: recipe.lines.map(({ text }) => text),
  recipeInstructions: recipe.steps.map((text) => ({ '@type': 'HowToStep', text })),
  ...nutrition,
  ...(recipe.language && { inLanguage: recipe.language }),
  additionalProperty: [{ '@type': 'PropertyValue', propertyID: RECORD, value: JSON.stringify(recipe) }],
})

function duration(name: string, minutes: number | null): object {
  if (minutes === null) return {}
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  return { [name]: `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}` }
}

/** JSON that is also safe inside a page: no text in it can end a script. */
export const jsonFileOf = (recipes: readonly object[]): string =>
  `${JSON.stringify(recipes.length === 1 ? recipes[0] : recipes, null, 2).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}\n`
