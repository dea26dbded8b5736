import { isFood } from './kitchen-foods.ts'

/**
 * A text without the clauses that only say what the figures are for ("12 slices, so I can bolus for a slice", "he doses for what he
 * eats") or which food is in doubt ("idk if she can have pasta"). Whether a dose is asked for is then decided by the rest.
 */
export const withoutAsides = (sentence: string): string =>
  CLAUSES.reduce((text, clause) => text.replace(clause, ' '), sentence).replace(
    DOUBT,
    (whole, one: string, two = '') =>
      isFood(`${one}${two}`) || isFood(two ? two.trim() : one) ? ' ' : whole,
  )

/** "Not sure if he can have potatoes": a food, and no amount of anything. */
const DOUBT =
  /,? ?\b(?:(?:but|and|though|pero|y) )?(?:idk|dunno|(?:i |we )?(?:do not|don't|dont) know|(?:i'm |im |i am |we're )?(?:not sure|unsure)|(?:i )?wonder|no se|no estoy segur[ao]) (?:if|whether|si) (?:i|we|he|she|they|(?:my|the) [a-z]+|[a-z]+)? ?(?:can|could|should|is allowed to|are allowed to|puedo|puede|podemos|pueda) (?:even |still |really |actually )?(?:have|eat|comer|tener) (?:(?:any|the|a|some|normal|regular|white|el|la|los|las) )*([a-z]+)( [a-z]+)?(?= *(?:$|[,;:]|(?:or|and|but|so|because|at all|anymore|y|o|pero)\b))/g

const WHO = "(?:i|we|he|she|they|you|(?:my|our|the) [a-z]+|mom|dad)(?:'ll|'m|'re)?"
const DOSES =
  '(?:pre ?-?bolus|bolus|dose|inject|cover|count|(?:work|figure) (?:it |that |this )?out|calculate|plan|match|adjust|enter|put in|set|give|take|do|know)'
/** Up to the end of the clause, which asks nothing itself. */
const REST = '(?![^,;:]{0,80}(?:\\?|\\b(?:tell|give me|should|shall|dime|dame|debo)\\b))[^,;:?]{0,60}'

const CLAUSES = [
  new RegExp(
    `,? ?\\b(?:so|so that|in order that|that way|then) ${WHO} (?:(?:can|could|am able to|are able to|is able to|will be able to|be able to|will|may) )(?:(?:properly|easily|then|correctly|just|actually|safely) )?${DOSES}\\b${REST}`,
    'g',
  ),
  new RegExp(
    `,? ?\\b(?:so|so that|that way) ${WHO} (?:(?:will|can|'ll|always) )?knows? (?:exactly )?(?:what|how much|how many|when)(?: (?:insulin|units|carbs))? (?:(?:i|we|he|she|they) )?(?:to|can|need to) (?:pre ?-?bolus|bolus|dose|inject|cover|count|give|enter)\\b${REST}`,
    'g',
  ),
  // What somebody does at every meal.
  new RegExp(
    `(?<=(?:^|[,;:] ?|\\b(?:because|since|and|so|as|who|but|cause|cos) ))(?:${WHO}|who) (?:(?:always|usually|just|also|now|has to|have to|needs to|need to|carb counts?|counts? (?:the |all |her |his |our )?carbs?) (?:and )?)?(?:pre ?-?bolus(?:es)?|bolus(?:es)?|doses?|injects?|jabs?)(?: (?:insulin|his insulin|her insulin|humalog|novorapid|novolog|fiasp))? (?:for|per|by|with|before|at|based on) (?:each|every|what|whatever|all|everything|any|the carbs?|carbs?|slice|piece|portion|meals?)\\b${REST}`,
    'g',
  ),
  /,? ?\b(?:para que|asi|para) (?:(?:yo|el|ella|nosotros|ya) )?(?:pueda|puedo|podamos|podemos|poder|puede)(?: yo)? (?:calcular|ponerle|ponerme|ponernos|poner|inyectarme|inyectarle|bolear|contar)\b(?![^,;:]{0,80}(?:\?|\b(?:dime|dame|debo|cuant[oa]s?)\b))[^,;:?]{0,60}/g,
  /(?<=(?:^|[,;:] ?|\b(?:porque|ya que|y|que|pues) ))(?:nos |me |se |le )(?:pongo|ponemos|pone|ponen|inyecto|inyecta|inyectamos) (?:la )?(?:insulina|bolo|rapida) (?:por|segun|para|con|en) (?:cada|lo que|todo|todas|los carbohidratos|raciones)\b(?![^,;:]{0,80}(?:\?|\b(?:dime|dame|debo|cuant[oa]s?)\b))[^,;:?]{0,60}/g,
]
