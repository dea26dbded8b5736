import { LEAD_IN, SAID_AFTER, SAID_BEFORE, TAIL } from './box-phrases.ts'
import { isOfKind, namesFood } from './meaning.ts'

/**
 * Splits the "avoid" box: "mushrooms, no cilantro and peanuts" are three terms. At most 30, each at most 60
 * characters, in the person's own words. An exception stays with its term: "fish except salmon".
 */
export function avoidTermsOf(text: string): string[] {
  const terms: string[] = []
  let open = false
  for (const { join, part } of partsOf(text)) {
    const last = terms.at(-1) ?? ''
    const said = EXCEPTION.exec(part)
    const base = said ? withoutLeadIn(said[1] ?? '') : ''
    const term = withoutLeadIn(said?.[2] ?? part)
    if (!isTerm(term)) continue
    if (said && namesFood(base || last)) {
      if (base) terms.push(base)
      // An exception that is not part of the term ("tree nuts, but coconut is fine") removes nothing from it.
      if (isOfKind(withoutException(base || last), term))
        terms.push(`${withoutException(terms.pop() ?? '')} except ${term}`)
    } else if (join === 'but' && /^not\b/.test(part) && namesFood(last) && isOfKind(last, term))
      terms.push(`${terms.pop()} except ${term}`)
    // "Fish except salmon and tuna", but not "nuts except almonds and shellfish".
    else if (open && JOINED.has(join) && !NEW_REFUSAL.test(part) && isOfKind(withoutException(last), term))
      terms.push(`${terms.pop()} and ${term}`)
    else terms.push(term)
    open = terms.at(-1)?.includes(' except ') ?? false
  }
  return [...new Set(terms.map((term) => term.slice(0, 60).trim()))].slice(0, 30)
}

/**
 * The box without "fish except salmon", for readers that take "except" as a refusal. `avoidTermsOf` has the whole
 * term.
 */
export const withoutExceptions = (text: string): string =>
  partsOf(text)
    .filter(({ part }) => {
      const [, base] = EXCEPTION.exec(part) ?? []
      return base === undefined || (base !== '' && !namesFood(withoutLeadIn(base)))
    })
    .map(({ join, part }) => `${join} ${part}`)
    .join(' ')

const isTerm = (term: string): boolean => term.length > 1 && !EMPTY.has(term) && !NO_FOOD.test(term)

const withoutException = (term: string): string => term.replace(/ except .*$/, '')

const EXCEPTION =
  /^(.*?) ?\b(?:except(?:ing)?(?: for)?|excluding|other than|apart from|aside from|not including|save for)\b (.+)$/

/** Separators of two parts: the next item of a list, or a new statement. */
const JOINED = new Set(['and', 'or', '/', '&', '+'])
const NEW_REFUSAL = /^ ?(?:no|not|nor|also|any|anything|all|avoid|i|we|please|never|nothing|without)\b/

type Part = { join: string; part: string }

function partsOf(text: string): Part[] {
  const pieces = asWritten(text).split(
    /([,;\n.•|/&+:!?]|\s(?:and|or|nor|as well as|but|y|e|o|u|ni|et|ou|und|oder|sowie)\s)/,
  )
  return pieces.flatMap((part, at) => (at % 2 ? [] : [{ join: (pieces[at - 1] ?? '').trim(), part }]))
}

/** In lower case, without asides and reasons, which are not part of the food. */
const asWritten = (text: string): string =>
  text
    .slice(0, 1000)
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[([] *(?:but )?((?:except|other than|apart from)\b[^)\]]*)[)\]]?/g, ' $1 ')
    // "Dairy, but cheese is ok", "tree nuts (peanuts are fine)".
    .replace(PERMITTED, (said, allowed: string, at: number, all: string) =>
      FORBIDS.test(allowed) || OF_MANY.test(all.slice(0, at))
        ? said
        : ` except ${allowed.replace(/ (?:is|are) $/, '').trim()}`,
    )
    // "nuts (allergy)", "peanuts: anaphylaxis", "fish because I am allergic".
    .replace(
      /(?<=[a-z] ?)(?<!\b(?:allerg\w+|intoleran\w+|foods?|anything|things|stuff|all|no) ?)[([][^)\]]*[)\]]?/g,
      ' ',
    )
    .replace(/[()[\]"“”]/g, ',')
    .replace(
      /(?<=[a-z]) ?:(?! ?$)[^,;\n.]*|\sbecause\b[^,;\n.]*|\s(?:mainly|mostly)(?= *(?:$|[,;\n.]))/g,
      (aside) => (/^ ?:/.test(aside) && !SAYS_WHY.test(aside) ? aside : ''),
    )
    .replace(
      /\b(foods?|things|fish|vegetables|veggies|fruits?|nuts|meats?|cheeses?|beans|spices|greens|sweets) (?:like|such as|including|especially|e g) /g,
      '$1, ',
    )

const PERMITTED =
  /(?:^|[,;(.[]|\b(?:but|though|although|however)\b) *(?:(?:but|though|although|however) )?((?:(?!(?:but|except|though)\b)[\p{L}'-]+ ){1,4})(?:(?:is|are|would be) )?(?:all right|alright|okay|ok|fine|allowed|good to go)\b(?: (?:with|for|by) (?:me|us|him|her|them))?[)\]]?(?= *(?:$|[,;.)\n!]))/gu
/** "Any nuts but pecans are ok" may mean either. */
const OF_MANY = /\b(?:any|all|every|most|other)\b[^,;.\n]*$/
const FORBIDS = /n't|\b(?:not|never|no|only|nothing|neither)\b/

const SAYS_WHY = /\b(?:anaphyla|allerg|hives|rash|sever|intoleran|sick|epi|deadly|react)/

function withoutLeadIn(part: string): string {
  let term = part.trim()
  for (let again = 0; again < 8; again += 1) {
    const shorter = term
      .replace(LEAD_IN, '')
      .replace(SAID_BEFORE, '')
      .replace(TAIL, '')
      .replace(SAID_AFTER, '')
      .trim()
    if (shorter === term) break
    term = shorter
  }
  return term.replace(FREE_OF, '$1')
}

/** "Salmon-free, please" bans salmon; "sugar free" may ban sweeteners. */
const FREE_OF = /^((?!(?:sugar|fat|salt|sodium|carb|calorie|cholesterol|additive|alcohol)\b)\S.*?)[- ]free$/

const EMPTY = new Set([
  'nothing',
  'none',
  'n/a',
  'na',
  'no',
  'anything',
  'idk',
  'not sure',
  'food',
  'foods',
  'things',
  'stuff',
  'etc',
  'raw',
  'cooked',
  'fresh',
])

/** "Cilantro, tastes like soap": the second part is the reason. */
const NO_FOOD =
  /^(?:(?:it|they) )?(?:tastes?|smells?|texture)\b|^(?:yuck|ew+|ick|gross|bleh|blech|ugh|nope|no thanks?|hard pass|guacala|qu[eé] asco)$/
