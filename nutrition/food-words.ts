/**
 * A food name as comparable words: lower case, no accents, singular, one spelling.
 * `words('Courgettes, wholewheat')` is `['courgette', 'whole', 'wheat']`.
 */
export function words(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’]s?\b/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9%]+/g, ' ')
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => SPELLINGS.get(word) ?? [singular(word)])
}

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
  if (word.length < 4 || /(ss|us)$/.test(word) || !word.endsWith('s')) return word
  // "Chapatis" and "rotis" are many; "this" is not. What is always one ("coulis") loses its s alike in a name and a line.
  if (word.endsWith('is') && word.length < 5) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(oes|shes|ches|xes|sses)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
