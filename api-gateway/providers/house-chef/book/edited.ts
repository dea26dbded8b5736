/** Marks around the names of foods while a step is put together, so that lists can be joined. They never reach a reader. */
export const LIST = { open: '\uE002', last: '\uE001', close: '\uE003' } as const

const TEXT = '[^\uE001\uE002\uE003]*'
const JOINED = new RegExp(
  ` \uE001and (${TEXT})\uE003 and ((?:the )?)(?=\uE002|a splash|a spoonful|half of|rest of|remaining|browned|[\\d¼½¾⅓⅔⅛])`,
  'g',
)
const BEFORE = new RegExp(`\uE002(${TEXT})\uE003 and ((?:the )?)\uE002(${TEXT})\uE001and `, 'g')
const MARKS = /[\uE001\uE002\uE003]/g

/** "Salt and pepper and the noodles" is one list: "salt, pepper and the noodles". */
export function joinLists(text: string): string {
  if (!text.includes(LIST.last)) return text.replace(MARKS, '')
  return text.replace(JOINED, ', $1 and $2').replace(BEFORE, '$1, $2$3and ').replace(MARKS, '')
}

const SAVED = /Save (?:½|1) cup of the cooking water, then drain/

/**
 * Corrections that need the whole recipe: water that no step uses is removed, meat rests after its minutes are given, one person
 * eats from one bowl.
 */
export function edited(written: string[], servings: number): string[] {
  const steps = inOneCooker(written).map((step) => step.replace(ON_A_FLAME, ''))
  const all = steps.map((step, at) => {
    const unused = SAVED.test(step) && !steps.slice(at).join(' ').replace(SAVED, '').includes('cooking water')
    const said = withTheRest(sentencesOf(unused ? step.replace(SAVED, 'Drain') : step), steps.slice(0, at))
    return servings === 1 ? forOne(said) : said
  })
  return withoutBareServing(all.filter(Boolean))
}

const PART = /\b(?:half|a third|some) of the ([a-z]+(?: [a-z]+)?) (?:in|over|on)\b/g

/** If an earlier step used half of the oil, a later one heats the rest of it. */
function withTheRest(step: string, before: string[]): string {
  const used = [...before.join(' ').matchAll(PART)].map(([, food]) => food!)
  return used.reduce(
    (said, food) => said.replace(`Heat the ${food} in`, `Heat the rest of the ${food} in`),
    step,
  )
}

/** "Serve hot." is not a step by itself. */
function withoutBareServing(steps: string[]): string[] {
  const last = steps.at(-1) ?? ''
  return steps.length > 1 && /^Serve(?: hot| warm| cold| at once| from the pan)?\.$/.test(last)
    ? [...steps.slice(0, -2), `${steps.at(-2)} ${last}`]
    : steps
}

/** A cooker's setting has no low and high. */
const ON_A_FLAME = /(?<=on the sauté setting) over (?:low|medium|medium-low|medium-high|high) heat/g

const LID = 'Put everything in the pressure cooker, lock the lid'

/** With a pressure cooker, food is browned in the cooker itself. */
function inOneCooker(steps: string[]): string[] {
  const at = steps.findIndex((step) => step.includes(LID))
  if (at < 0) return steps
  return steps.map((step, place) =>
    place > at
      ? step
      : step
          .replace(
            /\bin a (?:large|heavy|large, heavy|large, deep) (?:pot|skillet) over (?:medium|medium-high|high) heat/,
            'in the pressure cooker on the sauté setting',
          )
          .replace(LID, 'Lock the lid'),
  )
}

const sentencesOf = (step: string): string =>
  step
    .replace(
      /(until [^.;]*?),? and until (no pink is left|it flakes easily|they flake easily) and /g,
      '$1, $2 and ',
    )
    .replace(/(until [^.;]*?),? and until /g, '$1 and ')
    .replace(/(reads? 145 °F \(63 °C\)); let it rest 3 minutes([^.]*)\./g, '$1$2. Let rest for 3 minutes.')
    .replace(
      /\. Let rest for 3 minutes\. (Take out|Move to (?:a|the) (?:plate|board))\b/g,
      '. $1 and let rest for 3 minutes',
    )
    .replace(
      /(?:Sprinkle|Season) (the [^.]*?) with ([^.]*)\. Pat \1 dry\./g,
      'Pat $1 dry and sprinkle with $2.',
    )
    .replace(
      / Let rest for 3 minutes\.(?= (?:Cover loosely|Let (?:it |them |the [a-z ]+ )?(?:rest|stand)) )/g,
      '',
    )
    .replace(/Serve ((?:warm )?with [^.]*)\. Serve (hot|at once|warm|from the pan)\./g, 'Serve $2 $1.')

const one = (thing: string): string =>
  thing
    .replace(/^pattie$/, 'patty')
    .replace(/^sandwiche$/, 'sandwich')
    .replace(/^loave$/, 'loaf')

const SHARED = /\bDivide ((?:the )?[^.]*?) among (?:small |large )?(bowl|plate|jar|glass|mug)(?:e?s)\b/g
const BARE = /\b(D|d)ivide among (?:small |large )?(bowl|plate|jar|glass|mug)(?:e?s)\b/g
const INTO = /\b(in|into|on|onto) (small |large |deep |warm )?(bowl|plate|glass|mug|jar)(?:e?s)\b/g
const CUT = /(?:^|(?<=[.!] ))Cut into 1 (?:slices|squares|pieces)\. ?/g
const THEN_CUT = /,? (?:then |and )?cut into 1 (?:slices|squares|pieces|bars)\b/g
const ONE_OF =
  /\b(1 (?:[a-z]+ )*?)(pattie|cup|piece|slice|bar|square|mound|ball|sandwiche|pancake|mug|biscuit|roll|mold|loave|tablespoon|ramekin|packet)s\b/g

const forOne = (step: string): string =>
  step
    .replace(BARE, (_, first: string, into: string) => `${first === 'D' ? 'Put' : 'put'} in a ${into}`)
    .replace(SHARED, 'Put $1 in a $2')
    .replace(INTO, '$1 a $2$3')
    .replace(/In large microwave-safe mugs/g, 'In a large microwave-safe mug')
    .replace(/, one mug at a time\b/g, '')
    .replace(CUT, '')
    .replace(THEN_CUT, '')
    .replace(ONE_OF, (_, before: string, thing: string) => before + one(thing))
    .trim()
