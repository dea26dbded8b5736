import { conceptsOf, kindOf } from './concepts.ts'
import { ENDS, type Said, TURNS } from './said.ts'

/**
 * What a text says no to. `plainly`: the foods it refuses in the plain way, "dinner without garlic", "I don't like olives", by their places,
 * where nothing else in the clause says no; `named`: those of them that no comma parts from the no. `doubts`: how many words say no in any other way; they may refuse another food or mean the
 * opposite: "no dinner without garlic" says no twice, "my ex hated olives" is about somebody else.
 */
export type Refusing = { plainly: ReadonlySet<number>; named: ReadonlySet<number>; doubts: number }

export function refusingIn(said: readonly Said[]): Refusing {
  const doubts = new Set<number>()
  const refused: number[] = []
  for (let at = 0; at < said.length; ) {
    const end = endOfPhrase(said, at)
    const next = Math.max(end, at + 1)
    const no = placesOfNo(said, at, next)
    const isRefusal = no.length > 0 && end > at && said[end]?.food === true
    if (isRefusal) refused.push(end)
    for (const place of isRefusal ? no.slice(1) : no) doubts.add(place)
    at = next
  }
  const isTurned = turnedAround(said, doubts)
  const firm = refused.filter((at) => !isTurned(at))
  return {
    plainly: new Set([...firm.flatMap((at) => listFrom(said, at, JOINS)), ...examplesIn(said)]),
    named: new Set(firm.flatMap((at) => listFrom(said, at, LINKS))),
    doubts: doubts.size,
  }
}

const placesOfNo = (said: readonly Said[], from: number, to: number): number[] =>
  said.slice(from, to).flatMap((word, at) => (saysNo(word) ? [from + at] : []))

/** Whether a doubt in the clause of a place may turn its refusal around. Each word is looked at once. */
function turnedAround(said: readonly Said[], doubts: ReadonlySet<number>): (at: number) => boolean {
  const turned = new Set<number>()
  let clause = 0
  const clauses = said.map((word, at) => {
    if (ENDS.has(word.text) || TURNS.has(word.text)) clause += 1
    else if (doubts.has(at) && reverses(word)) turned.add(clause)
    return clause
  })
  return (at) => turned.has(clauses[at]!)
}

/** The foods of a list that begins here. */
function listFrom(said: readonly Said[], first: number, joins: ReadonlySet<string>): number[] {
  const foods = [first]
  for (let at = first + 1, between = 0; said[at] && between < 3; at += 1)
    if (said[at]!.food && between > 0) {
      foods.push(at)
      between = 0
    } else if (joins.has(said[at]!.text)) between += 1
    else break
  return foods
}

/** Where the words end that may make a plain refusal, from here on: "don't want any". */
function endOfPhrase(said: readonly Said[], from: number): number {
  let at = from
  while (said[at] && !said[at]!.food && PLAIN.has(said[at]!.text)) at += 1
  return at
}

const saysNo = ({ text, food }: Said): boolean =>
  !food && !HARMLESS.has(text) && (DOUBTS.has(text) || conceptsOf(text).some((kind) => SAYS_NO.has(kind)))

/** Whether a word may turn a refusal around; what somebody dislikes or must not eat does not. */
const reverses = ({ text }: Said): boolean =>
  DOUBTS.has(text) || conceptsOf(text).some((kind) => TURNS_AROUND.has(kind))

const TURNS_AROUND = new Set(['not', 'without', 'over', 'other'].map(kindOf))
const SAYS_NO = new Set(['not', 'without', 'dislike', 'forbid', 'over', 'other'].map(kindOf))

const wordsOf = (text: string): Set<string> => new Set(text.trim().split(/\s+/))

const PLAIN = wordsOf(`
  no not without with w / o : minus sans less hold skip leave out off avoid avoiding omit exclude drop lose hate hates nothing
  i we he she they please and or nor but do does don't dont doesn't doesnt can't cant cannot won't wont like likes eat eats want
  wants use have stand give gives add put puts serve include cook need needs any the a some more much kind kinds sort sorts of fan fond big into for me him her us them it in on my
  sin nada ni ningun ninguna de del con quita quitale quitele quitenle quite saca sacale evita evitar evite odio odia odiamos detesto
  fuera queda quedan ponga pongas pongan pongale pongas pongo le me nos les se te gusta gustan como come comemos comen quiero quiere queremos uso usar lleve
  lleva tenga tengan lleven sea sean contenga contengan el la los las lo un una y e o pero por favor tipo clase mas que`)
/** Between the foods of a list. */
const LINKS = wordsOf('and or nor n & / the any y e o u ni la el los las')
const JOINS = new Set([',', ...LINKS])

