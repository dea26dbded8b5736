import type { Told } from './row.ts'

/** What families call a grandmother, by whose language it is, and words among them that are also names or mean something else. */
const KIN: readonly [kitchen: string, words: string, names?: string][] = [
  ['lebanese', 'te?yta|sitto|sittu|jiddo', 'teta'],
  ['filipino', 'lola|nanay|tatay', 'lolo'],
  ['latino', 'abuel(?:it)?[ao]|yaya'],
  ['italian', 'nonn[ao]'],
  ['polish', 'babcia|busia|dziadek'],
  ['russian', 'babushka|baboushka'],
  ['ukrainian', 'babusya'],
  ['indian', 'ammamma|ammachi|paati|thatha|ajji|didima|nani(?: ?ji)?|dadi(?: ?ji)?|naani|amma', 'dida'],
  ['korean', 'halme?oni|haraboji|harabeoji|eomma'],
  ['greek', 'yiayia|giagia|pappou'],
  ['german', 'omi', 'oma|opa'],
  ['jewish', 'bubb(?:e|ie|y)|zayde|zeide|zaide|savta'],
  ['chinese', 'nai ?nai|lao ?lao|waipo|wai po|por ?por|ah ma'],
  ['japanese', '(?:o)?baa?-?chan|obaa-?san'],
  ['vietnamese', 'ba (?:ngoai|noi)'],
  ['portuguese', 'vov[oó]|av[oó]zinha'],
  ['persian', 'maman bozorg|mamanbozorg'],
  ['turkish', 'babaanne|anneanne'],
  ['haitian', 'granme|grann'],
  ['french', 'm[eé]m[eé]|grand-?m[eè]re'],
  ['swedish', 'mormor|farmor'],
]

const WHOSE = '(?:my|our|his|her|their|your|an?|the|dear|from|like|as)'
const COOKS =
  '(?: (?:used to|always|would|had|has))?(?: (?:make|makes|made|making|cook|cooks|cooked|do|does|did|fix|fixed|serve|serves|served))'

/** "Like my nonna used to make", "lola's adobo", "halmoni style": whose cooking is asked for. "For my lola" only says who eats. */
export const KIN_COOKING: Told[] = KIN.flatMap(([kitchen, words, names]) => {
  const all = names ? `${words}|${names}` : words
  const when = new RegExp(`(?<![a-z])(?:${all})(?![a-z])`)
  return [
    {
      means: `$1 ${kitchen} grandma$2`,
      en: `(${WHOSE}) (?:old |late )?(?:${all})('?s|${COOKS})`,
      es: '',
      when,
    },
    {
      means: `${kitchen} grandma's`,
      en: `(?:${words})'s(?! (?:a|an|not|been|birthday|allergic|on)\\b)`,
      es: '',
      when,
    },
    { means: `${kitchen} style`, en: `(?:${all})[- ]?style`, es: '', when },
    { means: `${kitchen} recipe`, en: `recipes? (?:from|of|by) (?:my |our )?(?:${all})`, es: '', when },
    { means: '$1 grandma', en: `((?:for|with|my|our|his|her)) (?:${all})`, es: '', when },
  ]
})
