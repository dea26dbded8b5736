import type { BookDish, DishFood, DishWay } from './dish.ts'
import { expand } from './expand.ts'
import { type Node, parseStep } from './step-language.ts'

/**
 * Ways of a dish whose steps can be written without one of its foods. Steps name foods in lists and clauses, which drop what is not
 * there; what else names the food is struck out, and a way whose steps still need it is dropped.
 */
export function waysWithout({ ways }: BookDish, part: DishFood): DishWay[] {
  const words = wordsOf(part)
  return ways.flatMap((way) => {
    const steps = way.steps.map((step) => stepWithout(step, part, words, way))
    return steps.includes(null) ? [] : [{ ...way, steps: (steps as string[]).filter(Boolean) }]
  })
}

function stepWithout(step: string, { role }: DishFood, words: RegExp, { tool }: DishWay): string | null {
  const text = expand(step, tool)
  // Not a step of this way.
  if (text === null) return step
  const said = isBare(parseStep(text), role) ? struckOut(text, role) : step
  if (said === null || words.test((said === step ? text : said).replace(BRACES, ''))) return null
  return said
}

/** A description without the food, or null if it names it in its own words. */
export function textWithout(text: string, part: DishFood): string | null {
  const names = [part.called ?? '', part.use.split(' ')[0]!, part.role]
    .map((name) => name.replaceAll('-', ' '))
    .filter((name) => name.length > 2)
  const named = new RegExp(`(?<![\\w-])(?:${names.join('|')})(?:e?s)?(?![\\w-])`, 'gi')
  const plain = text
    .split(/(\{[^{}]*\})/)
    .map((one) => (one.startsWith('{') ? one : one.replace(named, `{${part.role}}`)))
    .join('')
  const said = isBare(parseStep(plain), part.role) ? struckOut(plain, part.role, false) : plain
  return said === null || said === '' || wordsOf(part).test(said.replace(BRACES, '')) ? null : said
}

/** Whether text names a food in its own words, not by its role. */
export const namesFood = (text: string, part: DishFood): boolean =>
  wordsOf(part).test(text.replace(BRACES, ''))

