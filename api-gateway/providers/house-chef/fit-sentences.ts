import type { Recipe } from '@evenplate/domain/recipe'
import type { BookPlate } from './book/cook-book-dish.ts'
import { foodEntry } from './book/food-entry.ts'
import { capital } from './building/cooking.ts'
import { and } from './building/lines.ts'
import { figuresOfOurs } from './wish/figures-of-ours.ts'

/** What changed in a dish, one sentence each. */
export function fitSentences(before: Recipe, plate: BookPlate): string[] {
  const had = new Set(before.figures.lines.flatMap(({ foodId }) => foodId ?? []))
  const has = new Set(plate.items.map(({ entry }) => entry.food.id))
  const gone = [...had].filter((id) => !has.has(id)).flatMap((id) => foodEntry(id)?.name ?? [])
  const come = plate.items.filter(({ entry }) => !had.has(entry.food.id)).map(({ name }) => name)
  const { carbs } = figuresOfOurs(plate).perServing
  const [was, is] = [Math.round(before.figures.perServing.carbs ?? 0), Math.round(carbs ?? 0)]
  const [took, takes] = [before.prepTime + before.cookTime, plate.prepTime + plate.cookTime]
  const sentences = [
    come.length > 0 && gone.length > 0
      ? `${capital(and(...come))} instead of ${and(...gone)}.`
      : gone.length > 0
        ? `Without the ${and(...gone)}.`
        : come.length > 0
          ? `With ${and(...come)}.`
          : '',
    ...(plate.servings === before.servings ? resized(before, plate) : []),
    plate.servings === before.servings ? '' : `For ${plate.servings} instead of ${before.servings}.`,
    was === is ? '' : `${is} g of carbs a serving instead of ${was} g.`,
    took === takes ? '' : `Takes ${takes} minutes instead of ${took}.`,
    before.figures.origin.dish && before.figures.origin.dish.tool !== plate.tool
      ? `Made ${TOOLS[plate.tool]}.`
      : '',
  ]
  return sentences.filter(Boolean)
}

/** Amounts that changed by a tenth and change the carbs. Grams are for the whole dish. */
function resized(before: Recipe, plate: BookPlate): string[] {
  return plate.items
    .flatMap(({ entry, grams, name }) => {
      const was = before.figures.lines.find(({ foodId }) => foodId === entry.food.id)
      if (!was?.grams || Math.abs(grams - was.grams) < was.grams / 10) return []
      const moved = ((grams - was.grams) / was.grams) * (was.nutrition.netCarbs ?? 0)
      const sentence = `${capital(name)}: ${Math.round(grams)} g instead of ${Math.round(was.grams)} g.`
      return Math.abs(moved) < TOLD * before.servings ? [] : [{ moved: Math.abs(moved), sentence }]
    })
    .toSorted((a, b) => b.moved - a.moved)
    .slice(0, MOST)
    .map(({ sentence }) => sentence)
}

/** A changed amount is mentioned if it changes the net carbs per serving by this many grams. */
const TOLD = 1
const MOST = 3

const TOOLS: Record<BookPlate['tool'], string> = {
  stove: 'on the stove',
  oven: 'in the oven',
  'slow-cooker': 'in a slow cooker',
  'pressure-cooker': 'in a pressure cooker',
  'air-fryer': 'in an air fryer',
  microwave: 'in a microwave',
  grill: 'on a grill',
  blender: 'in a blender',
  none: 'without cooking',
}
