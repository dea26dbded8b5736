/** "Bajo en sal", "bajas en sodio": the adjective agrees with the dish, so every form is made from one list. */

const forms = (stems: string): string[] =>
  stems.split(' ').flatMap((stem) => ['o', 'a', 'os', 'as'].map((end) => `${stem}${end}`))
const LOW = [...forms('baj bajit reducid'), 'pobre', 'pobres']
const HIGH = forms('alt ric altit')

const each = (adjectives: readonly string[], names: string): string =>
  adjectives
    .flatMap((one) => names.split('|').flatMap((name) => [`${one} en ${name}`, `${one} de ${name}`]))
    .join('|')

export const lowInEs = (names: string): string => each(LOW, names)
export const highInEs = (names: string): string => each(HIGH, names)

const NAMES =
  '(?:sal|sodio|grasas?(?: saturadas?)?|azucar(?:es)?|carbohidratos?|carbos?|carbs|hidratos(?: de carbono)?|calorias|fibra|proteinas?|potasio|fosforo|colesterol|purinas)'

/** "Bajos en grasa y sal" is low in both; each is read by its own words. */
export const LOW_IN_LISTED_ES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `(?<![\\w-])((?:baj|alt|ric|reducid)[oa]s?) en (${NAMES}) ?(?:,|y|e) (?:en )?(${NAMES}) ?(?:,|y|e) (?:en )?(${NAMES})(?!\\w)`,
      'g',
    ),
    '$1 en $2 y $1 en $3 y $1 en $4',
  ],
  [
    new RegExp(
      `(?<![\\w-])((?:baj|alt|ric|reducid)[oa]s?) en (${NAMES}) ?(?:,|y|e) (?:en )?(${NAMES})(?!\\w)`,
      'g',
    ),
    '$1 en $2 y $1 en $3',
  ],
]
