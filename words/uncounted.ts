import type { StyleRow } from './styles.ts'

/** What a person may need little or much of, and we do not count: it is read as a style, and told on the recipe. */
const ROWS: [name: string, en: string, es: string][] = [
  ['potassium', 'potassium', 'potasio'],
  ['phosphorus', 'phosph(?:orus|orous|ates?)', 'fosforo'],
  ['purines', 'purines?', 'purinas|purina'],
  ['oxalates', 'oxalates?', 'oxalatos|oxalato'],
  ['vitamin K', 'vit(?:amin)? ?-?k', 'vitamina k'],
  ['cholesterol', 'cholesterol', 'colesterol'],
  ['histamine', 'histamines?', 'histamina'],
  ['iodine', 'iodine', 'yodo'],
  ['iron', 'iron', 'hierro'],
  ['calcium', 'calcium', 'calcio'],
  ['magnesium', 'magnesium', 'magnesio'],
]

const LESS = String.raw`(?:(?:low|lower|reduced|limited|less|little|watch(?:es|ing)?(?: (?:my|his|her|their|the))?|limit(?:s|ing)?(?: (?:my|his|her|their|the))?|under \d{1,4} ?m?c?g(?: of)?|(?:not|n't) (?:too )?much)[- ]+(?:(?:in|on|of) )?(?:[a-z]{3,12}(?:, and|,| and|,? or| &|\/) ?){0,2})`
const MORE = `(?:(?:high|higher|rich|plenty|lots|more|extra)[- ]+(?:(?:in|of) )?)`

const slug = (name: string): string => name.toLowerCase().replace(/ /g, '-')

const NO_ES = 'bajo en|baja en|bajos en|bajas en|poco|poca|menos'
const MORE_ES = 'alto en|alta en|altos en|altas en|rico en|rica en|ricos en|ricas en|mucho|mucha|con mucho'
const each = (before: string, names: string): string =>
  before
    .split('|')
    .flatMap((one) => names.split('|').map((name) => `${one} ${name}`))
    .join('|')

/** Nobody asks for much cholesterol: who says "high cholesterol" has it. */
const WANTED = new Set(['iron', 'calcium', 'magnesium'])

export const UNCOUNTED: StyleRow[] = ROWS.flatMap(([name, en, es]) => [
  {
    means: `low-${slug(name)}`,
    en: String.raw`\b${LESS}${en}\b(?![- ](?:foods?|rich|skillet|pan|pot)\b)|\b${en}[- ](?:free|restricted|controlled|conscious)\b|\b${en} (?:under|below|less than|limit|max)\b`,
    es: each(NO_ES, es),
    say: `low ${name.toLowerCase()}`,
    keep: true as const,
  },
  ...(WANTED.has(name)
    ? [
        {
          means: `high-${slug(name)}`,
          en: String.raw`\b(?<!\b(?:have|has|my|his|her|of|with|got|and) )${MORE}${en}\b(?! food)|\b${en}[- ](?:rich|packed)\b`,
          es: each(MORE_ES, es),
          say: `rich in ${name.toLowerCase()}`,
          keep: true as const,
        },
      ]
    : []),
])

/** Foods that handouts for patients say to leave out; our rules know which they are. */
const LEFT_OUT: ReadonlyMap<string, string> = new Map([
  ['potassium', 'high potassium food'],
  ['phosphorus', 'high phosphorus food'],
  ['oxalates', 'high oxalate food'],
  ['purines', 'high purine food'],
  ['vitamin K', 'high vitamin k food'],
])

export type Uncounted = { name: string; text: string; leftOut?: string | undefined }

/** What each of those styles is about: "low-vitamin-k" is low in vitamin K. */
export const UNCOUNTED_STYLES: ReadonlyMap<string, Uncounted> = new Map([
  ...ROWS.flatMap(([name]): [string, Uncounted][] => [
    [`low-${slug(name)}`, { name, text: `low in ${name}`, leftOut: LEFT_OUT.get(name) }],
    [`high-${slug(name)}`, { name, text: `rich in ${name}` }],
  ]),
  ['renal', { name: 'potassium or phosphorus', text: 'for a renal diet' }],
  ['price-limit', { name: 'prices', text: 'within a price' }],
  ['sugar-limit', { name: 'sugar apart from other carbohydrate', text: 'within a limit of sugar' }],
])

/** The diet of weak kidneys limits what we do not count. */
export const RENAL: StyleRow = {
  means: 'renal',
  en: String.raw`\b(?:renal|kidney|ckd)[- ](?:friendly|safe|diet|conscious|patients?)\b|\b(?:dialysis|ckd) (?:diet|friendly|patients?)\b`,
  es: 'dieta renal|paciente renal|pacientes renales|insuficiencia renal|enfermedad renal|apto para los rinones|dieta para los rinones|dieta de dialisis',
  say: 'renal diet',
}
