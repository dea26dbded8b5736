import { PUBLISHED_FIGURES, type Published, type PublishedFigure } from '@evenplate/domain/brought-recipe'
import { clean } from '../text/clean.ts'
import { figureOf, hasFigure, nothingPublished } from '../text/figure-of.ts'

/** Figures in words: "Calories: 320 kcal, Carbs 24 g", "Kohlenhydrate 71,5 g". Null where there are none. */
export function figuresIn(lines: readonly string[]): Published | null {
  const text = lines.slice(0, 60).join(' ; ').slice(0, 3000)
  const per = /(?:serving size|portionsgröße)\s?:?\s*([^;|]{1,60})/i.exec(text)?.[1] ?? ''
  const read = nothingPublished(clean(per, 100))
  for (const figure of PUBLISHED_FIGURES) {
    const said = WORDS[figure].exec(text)
    if (said) read[figure] = figureOf(figure, said[1]!.trim())
  }
  return hasFigure(read) ? read : null
}

const after = (words: string): RegExp =>
  new RegExp(`(?:^|[^\\p{L}])(?:${words})\\s?[:=]?\\s?((?:<\\s?)?\\d[\\d.,]{0,8}\\s?(?:kcal|kj|mg|g)?)`, 'iu')

const WORDS: Readonly<{ [figure in PublishedFigure]: RegExp }> = {
  calories: after('calories|energy|kalorien|brennwert|energie|calorías|kcal'),
  carbs: after('(?:total )?carb(?:ohydrate)?s?|kohlenhydrate|(?:hidratos de )?carbono|carbohidratos'),
  fiber: after('(?:dietary )?fib(?:er|re)|ballaststoffe|fibra'),
  sugar: after('(?:total )?sugars?|zucker|azúcar(?:es)?'),
  protein: after('proteins?|eiweiß|proteínas?'),
  fat: after('(?:total )?fat|fett|grasas?'),
  saturatedFat: after('saturated fat|gesättigte fettsäuren|grasas? saturadas?'),
  sodium: after('sodium|natrium|sodio'),
}
