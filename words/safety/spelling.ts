import { COMMON_WORDS } from '../common-words.ts'

/** Corrects the words of a sentence: "crashin" is crashing, "soooo" is so, "glucsoe" is glucose. */
export type Speller = (word: string) => string

/** @param vocabulary every word a rule can name; none of them is a typo */
export function spellerFor(vocabulary: ReadonlySet<string>): Speller {
  const near = nearWords(OFTEN_MISTYPED)
  return (word) => {
    if (vocabulary.has(word) || !/^[a-z]+$/.test(word)) return word
    const listed = SLIPS.get(word)
    if (listed) return listed
    const ending = word.endsWith('in') ? `${word}g` : ''
    if (vocabulary.has(ending)) return ending
    const plain = word.replace(/(?:isim|it|cit)([oa]s?)$/, '$1')
    if (vocabulary.has(plain)) return plain
    const calm = calmed(word, vocabulary)
    if (calm) return calm
    if (word.length < SHORTEST || word.length > LONGEST || COMMON_WORDS.has(word) || NO_SLIPS.has(word))
      return word
    return nearest(word, near) ?? word
  }
}

/** A short word one letter away from ours is usually another word. */
const SHORTEST = 6
/** Longer than any of our words with a typo; longer words need not be compared. */
const LONGEST = 20

/** "Shakyyy", "loooow": a letter repeated three times or more means one or two. */
function calmed(word: string, vocabulary: ReadonlySet<string>): string | undefined {
  if (!/([a-z])\1\1/.test(word)) return undefined
  const once = word.replace(/([a-z])\1{2,}/g, '$1')
  const twice = word.replace(/([a-z])\1{2,}/g, '$1$1')
  return [once, twice].find((one) => vocabulary.has(one))
}

/** Each word under itself and under every form with one letter left out, so that similar words can be looked up. */
function nearWords(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const near = new Map<string, string[]>()
  for (const word of words)
    for (const key of [word, ...shortened(word)]) near.set(key, [...(near.get(key) ?? []), word])
  return near
}

const shortened = (word: string): string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))

function nearest(word: string, near: ReadonlyMap<string, readonly string[]>): string | undefined {
  for (const key of [word, ...shortened(word)])
    for (const candidate of near.get(key) ?? [])
      if (candidate[0] === word[0] && isOneSlip(word, candidate)) return candidate
  return undefined
}

/** One letter more, less, other, or swapped with its neighbor. */
function isOneSlip(typed: string, meant: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start += 1
  let end = 0
  const most = Math.min(typed.length, meant.length) - start
  while (end < most && typed.at(-1 - end) === meant.at(-1 - end)) end += 1
  const [inTyped, inMeant] = [typed.length - start - end, meant.length - start - end]
  if (inTyped <= 1 && inMeant <= 1) return true
  return (
    inTyped === 2 && inMeant === 2 && typed[start] === meant[start + 1] && typed[start + 1] === meant[start]
  )
}

/** Typos that are too far off, or too short, to be found by similarity. */
const SLIPS: ReadonlyMap<string, string> = new Map(
  [
    'suger sugar',
    'sugr sugar',
    'sugger sugar',
    'suggar sugar',
    'shugar sugar',
    'sogur sugar',
    'sugers sugars',
    'soogar sugar',
    'glucos glucose',
    'glucoes glucose',
    'glocose glucose',
    'gluclose glucose',
    'glucse glucose',
    'shakey shaky',
    'shakin shaking',
    'shaki shaky',
    'shakky shaky',
    'shaikng shaking',
    'diz dizzy',
    'dizy dizzy',
    'dizzi dizzy',
    'dizzie dizzy',
    'swety sweaty',
    'sweatin sweating',
    'confusd confused',
    'confussed confused',
    'tremblin trembling',
    'trembeling trembling',
    'hipo hipo',
    'hypos hypos',
    'insuln insulin',
    'insullin insulin',
    'insluin insulin',
    'insuline insulin',
    'metforman metformin',
    'unites units',
    'unts units',
    'uints units',
    'untis units',
    'tablit tablet',
    'metfrmin metformin',
    'insulna insulina',
    'uniades unidades',
    'asucar azucar',
    'azuca azucar',
    'hazucar azucar',
    'asucares azucar',
    'glucoza glucosa',
    'tenblando temblando',
    'tembando temblando',
    'inyeccte inyecte',
    'inyete inyecte',
    'pregnat pregnant',
    'pregnent pregnant',
    'hyop hypo',
    'hpyo hypo',
    'shkay shaky',
    'inslin insulin',
    'lowe low',
    'loww low',
    'drping dropping',
    'fallin falling',
    'falin falling',
    'droppin dropping',
    'dropin dropping',
    'cofused confused',
    'embrazada embarazada',
  ].map((pair) => pair.split(' ') as [string, string]),
)

/** Decisive words, long enough that one wrong letter leaves no doubt. */
const OFTEN_MISTYPED =
  'glucose glucosa glucemia glicemia hypoglycemia hypoglycaemia hypoglycemic hypoglycaemic hipoglucemia hipoglicemia insulin insulina metformin metformina ozempic mounjaro trulicity wegovy jardiance semaglutide gliclazide glimepiride glipizide gliclazida glibenclamida humalog novolog novorapid lantus levemir tresiba toujeo basaglar omnipod dexcom glucometer glucometro dropping plummeting crashing trembling temblando shaking sweating sudando confused mareado mareada lightheaded pregnant pregnancy embarazada trimester gestational diabetic diabetes diabetico diabetica unconscious inconsciente seizure correction injected inyecte inyectar unidades medication azucar bajando'.split(
    ' ',
  )

/** Real words that are one letter away from those. */
const NO_SLIPS: ReadonlySet<string> = new Set(
  'inulin inulina sharing shaping shading shaving staking slaking stalking dripping drooping swearing sweetening marcado marcada banando bajado bajamos meditation dedication crushing cashing clashing infused sumando cucumber diabetics'.split(
    ' ',
  ),
)
