/**
 * A food name as comparable words: lower case, no accents, singular, one spelling.
 * `words('Courgettes, wholewheat')` is `['courgette', 'whole', 'wheat']`.
 */
export function words(text: string): string[] {
  const lower = (PLAIN.test(text) ? text : text.normalize('NFD').replace(ACCENTS, '')).toLowerCase()
  const told = OWNED.test(lower) ? lower.replace(OWNERS, '').replaceAll('&', ' and ') : lower
  const found: string[] = []
  for (const word of told.match(WORDS) ?? []) {
    const spelled = SPELLINGS.get(word)
    if (spelled) found.push(...spelled)
    else found.push(singular(word))
  }
  return found
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: most texts are plain, and this is asked of every word
const PLAIN = /^[\u0000-\u007f]*$/
const ACCENTS = /[\u0300-\u036f]/g
const OWNED = /['’&]/
const OWNERS = /['’]s?\b/g
const WORDS = /[a-z0-9%]+/g

const SPELLINGS: ReadonlyMap<string, string[]> = new Map(
  Object.entries({
    yoghurt: ['yogurt'],
    yoghurts: ['yogurt'],
    chilli: ['chili'],
    chillies: ['chili'],
    chilies: ['chili'],
    chile: ['chili'],
    chiles: ['chili'],
    wholewheat: ['whole', 'wheat'],
    wholegrain: ['whole', 'grain'],
    skimmed: ['skim'],
    dessicated: ['desiccated'],
    tumeric: ['turmeric'],
    xantham: ['xanthan'],
    mayonaise: ['mayonnaise'],
    mozarella: ['mozzarella'],
    parmesean: ['parmesan'],
    bulgar: ['bulgur'],
    bulghur: ['bulgur'],
    brocolli: ['broccoli'],
    cinammon: ['cinnamon'],
    zuchini: ['zucchini'],
    demerera: ['demerara'],
    oatflakes: ['oat', 'flake'],
    flavoured: ['flavored'],
    doughnut: ['donut'],
    leaves: ['leaf'],
    halves: ['half'],
    loaves: ['loaf'],
    cookies: ['cookie'],
    brownies: ['brownie'],
    smoothies: ['smoothie'],
  }),
)

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us')) return word
  // "Chapatis" and "rotis" are plural; "this" is not. A word that is always singular ("coulis") loses its s both in
  // a name and in a line.
  if (word.endsWith('is') && word.length < 5) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(oes|shes|ches|xes|sses)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
