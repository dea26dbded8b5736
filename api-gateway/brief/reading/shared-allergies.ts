/**
 * "My son is allergic to peanuts and my husband to shrimp", "allergies: son peanuts, husband shrimp", "allergies: peanuts son, shrimp
 * husband", "allergic to peanuts (son) and shrimp (husband)": a word for an allergy holds for each person and food that is told with it, though it is said once. Spanish texts come
 * half in Spanish.
 */
export function withSharedAllergies(text: string): string {
  if (!/allerg|intoleran/.test(text)) return text
  let said = text
    .replace(OWNER_IN_BRACKETS, ' ')
    .replace(LISTED_BY_OWNER, withoutOwners)
    .replace(LISTED_WITH_OWNER, withoutOwnersBehind)
  // Each of several people: "I to nuts, my wife to shellfish and our son to eggs".
  for (let times = 0; times < MOST_PEOPLE; times += 1) {
    const before = said
    said = said.replace(ONE_MORE, '$1, allergic to ')
    if (said === before) break
  }
  return said
}

const MOST_PEOPLE = 6
const KIN =
  "(?:son|daughter|husband|wife|hubby|spouse|partner|boyfriend|girlfriend|kid|kids|child|children|boy|girl|baby|toddler|teen|teenager|mom|mum|mother|dad|father|parents|brother|sister|sibling|twin|grandma|grandpa|grandmother|grandfather|grandson|granddaughter|grandkids|nana|nephew|niece|cousin|aunt|uncle|friend|guest|roommate|flatmate|in-law|mother-in-law|father-in-law|son-in-law|daughter-in-law|oldest|eldest|youngest|middle one|older one|younger one|little one|hijo|hija|esposo|esposa|marido|mujer|mama|papa|hermano|hermana|abuelo|abuela|suegro|suegra|nino|nina)(?:'s)?"
/** A word before it may be a food: in "allergies: peanuts son, shrimp husband" the owner comes second. */
const OWNED = `(?:(?:my|our|the|her|his|mi|el|la) )?(?:(?:little|younger|youngest|older|oldest|elder|eldest|big|other|middle|late|teenage|adult|twin|step) )?${KIN}`
const WHO = `(?:${OWNED}|i|me|he|she|they|we|him|her|him|one|another|(?:the |an)?other(?: one| guest| kid| child)?|[a-z]+ of (?:us|them)|el otro|la otra|yo|el|ella)`
const TO = '(?:to|al|a la|a los|a las|a)'

/** "... and my husband to", behind an allergy to something in the same sentence. */
const ONE_MORE = new RegExp(
  String.raw`(\b(?:allergic|allergy|intolerant|intolerance) ${TO} (?:(?!\b(?:allergic|but not|not)\b)[^.;!?|]){1,60}?),?(?: and| while| but| y| e|,| plus) ${WHO}(?:(?: is| are|'s|'m| am| es)?) ${TO} (?=\p{L})`,
  'gu',
)
const OWNER_IN_BRACKETS = new RegExp(String.raw` ?\((?:(?:that's |for )?${WHO}(?:'s)?)\) ?`, 'gu')
const LISTED_BY_OWNER = new RegExp(
  String.raw`\ballerg(?:y|ies|ic)(?: list)? ?[:=-] ?(?:${OWNED})\b[^.;!?|]{1,120}`,
  'gu',
)
const OWNER = new RegExp(String.raw`(?<!\p{L})${OWNED}(?!\p{L}) ?(?:has |is |can't have |to |[:=-]? ?)`, 'gu')
const withoutOwners = (list: string): string => list.replace(OWNER, '')
/** Two foods or more, each with its owner behind it. */
const LISTED_WITH_OWNER = new RegExp(
  String.raw`\ballerg(?:y|ies|ic)(?: list| to)? ?[:=-]? ?(?:[\p{L}-]+ ){1,3}${OWNED} ?(?:,|;|and|y) ?(?:[\p{L}-]+ ){1,3}${OWNED}(?= ?(?:$|[,.;!?|]|and\b))`,
  'gu',
)
const OWNER_BEHIND = new RegExp(String.raw` ${OWNED}(?= ?(?:$|[,.;!?|]|and\b|y\b))`, 'gu')
const withoutOwnersBehind = (list: string): string => list.replace(OWNER_BEHIND, '')
