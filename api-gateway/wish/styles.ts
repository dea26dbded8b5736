import type { Scraps } from './scraps.ts'

type Style = { style: string; pattern: RegExp; minutes?: number; keep?: true }

/**
 * Ways of eating that are no ingredient and no diet. `keep` leaves the words in the text,
 * for a reader after this one ("pancakes" tells the meal too).
 */
const STYLES: Style[] = [
  {
    style: 'mild',
    pattern:
      /\b(?:not|nothing|isn't|aren't) (?:too |very |so |overly |that )?(?:spicy|hot)\b|\bno (?:heat|spice|chil[il]i? heat)\b|\bmild(?:ly)?\b/g,
  },
  {
    style: '',
    pattern:
      /\bnot (?:too |so |very )?(?:quick|fast|sweet|salty|dry|bland|boring|heavy|complicated|fancy|hungry|sure|only|just|that|really|necessarily)\b|\bno (?:idea|clue|problem|matter|thanks|worries|fuss|frills|preference|preferences|need|rush|hurry|leftovers?|(?:known |food )*allerg(?:y|ies)|restrictions?|special|one|way|more time)\b|\bwhy not\b|\b(?:don't|do not) (?:know|mind|care|worry|have (?:much|a lot of|any|many))\b|\b(?:can't|cannot|couldn't) (?:live|do|go) without\b|\bwithout (?:any )?(?:fuss|hassle|effort|trouble|much (?:work|effort|time)|further ado)\b|\bit is too hot\b|\btoo hot\b|\b(?:not|n't) allergic to (?:any\w*|\w+)\b/g,
  },
  {
    style: 'no-added-sugar',
    pattern:
      /\b(?:no|without|zero)(?: any)?(?: added| extra| refined)? sugars?\b|\bsugar[- ]?free\b|\blow(?:er)?[- ]sugar\b|\bunsweetened\b/g,
  },
  {
    style: 'no-oven',
    pattern:
      /\b(?:no|without|don't have|have no|haven't got)(?: an| the| my)? oven\b|\bno[- ]bake\b|\boven is broken\b/g,
  },
  { style: 'no-cook', pattern: /\b(?:no[- ]cook(?:ing)?|without cooking|no stove|raw food)\b/g },
  {
    style: 'quick',
    pattern: /\b(?:super|very|really|extra|ultra) (?:quick|fast)\b|\binstant\b/g,
    minutes: 15,
  },
  {
    style: 'quick',
    pattern:
      /\b(?:quick(?:ly|ie)?|fast|speedy|express|asap|in a (?:hurry|rush|pinch)|(?:no|short on|little|not much) time|rushed|weeknight|busy)\b/g,
    minutes: 30,
  },
  {
    style: 'make-ahead',
    pattern:
      /\b(?:make[- ]?ahead|meal[- ]?prep(?:ping)?|prep(?:ped|are)? (?:once|ahead|in advance|the night before)|ahead of time|in advance|batch[- ]?cook\w*|overnight|freezer[- ]friendly|grab[- ]and[- ]go|all week)\b/g,
    keep: true,
  },
  { style: 'one-pan', pattern: /\bone[- ](?:pot|pan|dish|skillet)\b|\bfew dishes\b/g },
  { style: 'sheet-pan', pattern: /\b(?:sheet|tray|baking)[- ]?(?:pan|bake|tray)\b|\btraybake\b/g },
  { style: 'stir-fry', pattern: /\bstir[- ]?fr(?:y|ied)\b|\bwok\b/g },
  { style: 'soup', pattern: /\b(?:soups?|chowder|broth bowl)\b/g },
  {
    style: 'stew',
    pattern: /\b(?:stews?|slow[- ]cook(?:ed|er)?|casserole|braised?|chil(?:i|li) con carne)\b/g,
  },
  {
    style: 'chili',
    pattern:
      /(?<!\b(?:no|not|without|hate|like|any|less|hold|skip)(?: the| any)? )\bchill?i\b(?= (?:con|with|for|and|that|dinner|lunch|in|please|tonight|recipe)|\s*(?:$|[.,!?|]))/g,
  },
  { style: 'parcel', pattern: /\b(?:parcels?|papillote|(?:foil|parchment) (?:packs?|packets?))\b/g },
  { style: 'fajitas', pattern: /\bfajitas?\b|\btacos?\b(?! shells?)/g, keep: true },
  { style: 'gratin', pattern: /\bgratins?\b/g },
  { style: 'shakshuka', pattern: /\bshakshuka\b/g },
  { style: 'hash', pattern: /\bhash\b/g },
  { style: 'sandwich', pattern: /\bsandwich(?:es)?\b(?! bread)|\b(?:avocado|on) toast\b/g, keep: true },
  { style: 'mezze', pattern: /\bme[zs]+e\b/g },
  { style: 'pudding', pattern: /\bpuddings?\b/g, keep: true },
  { style: 'curry', pattern: /\bcurr(?:y|ies)\b(?! (?:powder|paste|lea))/g },
  { style: 'salad', pattern: /\bsalads?\b(?! (?:dressing|greens|leaves))/g },
  { style: 'bowl', pattern: /\bbowls?\b/g },
  { style: 'omelette', pattern: /\bomelet(?:te)?s?\b/g },
  { style: 'scramble', pattern: /\bscrambled?\b/g },
  { style: 'frittata', pattern: /\bfrittatas?\b|\begg (?:muffins?|bites?|cups?)\b/g },
  { style: 'smoothie', pattern: /\b(?:smoothies?|shakes?)\b/g },
  { style: 'pancakes', pattern: /\b(?:pancakes?|waffles?)\b/g, keep: true },
  { style: 'porridge', pattern: /\bporridge\b/g, keep: true },
  { style: 'stuffed', pattern: /\bstuffed\b/g },
  { style: 'wrap', pattern: /\b(?:wraps?|burritos?)\b/g },
  { style: 'burger', pattern: /\b(?:burgers?|patties)\b/g },
  { style: 'meatballs', pattern: /\bmeat ?balls?\b/g },
  { style: 'skewers', pattern: /\b(?:skewers?|kebabs?|kabobs?)\b/g },
  { style: 'noodles', pattern: /\bnoodle soup\b|\bpho\b|\bramen\b/g },
  { style: 'dip', pattern: /\b(?:dips?|spread)\b/g, keep: true },
  { style: 'crumble', pattern: /\b(?:crumble|cobbler|crisp)\b/g, keep: true },
  { style: 'mousse', pattern: /\bmousse\b/g, keep: true },
  { style: 'cake', pattern: /\b(?:cakes?|brownies?)\b/g, keep: true },
  { style: 'mediterranean', pattern: /\b(?:mediterranean|greek|spanish)\b(?! yog)/g },
  { style: 'italian', pattern: /\bitalian\b(?! (?:sausage|seasoning|dressing|bread))/g },
  {
    style: 'mexican',
    pattern: /\b(?:mexican|tex[- ]?mex|tacos?|fajitas?|enchiladas?)\b(?! cheese| shells?)/g,
  },
  { style: 'indian', pattern: /\b(?:indian|tandoori|masala|da[h]?l)\b/g },
  { style: 'thai', pattern: /\b(?:thai|vietnamese)\b/g },
  { style: 'japanese', pattern: /\b(?:japanese|teriyaki)\b(?! sauce)/g },
  { style: 'asian', pattern: /\b(?:asian|chinese|korean)\b(?! pear)/g },
  {
    style: 'middle-eastern',
    pattern: /\b(?:middle[- ]eastern|lebanese|turkish|persian|moroccan|north african)\b/g,
  },
  { style: 'french', pattern: /\bfrench\b(?! (?:fries|bread|beans|toast))/g },
  { style: 'american', pattern: /\b(?:american|southern|cajun)\b(?! cheese)/g },
  { style: 'spicy', pattern: /\b(?:extra |very |really )?(?:spicy|fiery)\b/g },
  {
    style: 'high-protein',
    pattern: /\b(?:high|lots of|plenty of|extra|more)[- ]?(?:in )?protein\b|\bprotein[- ](?:rich|packed)\b/g,
  },
  {
    style: 'high-fibre',
    pattern: /\b(?:high|lots of|plenty of|extra|more)[- ]?(?:in )?fib(?:er|re)\b|\bfib(?:er|re)[- ]rich\b/g,
  },
  { style: 'light', pattern: /\b(?:light|low[- ](?:calorie|cal|fat)|lean)\b/g },
  { style: 'low-salt', pattern: /\b(?:low[- ](?:salt|sodium)|no (?:added )?salt|salt[- ]free)\b/g },
  { style: 'hearty', pattern: /\b(?:hearty|filling|comfort(?:ing)?(?: food)?|cozy|cosy|warming|warm)\b/g },
  {
    style: 'kid-friendly',
    pattern:
      /\b(?:kid|child|family)[- ]friendly\b|\bfor (?:the |my |our )?(?:kids|children|toddlers?)\b|\bpicky eaters?\b/g,
  },
  { style: 'unhurried', pattern: /\bhave (?:plenty of |lots of |all the )time\b|\blazy sunday\b/g },
]

/** Cuts styles out of the text. A quick meal is one of at most half an hour. */
export function takeStyles(text: Scraps): { style: string[]; minutes: number | null } {
  const style: string[] = []
  let minutes: number | null = null
  for (const one of STYLES) {
    if (one.style) text.takeAll(new RegExp(`${REFUSED}(?:${one.pattern.source})`, 'g'))
    const found = one.keep ? text.has(new RegExp(one.pattern.source)) : text.takeAll(one.pattern).length > 0
    if (!found) continue
    if (one.style) style.push(one.style)
    minutes ??= one.minutes ?? null
  }
  return { style, minutes }
}

const REFUSED = String.raw`\b(?:not|no|nothing|never|without|hate|tired of|instead of|rather than|don't (?:want|like)) (?:a |an |any |another |more |too )?`
