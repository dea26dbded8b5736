import { foodAt, tokensOf } from './food-lexicon.ts'

/** Words with which a clause may refuse what it names, or tell of what a food does to somebody. */
const REFUSING =
  /\b(?:no|not|nor|none|never|neither|without|cannot|cant|dont|doesnt|wont|isnt|free|zero|hates?|hated|dislikes?|despises?|detests?|loathes?|allerg\w*|intoleran\w*|sensitiv\w*|react\w*|celiac|avoid\w*|skip|hold|minus|leave|leaves|omit|nix|lose|ban\w*|off|out|sick|tired|bored|over|gag\w*|chok\w*|vomit\w*|hives|rash|swell\w*|swollen|itch\w*|throat|hospital|doctor|stomach|makes?|made|gives?|gave|upsets?|bothers?|kills?|hurts?|triggers?|causes?|spikes?|bad|poison|worst|enemy|trouble|problem|issue|can|except|unless|instead|rather|other|but|if|used to|anything|everything|refuse\w*|touch|stand|eww?|yuck|gross|nasty|nope|sorry)\b|n't\b/

const PLACE =
  '(?:fridge|freezer|refrigerator|pantry|cupboard|cabinet|garden|ice ?box|deep freeze|farmers? market|csa)'
const AMOUNT =
  '(?:(?:some|a|an|the|my|our|\\d{1,3}|one|two|three|four|half|few|couple|bag|can|cans|head|bunch|box|pack|package|jar|lb|lbs|pound|pounds|kilo|servings?|portions?|bowls?|plates?|pots?|batch|batches|helpings?|big|large|small|five|six|seven|eight|nine|ten|twelve|dozen|of|leftover|fresh|frozen|thawed|cooked|extra) ){0,6}'
const USED =
  '(?:to use(?: up)?|thawed(?: out)?|defrosted|on hand|left(?: ?over)?|that needs? (?:using|to be used|to go)|that needs? using up|going to waste)'
/** "I have leeks to use up", "there's quinoa in the cupboard", "tofu in the fridge". */
const AT_HAND = new RegExp(
  `^ *(?:(?:also|and|plus|with) )*(?:(?:i|we)(?:'ve| have)(?: only| just| also)?(?: got)? |(?:i |we )?got |there(?:'s| is| are) )?${AMOUNT}(?<food>[a-z' -]{3,40}?) (?:(?:in|from) (?:the|my|our) ${PLACE}|${USED}) *$`,
)
const OWNED = new RegExp(
  `^ *(?:(?:also|and|plus) )?(?:(?:i|we)(?:'ve| have)(?: only| just| also)?(?: got)?|there(?:'s| is| are)) ${AMOUNT}(?<food>[a-z' -]{3,40}?) *$`,
)
/** Heat is a wish, too: "medium spicy". */
const SPICY =
  /^ *(?:(?:make it|medium|mildly|very|extra|really|super|pretty|a (?:bit|little)|kind of|kinda|bien) )*spicy(?: please)? *$/
/** "Leftover turkey", "salmon please", "a head of cauliflower". */
const NAMED = new RegExp(`^ *(?:(?:also|plus|with) )?${AMOUNT}(?<food>[a-z' -]{3,40}?)(?:,? please)? *$`)

/** What follows may be about the food after all. */
const ABOUT_IT =
  /^ *(?:(?:and|but|so|because|since) )?(?!(?:it's|its|it is) (?:just|only|for|been|my|us|cold|raining|snowing|late|tuesday|friday|sunday)\b|(?:that's|this is) (?:all|it|for)\b)(?:it|its|it's|that|that's|this|they|they're|those|these|them|which|is|are|was|were|has|though|however|although)\b/

const isFoods = (said: string): boolean => {
  const tokens = tokensOf(said).filter((token) => token !== ',')
  let at = 0
  while (at < tokens.length) {
    const food = foodAt(tokens, at)
    if (!food && !(tokens[at] === 'and' && at > 0)) return false
    at += food?.length ?? 1
  }
  return tokens.length > 0
}

/**
 * A text without the clauses that only say which food is there or wanted. The judge of refusals is not asked about those: beside many
 * other wishes it takes some for refused.
 */
export function withoutSurelyWanted(text: string): string {
  const sentences = text.split(/([.;!?|]+)/)
  return sentences
    .map((sentence, at) => {
      if (at % 2 === 1) return sentence
      const next = sentences[at + 2] ?? ''
      const around = [sentences[at - 2] ?? '', sentence, next]
      return withoutClauses(
        sentence,
        next,
        around.some((one) => REFUSING.test(one)),
      )
    })
    .join('')
}

function withoutClauses(sentence: string, next: string, mayRefuse: boolean): string {
  const clauses = sentence.split(/(,| and )/)
  return clauses
    .map((clause, at) => {
      if (at % 2 === 1 || REFUSING.test(clause)) return clause
      const after = clauses[at + 2] ?? next
      if (ABOUT_IT.test(after)) return clause
      if (!mayRefuse && SPICY.test(clause)) return ' | '
      const food =
        (AT_HAND.exec(clause) ?? OWNED.exec(clause))?.groups?.food ??
        (mayRefuse ? undefined : NAMED.exec(clause)?.groups?.food)
      return food !== undefined && isFoods(food) ? ' | ' : clause
    })
    .join('')
}

const AND_AT_HAND = new RegExp(
  ` and (?=${AMOUNT}(?<food>[a-z' -]{3,40}?) (?:(?:in|from) (?:the|my|our) ${PLACE}|that needs? (?:using|to be used)|to use up)(?: *(?:$|[.,;!?|]|and )))`,
  'g',
)

/** "He won't touch peas and kale that needs using": the kale is not refused with the peas. */
export const atHandApart = (text: string): string =>
  text.replace(AND_AT_HAND, (and, ...more) => {
    const { food } = more.at(-1) as { food: string }
    return isFoods(food) ? '. ' : and
  })
