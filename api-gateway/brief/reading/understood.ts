import type { Way } from '@evenplate/domain/brief'
import { AppError } from '@evenplate/domain/errors'
import type { RecipeRequest } from '@evenplate/domain/request'
import { LANGUAGES } from '@evenplate/words/languages'
import type { BookDish } from '../../dish-book/dish.ts'
import type { Brief } from '../brief.ts'
import { slugOf } from '../readings.ts'
import { mustBeSafe } from './unsafe.ts'

/**
 * Passes a brief that a cook can work from. Called before any quota is taken: a request we cannot understand costs nothing.
 * @throws AppError `cannot_be_done` for meat to be served raw; `not_understood` with the cause and with examples to choose from
 */
export function mustBeUnderstood(brief: Brief, request: RecipeRequest, book: readonly BookDish[]): void {
  // A choice of one of our suggestions says clearly what is wanted.
  const chose = request.choices?.some((choice) => choice.startsWith('dish:')) ?? false
  if (request.mode === 'free' && !chose) mustBeSafe(request.text, book)
  const foreign = LANGUAGES.find(({ code }) => code === brief.language)
  if (request.mode === 'free' && foreign && !chose)
    throw new AppError('not_understood', {
      message: foreign.sentence,
      details: { obstacles: [], ways: examples(book) },
    })
  if (brief.unknown.length > 0 && !namesFood(brief))
    throw new AppError('not_understood', {
      message: `We don’t know ${listOf(brief.unknown)}, so we can’t cook or count ${brief.unknown.length > 1 ? 'them' : 'it'}.`,
      details: {
        obstacles: brief.unknown.map((said) => `We don’t know ${said}.`),
        ways: [
          ...(saysAnything(brief) && brief.unknown.length === 1
            ? [
                {
                  label: `Continue without ${brief.unknown[0]}`,
                  choice: `drop:unknown:${slugOf(brief.unknown[0] ?? '')}`,
                },
              ]
            : []),
          ...examples(book).slice(0, 2),
        ],
      },
    })
  if (request.mode === 'free' && !namesFood(brief) && !saysAnything(brief))
    throw new AppError('not_understood', { details: { obstacles: [], ways: examples(book) } })
}

const namesFood = (brief: Brief): boolean =>
  brief.dish !== null || brief.foods.length + brief.wished.length > 0

/** Whether the request narrows the choice of dishes, or says that anything will do. */
const saysAnything = (brief: Brief): boolean =>
  brief.open ||
  brief.course !== null ||
  brief.mealType !== null ||
  brief.tools.use !== null ||
  brief.minutes !== null ||
  brief.occasion !== null ||
  brief.texture !== null ||
  brief.heat !== null ||
  brief.budget ||
  brief.eaters !== null ||
  brief.limits.length +
    brief.diets.length +
    brief.allergies.length +
    brief.unwanted.length +
    brief.style.length +
    brief.tools.without.length >
    0

/** Suggested dishes: the best known ones that the book has. */
function examples(book: readonly BookDish[]): Way[] {
  const known = WELL_KNOWN.flatMap((name) =>
    book.filter(({ id, title }) => id === name || slugOf(title) === name),
  )
  const mains = book.filter(({ course }) => course === 'main')
  return [...new Set([...known, ...mains])]
    .slice(0, 3)
    .map(({ id, title }) => ({ label: title, choice: `dish:${id}` }))
}

const WELL_KNOWN = [
  'chicken-soup',
  'tacos',
  'stir-fry',
  'beef-tacos',
  'chicken-noodle-soup',
  'omelet',
  'chili',
  'greek-salad',
]

const listOf = (names: string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
