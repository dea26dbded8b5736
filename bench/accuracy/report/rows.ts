import { percentOf, type Share } from '../measure/finding.ts'
import type { Measured } from '../measure/measure.ts'
import { FIRST_MEASURED as first } from './first-measured.ts'

export type Row = { what: string; promise: string; first: string; measured: string }

/** The published table: what is measured, the promise, the first result and today's. */
export function rowsOf({ lines, recipes, glycemicIndex, claims, houseChef, words }: Measured): Row[] {
  return [
    row('Ingredient lines: right food', '98%', share(first.lines.food), share(lines.food)),
    row('Ingredient lines: grams within 10%', '95%', share(first.lines.grams), share(lines.grams)),
    row(
      'Recipes of known foods only: carbohydrate within 7.5 g per serving',
      '95%',
      share(first.recipes.close),
      share(recipes.close),
    ),
    row(
      'All recipes: within 7.5 g, or marked incomplete',
      '95%',
      share(first.recipes.closeOrSaid),
      share(recipes.closeOrSaid),
    ),
    row(
      'All recipes: over 20 g off without a warning',
      '0',
      String(first.recipes.farUnsaid),
      String(recipes.farUnsaid),
    ),
    row(
      'Recipes with a total: error per serving (mean, median, worst)',
      '',
      errors(first.recipes),
      errors(recipes),
    ),
    row('Recipes shown with a range: true figure within it', '', '', share(recipes.inRange)),
    row(
      'Recipes of known foods only: fiber within 2.5 g per serving',
      '',
      share(first.recipes.fiber),
      share(recipes.fiber),
    ),
    row(
      'Recipes of known foods only: load in the right band for the true carbohydrate',
      '',
      '',
      share(recipes.band),
    ),
    row(
      'Carbohydrate foods: GI in the band of the published mean',
      '85%',
      share(first.glycemicIndex.band),
      share(glycemicIndex.band),
    ),
    row(
      'Carbohydrate foods: high GI called low',
      '0',
      String(first.glycemicIndex.highCalledLow),
      String(glycemicIndex.highCalledLow),
    ),
    row(
      'Claims over 10 g and 20% off: caught',
      '100%',
      share(first.claims.calledOut),
      share(claims.calledOut),
    ),
    row('Honest claims flagged', 'at most 2%', share(first.claims.falseAlarms), share(claims.falseAlarms)),
    row(
      'Hidden allergens and foods a diet excludes: missed',
      '0',
      missed(first.words.sources),
      missed(words.sources),
    ),
    row('Foods to avoid under other names: missed', '0', missed(first.words.avoided), missed(words.avoided)),
    row('Harmless look-alikes: blocked', 'at most 5%', missed(first.words.harmless), missed(words.harmless)),
    row(
      'Look-alikes of foods to avoid: blocked',
      'at most 5%',
      missed(first.words.notAvoided),
      missed(words.notAvoided),
    ),
    row('House chef: recipes that break an allergy, a diet or a wish to avoid', '0', '', chefRow(houseChef)),
    row(
      'House chef: requests without a recipe',
      '0',
      '',
      `${houseChef.crashes} crashes, ${houseChef.refused} refused`,
    ),
    row(
      'House chef: refused as impossible, though every food was allowed',
      'at most 5%',
      '',
      `${houseChef.told} of ${houseChef.recipes + houseChef.told}`,
    ),
    row(
      'House chef: refused because two requirements conflict',
      '',
      '',
      `${houseChef.contradictions} more requests`,
    ),
    row('House chef: low or medium load', '95%', '', share(houseChef.lowOrMedium)),
  ]
}

const row = (what: string, promise: string, before: string, measured: string): Row => ({
  what,
  promise,
  first: before,
  measured,
})

const share = (part: Share): string => `${percentOf(part)}% (${part.right} of ${part.of})`

const missed = ({ right, of }: Share): string => `${of - right} of ${of}`

type Errors = Pick<Measured['recipes'], 'meanOff' | 'middleOff' | 'worstOff'>

const errors = ({ meanOff, middleOff, worstOff }: Errors): string =>
  `${meanOff} g, ${middleOff} g, ${worstOff} g`

const chefRow = ({ violations, recipes }: Measured['houseChef']): string => `${violations} of ${recipes}`
