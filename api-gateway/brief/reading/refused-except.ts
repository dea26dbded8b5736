import { isOfKind } from '@evenplate/nutrition/rules/avoid/meaning'
import { placedTokens } from './food-lexicon.ts'
import { listAt } from './refused-list.ts'

/**
 * "No nuts except almonds", "no dairy please, but butter is fine": what is not refused of the last food before this text, and where that
 * ends. Null if nothing is excepted, or something that is not of that kind ("no nuts except almonds and shrimp" is not clear).
 */
export function exceptedAfter(text: string, refused: string): { foods: string[]; length: number } | null {
  const fine = BUT_FINE.exec(text)
  if (fine?.[1] && isOfKind(refused, fine[1])) return { foods: [fine[1]], length: fine[0].length }
  const okay = OKAY.exec(text)
  const allowed = okay?.[1]?.split(/,? (?:and|or) |, /) ?? []
  if (okay && allowed.every((food) => isOfKind(refused, food)))
    return { foods: allowed, length: okay[0].length }
  const said = EXCEPT.exec(text)
  if (!said) return null
  const placed = placedTokens(text.slice(said[0].length, said[0].length + NEAR))
  const list = listAt(
    placed.map(({ token }) => token),
    { vague: 'yes' },
  )
  const last = placed[list.length - 1]
  const foods = [...new Set(list.items)]
  // "No nuts except almonds, cashews make me sick": where a list runs into another clause, what it excepts is not clear.
  if (!last || (foods.length > 1 && !ENDS.test(text.slice(said[0].length + last.from + last.token.length))))
    return null
  if (!foods.every((food) => food !== refused && isOfKind(refused, food))) return null
  return { foods, length: said[0].length + last.from + last.token.length }
}

const NEAR = 80
const FEW = '[a-z]{2,16}(?: (?!is|are|ok|and|or)[a-z]{2,16})?'
const ENDS = /^ ?(?:please|thanks|thank you)? ?(?:$|[.;!|])/
const EXCEPT =
  /^ ?,? ?(?:please ?,? ?)?(?:except(?:ing)?(?: for)?|unless (?:it is|it's|they are|they're|that is|that's)|other than|apart from|save for|(?:with )?(?:the |my |our )?(?:one |only |sole |single )?exceptions? (?:being|is|are|of))(?: the| my)? /
/** "No fish (salmon ok)", "no dairy, hard cheese is fine". */
const OKAY = new RegExp(
  String.raw`^ ?(?:(?:please )?[,.;(-]|but|though|although)(?: (?:but|though|although))? ?(?:the )?(?!if|when|only|no|not)(${FEW}(?:(?:, |,? (?:and|or) )${FEW}){0,2}) (?:(?:is|are) (?:ok|okay|fine|all ?right|good|safe|allowed)|ok|okay|allowed|fine(?= ?\)))(?: (?:though|too|for me|with me|for (?:him|her|us)))?(?= ?(?:$|[,.;!)|]|please|and\b|so\b))(?! ?\?|,? (?:but )?(?:if|unless|when|only|as long)\b) ?\)?`,
)
const BUT_FINE =
  /^ ?,? ?(?:please ?,? ?)?but (?:an? (?:bit|little|touch|splash|pat|dash) of )?(?:the )?([a-z]{2,16}(?: [a-z]{2,16})?) (?:is|are) (?:fine|ok|okay|all ?right|good|safe)(?! ?\?| (?:if|unless|when|only|but)\b)/