/** What a reader never sees: roles, and the conditions of clauses. */
const BRACES = /\{[^{}]*\}|\[(?:if|no) [\w, -]+:|\[[\w-]+ (?:is|not) [\w| -]+:/g

/** Whether text outside lists and clauses needs the food. */
const isBare = (nodes: readonly Node[], role: string): boolean =>
  nodes.some(
    (node) =>
      ((node.kind === 'foods' || node.kind === 'word') && node.roles.every((one) => one === role)) ||
      (node.kind === 'time' && node.of?.role === role),
  )

/** How a step speaks of some of a food, before its name. */
const SOME =
  '(?:(?:the|a little|a little of the|a little more|some of the|half of the|the remaining|remaining|rest of the|the rest of the|a pinch of the|a third of the|warm|hot|beaten|drained|crushed|chopped|grated) )*'

function struckOut(text: string, role: string, mayDrop = true): string | null {
  const some = `${SOME}\\{${role}\\}`
  const other = `${SOME}\\{[^{}]*\\}`
  const edits: [RegExp, string | ((whole: string) => string)][] = [
    // "The {tomato}, half of the {oil} and {role}" is "the {tomato} and half of the {oil}".
    [new RegExp(`(\\}|\\w), (${other}|[a-z]+),? and ${some}`, 'g'), '$1 and $2'],
    [new RegExp(`, ${some},? and `, 'g'), ' and '],
    [new RegExp(`, ${some}(?=,)`, 'g'), ''],
    [new RegExp(`(\\}|[a-z]),? and ${some}`, 'g'), '$1'],
    [new RegExp(`${some} and (?=${other})`, 'g'), (whole) => (/^the /.test(whole) ? 'the ' : '')],
    [new RegExp(`${some}, (?=${other})`, 'g'), (whole) => (/^the /.test(whole) ? 'the ' : '')],
    // "Serve the {fish} with the {role}." still serves the fish.
    [new RegExp(`\\b([Ss]erve[^.{}]*\\{[^{}]*\\}[^.{}]*?),? (?:with|over|on) ${some}`, 'g'), '$1'],
    [new RegExp(`,? (?:topped|sprinkled|scattered|dusted|garnished) with ${some}`, 'g'), ''],
    [new RegExp(`,? (?:and|then) (?:top|sprinkle|scatter|dust|garnish|season|dot) with ${some}`, 'g'), ''],
    [new RegExp(`${some}, then (?=(?:the|half|most|some)\\b)`, 'g'), ''],
    // "Stir in the {role} and cool" still cools.
    [
      new RegExp(
        `\\b(?:Stir|Beat|Whisk|Fold|Mix) in ${some}(?: and|, then) (?!the\\b|half\\b|most\\b|some\\b|[a-z]+ of\\b)[a-z]`,
        'g',
      ),
      (whole) => whole.at(-1)!.toUpperCase(),
    ],
  ]
  const kept: string[] = []
  for (const sentence of sentencesOf(text)) {
    if (!isBare(parseStep(sentence), role)) {
      kept.push(sentence)
      continue
    }
    if (mayDrop && isOnlyOf(sentence, role)) continue
    let said = sentence
    for (const [pattern, by] of edits) said = said.replace(pattern, by as string)
    said = said
      .replace(/, ((?:pour|spoon|spread|scatter) over)\.(?= ?$)/, ' and $1.')
      .replace(/\bthe (?=the\b|half of|a third of|remaining of)/g, '')
    if (isBare(parseStep(said), role)) return null
    kept.push(said)
  }
  return kept.join('').trim()
}

/** What seasons, tops or is served beside: a sentence that does only this goes with its food. */
const FINISHES =
  /^\W*(?:then )?(?:sprinkle|season|top|garnish|dust|finish|scatter|stir in|drizzle|dot|rub|brush|spread|serve with|lay|add|squeeze|pour|whisk in|fold in|beat in)\b/i

/** Longer than this, and the time cooks the other foods too. */
const SOON = 3

function isOnlyOf(sentence: string, role: string): boolean {
  const nodes = parseStep(sentence)
  const isLong = nodes.some(
    (node) =>
      node.kind === 'time' &&
      !node.meanwhile &&
      node.of?.role !== role &&
      (node.unit !== 'min' || node.most > SOON),
  )
  const parts = nodes.flatMap((node) => (node.kind === 'foods' ? node.roles : []))
  const others = new Set(parts.filter((one) => one !== role))
  // "Season the {beef} with the {pepper}" names the beef, but only seasons it.
  const seasons = /^\W*(?:sprinkle|season|dust|garnish|rub|top|brush|drizzle)\b/i.test(sentence)
  return (
    !isLong &&
    FINISHES.test(sentence) &&
    (others.size === 0 ||
      (seasons && others.size === 1 && new RegExp(`with ${SOME}\\{${role}\\}\\W*$`).test(sentence)))
  )
}

/** Sentences of a step with the blanks after them; text in braces and brackets is not split. */
function sentencesOf(step: string): string[] {
  const sentences: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < step.length; at++) {
    const sign = step[at]!
    if ('[{'.includes(sign)) depth += 1
    if (']}'.includes(sign)) depth -= 1
    if (sign !== '.' || depth > 0 || step[at + 1] !== ' ') continue
    sentences.push(step.slice(from, at + 2))
    from = at + 2
  }
  return [...sentences, step.slice(from)].filter(Boolean)
}

/** Words that name no food by themselves. */
const NO_FOOD =
  /^(?:red|green|yellow|white|black|dry|dried|fresh|cooked|canned|ground|raw|whole|wheat|low|lowfat|nonfat|light|sodium|plain|low-fat|frozen|part|skim|reduced|purpose|all|flakes|powder|sauce|juice|seeds?|seed|lean|cheese|oil|beans?|dijon|top|liquid|leaves?|mixed|half|paste|sweet|hot|spice|spices|topping|dressing|stock|meat|vegetables?|fruit|nuts?|toppings?|filling|side|base)$/

/** The nouns of a food: its role, what it is called, and its usual food. */
export function nounsOf({ role, called = '', use }: DishFood): string[] {
  const [usual = ''] = use.split(' ')
  const all = `${role} ${called} ${usual}`.toLowerCase().split(/[^a-z]+/)
  const nouns = all.filter((word) => word.length > 2 && !NO_FOOD.test(word))
  return [...new Set((nouns.length > 0 ? nouns : [all.at(-1)!]).map(stemOf))]
}

export const stemOf = (word: string): string =>
  word.replace(/ies$/, 'y').replace(/(?:(?<=[osx]|sh|ch)es|(?<!s)s)$/, '')

function wordsOf(part: DishFood): RegExp {
  const stems = nounsOf(part).map((stem) => stem.replace(/y$/, '(?:y|ies)'))
  return stems.length > 0 ? new RegExp(`\\b(?:${stems.join('|')})(?:es|s)?\\b`, 'i') : /(?!)/
}
