import { readFileSync } from 'node:fs'
import { refusedBy } from '@evenplate/api-gateway/brief/reading/heard-refusals'
import { languageOf } from '@evenplate/api-gateway/brief/reading/languages'
import { mentionsIn } from '@evenplate/api-gateway/brief/reading/mentions'
import { wholeReading } from '@evenplate/api-gateway/brief/reading/whole-reading'
import { DISHES } from '@evenplate/api-gateway/dish-book/dishes/all-dishes'

type Share = { right: number; of: number }

/**
 * How many foods that requests plainly leave out are refused, and how many that they want are not; by the names in the text, so a dish
 * that a refused food is usually in counts as refused.
 * @param name of a file in `plain/`: rows of language, refused foods, wanted foods, text
 */
export function plainlyRefused(name: string): { refused: Share; wanted: Share } {
  const found = { refused: { right: 0, of: 0 }, wanted: { right: 0, of: 0 } }
  for (const row of readFileSync(new URL(`plain/${name}`, import.meta.url), 'utf8').split(/\r?\n/)) {
    const [language = '', refused = '', wanted = '', text = ''] = row.split('\t')
    if (row.startsWith('#') || text === '') continue
    const isRefused = refusedBy(wholeReading(text, languageOf(text), DISHES))
    const foodsOf = (list: string) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean)
        .map((one) => mentionsIn(one, language).foods[0]?.food ?? one)
    add(found.refused, foodsOf(refused).map(isRefused))
    add(
      found.wanted,
      foodsOf(wanted).map((food) => !isRefused(food)),
    )
  }
  return found
}

function add(share: Share, answers: readonly boolean[]): void {
  share.of += answers.length
  share.right += answers.filter(Boolean).length
}
