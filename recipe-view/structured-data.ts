import { BRAND } from '@evenplate/domain/brand'
import { nutritionInformationOf } from '@evenplate/domain/nutrition-information'
import type { Figures, Recipe } from '@evenplate/domain/recipe'

/** A recipe with its request. */
export type DatedRecipe = Recipe & {
  /** "Dinner" or "dinner"; null if none was chosen. */
  mealType: string | null
  dietary: readonly string[]
  /** ISO 8601. */
  createdAt: string
}

/**
 * schema.org Recipe as Google documents it ("Recipe structured data": name and image required; author,
 * datePublished, description, times, keywords, yield, category, cuisine, nutrition, ingredients and
 * instructions recommended). No video and no ratings: there are none.
 * @param origin of the site, e.g. `https://evenplate.example`; images need whole addresses
 * @param url whole address of the recipe's own page, where it has one
 */
export function structuredData(recipe: DatedRecipe, origin: string, url?: string): object {
  const { mealType, dietary, createdAt } = recipe
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    ...(url && { url, mainEntityOfPage: url }),
    image: IMAGE_SHAPES.map((shape) => `${origin}/plates/${plateName(recipe.figures.plate)}-${shape}.png`),
    ...authorOf(recipe, origin),
    datePublished: createdAt.slice(0, 10),
    description: recipe.description,
    prepTime: duration(recipe.prepTime),
    cookTime: duration(recipe.cookTime),
    totalTime: duration(recipe.prepTime + recipe.cookTime),
    keywords: ['blood sugar friendly', ...dietary, ...(mealType ? [mealType.toLowerCase()] : [])].join(', '),
    recipeYield: `${recipe.servings} ${recipe.servings === 1 ? 'serving' : 'servings'}`,
    ...(mealType && { recipeCategory: capitalised(mealType) }),
    ...cuisineOf(recipe),
    ...nutritionInformationOf(recipe.figures),
    recipeIngredient: recipe.ingredients,
    recipeInstructions: recipe.instructions.map((text, index) => ({
      '@type': 'HowToStep',
      name: nameOfStep(text, index),
      text,
    })),
  }
}

/** A recipe that somebody brought belongs to its source, not to us. */
function authorOf({ brought }: Recipe, origin: string): object {
  if (!brought) return { author: { '@type': 'Organization', name: BRAND.name, url: origin } }
  const { author, name, url } = brought.source ?? {}
  return {
    ...(author && { author: { '@type': 'Person', name: author } }),
    ...(!author && name && { author: { '@type': 'Organization', name } }),
    ...(url && { isBasedOn: url }),
  }
}

const IMAGE_SHAPES = ['1x1', '4x3', '16x9'] as const

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * File name of the plate's picture, without shape and extension: whole percents that sum to 100, e.g. `42-33-20-5`. A
 * dish without weights gets the picture of a balanced plate.
 */
export function plateName(plate: Figures['plate']): string {
  if (!plate) return '50-25-25-0'
  const exact = [plate.vegetables, plate.protein, plate.carbohydrate, plate.other].map((share) => share * 100)
  const percents = exact.map(Math.floor)
  const missing = 100 - percents.reduce((sum, percent) => sum + percent, 0)
  const byRest = exact.map((share, index) => ({ index, rest: share % 1 })).sort((a, b) => b.rest - a.rest)
  for (const { index } of byRest.slice(0, missing)) percents[index]! += 1
  return percents.join('-')
}

function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`
}

const CUISINES = [
  'American',
  'Chinese',
  'French',
  'Greek',
  'Indian',
  'Italian',
  'Japanese',
  'Korean',
  'Lebanese',
  'Mediterranean',
  'Mexican',
  'Middle Eastern',
  'Moroccan',
  'Spanish',
  'Thai',
  'Turkish',
  'Vietnamese',
] as const

/** Known only if the dish says so itself. */
function cuisineOf({ title, description }: Recipe): object {
  const text = `${title} ${description}`
  const recipeCuisine = CUISINES.find((cuisine) => new RegExp(`\\b${cuisine}\\b`, 'i').test(text))
  return recipeCuisine ? { recipeCuisine } : {}
}

/** The step's first clause, if it is short enough for a name. */
function nameOfStep(text: string, index: number): string {
  const clause =
    text
      .split(/[,.;:!]\s/)[0]
      ?.replace(/[.;:!]$/, '')
      .trim() ?? ''
  return clause.length > 0 && clause.length <= 60 ? clause : `Step ${index + 1}`
}
