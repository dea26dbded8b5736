import type { Answer, Reading } from '@evenplate/domain/brief'
import { LIMITS } from '@evenplate/domain/limits'
import type { Recipe } from '@evenplate/domain/recipe'
import { foodById } from '@evenplate/nutrition/table/foods'
import { dishById } from '../../dish-book/dishes/all-dishes.ts'
import { piecesOf } from '../../dish-book/pieces.ts'

const NO_COUNT = String.raw`(?! ?(?:to \d+ )?(?:minutes?|seconds?|hours?|°|inch|-inch|tablespoons?|teaspoons?|cups? of water|batches|sheets|g\b))`

/** Whether the steps make so many of something: "roll into 24 balls". */
const isMade = (count: number, { instructions }: Recipe): boolean =>
  new RegExp(String.raw`(?<![\d.,/])${count}(?![\d.,/])${NO_COUNT}`).test(instructions.join(' '))

/** How many pieces a recipe makes, by its steps or its tortillas; null if nothing in it tells. */
function madeBy(recipe: Recipe, asked: number): number | null {
  const { figures, servings } = recipe
  const ids = figures.origin.dish?.id.split('+') ?? []
  for (const id of ids) {
    const dish = dishById(id)
    const pieces = dish && piecesOf(dish)
    if (!pieces) continue
    if (pieces.kind === 'shaped')
      return [asked, pieces.each * servings].find((count) => isMade(count, recipe)) ?? null
    const made = figures.lines
      .filter(({ foodId }) => foodId !== null && pieces.ids.includes(foodId))
      .reduce((sum, line) => sum + (line.grams ?? 0) / pieceOf(line.foodId, pieces), 0)
    return made > 0 && Math.abs(made - Math.round(made)) < 0.25 ? Math.round(made) : null
  }
  return ids.length === 0 && isMade(asked, recipe) ? asked : null
}

/** Tortillas of wheat are heavier than those of corn. */
const pieceOf = (id: string | null, { ids, grams }: { ids: readonly string[]; grams: number }): number =>
  id === ids[0] ? grams : (foodById(id ?? '')?.measures.find(({ unit }) => unit === 'piece')?.grams ?? grams)

/** What was asked for by the piece: "You asked for 24 meatballs: it makes 24, 6 to a serving." */
export function pieceAnswers(readings: readonly Reading[], recipe: Recipe): Answer[] {
  return readings.flatMap(({ id, text }) => {
    const asked = Number(/^(\d{1,3}) /.exec(text)?.[1] ?? 0)
    if (id !== 'pieces' || asked === 0) return []
    const { servings } = recipe
    const made = madeBy(recipe, asked)
    if (made === null)
      return [
        {
          reading: id,
          held: false,
          text: `You asked for ${text}; we can’t tell how many this makes: the amounts are for ${servings} servings.`,
        },
      ]
    const each = Math.round((made / servings) * 10) / 10
    const most =
      asked > made && servings === LIMITS.servings.max ? `, and ${servings} servings are our most` : ''
    const has = `${made}, ${Number.isInteger(each) ? '' : 'about '}${each} to a serving`
    return [
      made === asked
        ? { reading: id, held: true, text: `You asked for ${text}: it makes ${has}.` }
        : { reading: id, held: false, text: `You asked for ${text}; this makes ${has}${most}.` },
    ]
  })
}
