import type { Brief } from '../brief.ts'
import { briefOf } from '../reading/brief-of.ts'
import { FULL_BOOK } from './full-book.ts'
import type { Heard } from './strangers.ts'

/** What was read differently from what a waiter would understand, in a few words each. */
export function misheard(text: string, heard: Heard): string[] {
  const brief = briefOf({ mode: 'free', text }, null, FULL_BOOK)
  const wrong: string[] = []
  const same = (what: string, is: unknown, should: unknown) => {
    if (JSON.stringify(is) !== JSON.stringify(should))
      wrong.push(`${what} ${JSON.stringify(is)} for ${JSON.stringify(should)}`)
  }
  const sorted = (list: readonly string[] = []) => [...list].sort()
  same('dish', brief.dish?.said, heard.dish)
  same('foods', sorted(brief.foods.map(nameOf)), sorted(heard.foods))
  same('wished', sorted(brief.wished.map(nameOf)), sorted(heard.wished))
  same(
    'limits',
    sorted(brief.limits.map(({ figure, kind, value }) => `${figure} ${kind} ${value}`)),
    sorted(heard.limits),
  )
  same('minutes', brief.minutes, heard.minutes ?? null)
  same('servings', brief.servings, heard.servings ?? 4)
  same('use', brief.tools.use, heard.use ?? null)
  same('without', sorted(brief.tools.without), sorted(heard.without))
  same('unwanted', sorted(brief.unwanted), sorted(heard.unwanted))
  same('allergies', sorted(brief.allergies), sorted(heard.allergies))
  same('unknown', brief.unknown, [])
  if (heard.meal) same('meal', brief.mealType, heard.meal)
  if (heard.course) same('course', brief.course, heard.course)
  same('diets', sorted(brief.diets), sorted(heard.diets))
  if (heard.kids) same('eaters', brief.eaters, 'kids')
  if (heard.budget) same('budget', brief.budget, true)
  same('heat', brief.heat, heard.heat ?? null)
  same('texture', brief.texture, heard.texture ?? null)
  if (heard.occasion) same('occasion', brief.occasion, heard.occasion)
  for (const style of heard.style ?? [])
    if (!brief.style.includes(style)) wrong.push(`style lacks ${style} in [${brief.style}]`)
  if (brief.foods.some(({ ids }) => ids.length === 0)) wrong.push('a food without an id')
  return wrong
}

const nameOf = ({ said }: Brief['foods'][number]) => said.replace(/^(?:frozen|fresh) /, '')