/** The foods of "no grains (wheat, rice, corn)", but not of "no grains (rice ok)". */
function examplesIn(said: readonly Said[]): number[] {
  return said.flatMap(({ text }, open) => {
    if (text !== '(' || !said.slice(Math.max(0, open - MOST_BEFORE), open).some(saysNo)) return []
    let end = open + 1
    while (said[end] && (said[end]!.food || JOINS.has(said[end]!.text))) end += 1
    const inside = said.slice(open + 1, end).flatMap(({ food }, at) => (food ? [open + 1 + at] : []))
    return said[end]?.text === ')' ? inside : []
  })
}
const MOST_BEFORE = 4
/** Words of other kinds that cast doubt. */
const DOUBTS = wordsOf(
  `lol haha jaja jajaja jk kidding joke joking typo harmed what's whats until unthinkable yesterday`,
)
/** Words of these kinds that cast none: common in requests, or a second no of Spanish ("sin nada de"). */
const HARMLESS = wordsOf(`
  who give gives free back once before over again super dog dogs cat cats either ya antes hasta off cut leave stay away table menu quick picky tired
  bored fed enough taste texture weird limits lie soap cooking nada ni ningun ninguna`)

const THING =
  '(?:sugars?|salt|sodium|oil|carbs?|fats?|calories|sweeteners?|preservatives|oven|stove|microwave|grill|blender|air fryer|cooking|cook|bake|baking|frying|fry|fried|heat|time|fuss|effort|hurry|rush|problem|worries|idea|clue|money|budget|energy)'
const COSA =
  '(?:azucar(?:es)?|sal|sodio|aceite|carbohidratos|carbos|hidratos|grasas?|calorias|edulcorantes?|conservantes|horno|estufa|microondas|licuadora|freir|cocinar|hornear|tiempo|prisa|problemas?|idea|dinero|plata|ganas|complicaciones|picante)'

/** Says no to something, but to no food: "no added sugar", "gluten-free", "not too bitter", "I don't have an oven". */
export const REFUSES_NO_FOOD = new RegExp(
  `(?<![\\p{L}'-])(?:${[
    `(?:no|without|w/o|zero|not|minus|do(?:n't| not) have|don't need|dont have|haven't got|avoid(?:ing)?)(?: (?:an?|the|any|much|a lot of|lots of|loads of|added|extra|refined|more|too much|deep|my))* ?-?${THING}`,
    `(?:gluten|dairy|sugar|lactose|nut|peanut|fat|grain|egg|soy|wheat|milk|meat|salt|alcohol|grease|oil)[ -]?free`,
    `(?:not|isn't|isnt|aren't|never) (?:too|so|very|that|overly|super|really|all that|just|only) [a-z]+`,
    `not (?:at all )?(?:spicy|hot)(?! (?:food|stuff|things|dogs?|sauce))`,
    `(?:not?|never) (?:more|less|later|longer|fewer|over|above|bigger|higher) than`,
    `(?:no|nothing) (?:too )?(?:fancy|crazy|heavy|complicated|special|big|hard|fried|wild)`,
    `(?:won't|wont|will not|doesn't|doesnt|does not|don't|not gonna|not going to|not|never|without) (?:\\S+ ){0,2}?(?:spik(?:e|es|ing)|rais(?:e|es|ing)|shoot(?:ing)? up|wreck(?:ing)?|send(?:ing)?|mess(?:ing)? (?:up|with)|kill(?:ing)?|break(?:ing)?)(?: up)? (?:me|my|his|her|our|the)\\b(?: (?:blood )?(?:sugars?|glucose|numbers|bs|levels|bank|budget))?`,
    `(?:do(?:n't|nt)|do not|doesn't|does not) (?:know|care|mind|matter|have (?:much|a lot of|any) time|want to (?:cook|spend|go|wait|stand))`,
    `sin (?:(?:nada de|tanta?s?|much[oa]s?|demasiad[oa]s?) )?${COSA}(?: (?:anadid[oa]s?|agregad[oa]s?|extra|refinad[oa]s?))?`,
    `sin (?:gluten|lactosa|lacteos)`,
    `(?:que )?no (?:sean?|esten?|queden?|resulten?)(?: nada)? (?:aburrid|pesad|sec|car|complicad|dur|gras|grasos|repetid|sos|empalagos|elaborad|insipid|laborios|engorros|dulce|fuerte|picante|dificil|simple)(?:[oae]s?|es|s)?`,
    `(?:not|isn't|isnt|aren't|never)(?: at all)? (?:boring|bland|dry|heavy|fussy|complicated|expensive|greasy|mushy|soggy|watery|sad|dull|weird|difficult)`,
    `no (?:muy|tan|demasiado|es tan|sea tan|sea muy|esta tan) [a-z]+`,
    `(?:que )?no (?:me |le |nos |les )?(?:suba|suban|sube|dispare|disparen|eleve|eleven|pique|piquen|engorde|tarde|tarda|cueste|lleve mucho|sea car[oa])(?: (?:nada|mucho|tanto|tan))*(?: (?:el|la) (?:azucar|glucosa|glucemia))?`,
    `no (?:tengo|tenemos|hay|quiero|uso)(?: (?:mucho|mucha|tanto|ni|el|la|un|una))* ${COSA}`,
    `no (?:se|importa|pasa nada|mas de|menos de|pase[ns]?(?: de)?)`,
  ].join('|')})(?![\\p{L}-])`,
  'gu',
)
