import { PUBLISHED_FIGURES, type Published, type PublishedFigure } from '@evenplate/domain/brought-recipe'
import { clean } from '../text/clean.ts'
import { figureOf, hasFigure, nothingPublished } from '../text/figure-of.ts'

/** Figures in words: "Calories: 320 kcal, Carbs 24 g", "Kohlenhydrate 71,5 g", "210 kcal, 30 g carbs". Null if there are none. */
export function figuresIn(lines: readonly string[]): Published | null {
  const text = lines.slice(0, 60).join(' ; ').slice(0, 3000)
  const per = /(?:serving size|portionsgröße)\s?:?\s*([^;|]{1,60})/i.exec(text)?.[1] ?? ''
  const read = nothingPublished(clean(per, 100))
  // "30 g carbs, 12 g protein" does not mean 12 g of carbs.
  const parts = text.split(/[;|·•]|,(?!\d)/).map((part) => part.trim())
  const numbersFirst = parts.filter((part) => NUMBER_FIRST.test(part))
  const namesFirst = parts.filter((part) => !NUMBER_FIRST.test(part)).join(' ; ')
  for (const figure of PUBLISHED_FIGURES) {
    const said =
      WORDS[figure].exec(namesFirst)?.[1] ??
      numbersFirst.find((part) => NAMES[figure].test(part.replace(/^[\d.,<\s]{1,20}(?:g|mg)?\s/i, '')))
    if (said) read[figure] = figureOf(figure, said.trim())
  }
  return hasFigure(read) ? read : null
}

const NUMBER_FIRST = /^<?\s?\d[\d.,]{0,8}\s?\p{L}/u

const after = (words: string): RegExp =>
  new RegExp(`(?:^|[^\\p{L}])(?:${words})\\s?[:=]?\\s?((?:<\\s?)?\\d[\\d.,]{0,8}\\s?(?:kcal|kj|mg|g)?)`, 'iu')

const WORDS_OF: Readonly<{ [figure in PublishedFigure]: string }> = {
  calories: 'calories|energy|kalorien|brennwert|energie|calorías|kcal',
  carbs: '(?:total )?carb(?:ohydrate)?s?|kohlenhydrate|(?:hidratos de )?carbono|carbohidratos',
  fiber: '(?:dietary )?fib(?:er|re)|ballaststoffe|fibra',
  sugar: '(?:total )?sugars?|zucker|azúcar(?:es)?',
  protein: 'proteins?|eiweiß|proteínas?',
  fat: '(?:total )?fat|fett|grasas?',
  saturatedFat: 'saturated fat|gesättigte fettsäuren|grasas? saturadas?',
  sodium: 'sodium|natrium|sodio',
}

type Patterns = Readonly<{ [figure in PublishedFigure]: RegExp }>
const patterns = (make: (words: string) => RegExp): Patterns => ({
  calories: make(WORDS_OF.calories),
  carbs: make(WORDS_OF.carbs),
  fiber: make(WORDS_OF.fiber),
  sugar: make(WORDS_OF.sugar),
  protein: make(WORDS_OF.protein),
  fat: make(WORDS_OF.fat),
  saturatedFat: make(WORDS_OF.saturatedFat),
  sodium: make(WORDS_OF.sodium),
})

/** The name and then the amount; if a part begins with its amount, what follows it. */
const WORDS = patterns(after)
const NAMES = patterns((words) => new RegExp(`^(?:of )?(?:${words})(?!\\p{L})`, 'iu'))
