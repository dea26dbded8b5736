import { jsonFileOf, jsonLdOf } from '@evenplate/domain/brought-json-ld'
import { broughtOf } from '@evenplate/domain/brought-of'
import { isAtLeast } from '@evenplate/domain/left-out'
import { NUTRIENTS } from '@evenplate/domain/nutrients'
import { nutritionInformationOf } from '@evenplate/domain/nutrition-information'
import { withRecord } from '@evenplate/domain/our-file'
import type { Figures, Recipe } from '@evenplate/domain/recipe'

export type ExportFormat = 'json' | 'markdown'
export type ExportedFile = { name: string; type: string; text: string }

/** Recipes as a file that other programs, people and our own builder can read: importing it again loses nothing. */
export function exportedFile(recipes: readonly Recipe[], format: ExportFormat): ExportedFile {
  const [first] = recipes
  const name = recipes.length === 1 && first ? fileNameOf(first.title) : 'evenplate-recipes'
  return format === 'json'
    ? {
        name: `${name}.json`,
        type: 'application/ld+json',
        text: jsonFileOf(
          recipes.map((recipe) => jsonLdOf(broughtOf(recipe), nutritionInformationOf(recipe.figures))),
        ),
      }
    : {
        name: `${name}.md`,
        type: 'text/markdown;charset=utf-8',
        text: recipes.map((recipe) => withRecord(broughtOf(recipe), numbersOf(recipe.figures))).join('\n'),
      }
}

/** Figures of one serving, one line each: unknown ones are left out. */
function numbersOf(figures: Figures): string[] {
  const { perServing, basis } = figures
  const estimate = basis === 'model' ? ' (AI estimate)' : ''
  const nutrients = NUTRIENTS.flatMap(({ key, label, unit }) => {
    const value = perServing[key]
    const least = isAtLeast(figures, key) ? 'at least ' : ''
    return value === null ? [] : [`${label}: ${least}${value} ${unit}${estimate}`]
  })
  const load = perServing.glycemicLoad
  return [...nutrients, ...(load === null ? [] : [`Glycemic load: ${load}`])]
}

/** A name that every computer accepts: letters, digits and dashes. */
function fileNameOf(title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
  return name || 'recipe'
}
