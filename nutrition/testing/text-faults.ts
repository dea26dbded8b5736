import type { Recipe, Swap } from '@evenplate/domain/recipe'

/** A fault of a text, by its class: `{ kind: 'joint', text: 'Marinate Stir until …' }`. */
export type TextFault = { kind: string; text: string }

/**
 * Faults in the texts of a swapped dish that any editor would catch and that were not there before. Looks only at the
 * texts, not at how they were made.
 */
export function textFaults(before: Recipe, after: Recipe, swap: Swap): TextFault[] {
  const was = [before.title, ...before.instructions, ...before.tips].join('\n').toLowerCase()
  const names = newNames(swap)
  const texts = [after.title, ...after.instructions, ...after.tips]
  const faults = texts.flatMap((text) =>
    CHECKS.flatMap(({ kind, find }) =>
      find(text, names, swap)
        .filter((found) => !was.includes(found.toLowerCase()))
        .map((found) => ({ kind, text: `${found}  <<  ${text}` })),
    ),
  )
  return [...faults, ...amountFaults(before, after, swap, names), ...twiceInLines(before, after, swap)]
}

/** The swap's names for its food in texts. */
export function newNames({ words }: Swap): string[] {
  const told = words
    .filter(({ from, to }) => from !== to)
    .map(({ to }) =>
      to
        .toLowerCase()
        .replace(/^(?:an?|the) /, '')
        .replace(/ (?:is|are|has|have|was|were)$/, ''),
    )
    .filter((to) => to && to.split(' ').length <= 4 && !/\b(?:water|minutes?|the|them|it)\b/.test(to))
  return [...new Set(told)].sort((a, b) => b.length - a.length)
}

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[\s-]+/g, '[\\s-]+')
const anyOf = (names: string[]) => (names.length > 0 ? `(?:${names.map(escaped).join('|')})` : '(?!)')
const all = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(([found]) => found)

type Check = { kind: string; find: (text: string, names: string[], swap: Swap) => string[] }

const VERBS =
  'Add|Bake|Beat|Blend|Boil|Bring|Combine|Cook|Cover|Drain|Fill|Fold|Fry|Heat|Layer|Let|Mix|Place|Pour|Put|Reserve|Rinse|Roast|Salt|Serve|Simmer|Soak|Spread|Steam|Stir|Toast|Top|Toss|Turn|Warm|Wash|Whisk|For|The|Almond|Cauliflower|Rolled|Steel|Ground|Let|More'

const CHECKS: Check[] = [
  {
    kind: 'twice in a list',
    find: (text) =>
      all(
        /(?<!\p{L})(\p{L}{4,}(?: \p{L}{3,}){0,2})(?:,? and|,? or| with| &| \+|,) (?:the |with the )?\1(?=[^\p{L}\s]|$| (?:and|or|with|in|into|to|until) )/giu,
        text,
      ),
  },
  {
    kind: 'stammer',
    find: (text) => all(/(?<!\p{L})(\p{L}{2,})[\s-]+\1(?!\p{L})/giu, text),
  },
  {
    kind: 'old water',
    find: (text, names, { line }) =>
      /pasta|barley|bulgur|quinoa|celeriac|turnip|squash|sweet-potato|carrots/.test(line.foodId ?? '') ||
      (line.foodId === 'cauliflower' && !/rice/.test(line.line))
        ? []
        : all(
            new RegExp(
              `(?:${anyOf(names)}|pasta|noodle|spaghetti|starchy|potato|rice|cooking)[\\s-](?:cooking )?(?:water|liquid)\\b|\\b(?:reserv|sav|keep)\\w*\\b[^.;]*\\bwater\\b|\\b(?:saved|reserved)\\b[^.;]*\\bwater\\b|(?:the|this) water\\b`,
              'gi',
            ),
            text,
          ),
  },
  {
    kind: 'joint',
    find: (text, _, { words, step }) => [
      ...all(new RegExp(`[\\p{Ll}\\d)] (?:${VERBS})\\b(?= \\p{Ll})`, 'gu'), TITLE.test(text) ? '' : text),
      ...all(
        /(?<!approx|tbsp|tsp|oz|lb|min|mins|hr|pkg)[.!?] \p{Ll}\S*|\.\.|\. \.|,,|, ?[.;]|; ?[;.]|[.;],|^\p{Ll}/gu,
        text,
      ),
      // Its own sentences are separated by periods.
      ...[
        step,
        ...words.map(({ to }) => to).filter((to) => to.split(' ').length > 5 && /^\p{Lu}/u.test(to)),
      ].flatMap((own) => {
        const at = own ? text.indexOf(own.replace(/\.$/, '')) : -1
        const end = at + (own ?? '').replace(/\.$/, '').length
        return at < 0 || (/(?:^|[.!?:;] )$/.test(text.slice(0, at)) && /^(?:[.!;]|$)/.test(text.slice(end)))
          ? []
          : [text.slice(Math.max(0, at - 20), end + 20)]
      }),
    ],
  },
  {
    kind: 'a or an',
    find: (text, names) => [
      ...all(new RegExp(`\\ba (?:${anyOf(names.filter((name) => /^[aeiou]/i.test(name)))})`, 'gi'), text),
      ...all(new RegExp(`\\ban (?:${anyOf(names.filter((name) => /^[^aeiou]/i.test(name)))})`, 'gi'), text),
    ],
  },
  {
    kind: 'agreement',
    find: (text, names) => {
      const many = names.filter(isMany)
      const one = names.filter((name) => !isMany(name))
      return [
        ...all(
          new RegExp(
            `(?<!(?:and|or) (?:the |every |each )?)\\b${anyOf(one)} (?:are|have|were|look|turn|start|absorb)\\b`,
            'gi',
          ),
          text,
        ),
        ...all(new RegExp(`\\b${anyOf(many)} (?:is|has|was|looks|turns|starts|absorbs)\\b`, 'gi'), text),
        ...all(
          new RegExp(
            `\\b(?:each|every|an?|one|another) (?:\\p{L}+ )?${anyOf(many)}(?! (?:\\p{L}+s)?half)`,
            'giu',
          ),
          text,
        ),
        ...all(new RegExp(`\\b(?:these|those|both|all) (?:the )?${anyOf(one)}\\b`, 'gi'), text).filter(
          (found) => !/^all the/i.test(found),
        ),
        ...all(new RegExp(`\\b${anyOf(one)}\\b[^.;,]{0,30}\\b(?:them|they|they[’']re)\\b`, 'gi'), text),
        ...all(new RegExp(`\\b${anyOf(many)}\\b[^.;,]{0,20}\\bit\\b`, 'gi'), text),
      ]
    },
  },
  {
    kind: 'cannot be done',
    find: (text, names) =>
      NEVER.flatMap(([food, done]) => {
        const named = names.filter((name) => food.test(name))
        return named.length === 0
          ? []
          : all(
              new RegExp(
                `\\b(?:${done})\\b[^.;,]{0,25}\\b${anyOf(named)}|\\b${anyOf(named)}\\b[^.;]{0,30}\\b(?:al dente|package|packet|box says)\\b`,
                'gi',
              ),
              text,
            ).filter((found) => !/\bno\b/.test(found))
      }),
  },
]

const NEVER: [RegExp, string][] = [
  [/zucchini noodle|shirataki/, 'boil|break|drain|soak|peel'],
  [/cauliflower rice/, 'boil|soak|drain|rinse|wash|parboil'],
  [/cauliflower|strawberr|avocado cubes/, 'peel|prick|scrub'],
  [/lettuce/, 'toast|butter|warm|bake|fry|press|crisp|microwave'],
  [/portobello/, 'butter|split|cut in half'],
  [/allulose|erythritol/, 'drizzle|pour|drizzling'],
  [/almond flour|ground almonds/, 'knead'],
]

/** Most words with a capital: not a sentence. */
const TITLE = /^(?:\p{Lu}\S*(?: (?:and|with|of|in|on|the|&|for))? ?)+$/u

const isMany = (name: string): boolean => /[^su]s$/.test(name)

const AMOUNT =
  '(?:\\d+ ?\\d?\\/?\\d*|\\d*\\.?\\d+|[\\d ]*[½¼¾⅓⅔⅛]|half|a|one|two|three|four) ?(?:cups?|tbsps?|tablespoons?|tsps?|teaspoons?|ounces?|oz|pounds?|lbs?|g|grams?|kg|ml|slices?|pieces?)?'

/** An amount in a step that differs from the line's. */
function amountFaults(before: Recipe, after: Recipe, swap: Swap, names: string[]): TextFault[] {
  const halved = swap.words.every(({ from, to }) => from === to) ? [oldName(before, swap)] : []
  const named = [...names, ...halved.filter(Boolean), ...(halved.length > 0 ? names : [])]
  // Pieces divided among people are not a different amount.
  if (named.length === 0 || /slice|tortilla|leaf|leaves|chapati|cap/.test(swap.line.line)) return []
  const pattern = new RegExp(
    `(?<![\\p{L}\\d/])(?:${AMOUNT}) ?(?:of (?:the )?)?(?:(?!and|or|into|with|in|to|until)\\p{L}+ ){0,1}${anyOf(named)}`,
    'giu',
  )
  return after.instructions.flatMap((text) =>
    all(pattern, text)
      .filter((found) =>
        /\d|[½¼¾⅓⅔⅛]|^(?:half|a|one|two|three|four) (?:of (?:the )?)?(?:cup|tbsp|tablesp|tsp|teasp|ounce|oz|pound|slices?)/i.test(
          found,
        ),
      )
      .filter((found) => !swap.step?.includes(found))
      .map((found) => ({ kind: 'amount', text: `${found}  <<  ${text} (${swap.line.line})` })),
  )
}

const oldName = (before: Recipe, { at }: Swap): string =>
  (before.figures.lines[at]?.rest ?? '').split(/[,(]/)[0]?.trim().toLowerCase().split(' ').at(-1) ?? ''

function twiceInLines(before: Recipe, after: Recipe, { line, at }: Swap): TextFault[] {
  const nameOf = (one: { rest: string }) => one.rest.split(/[,(]/)[0]?.trim()
  const same = before.figures.lines.filter((one, i) => i !== at && nameOf(one) === nameOf(line))
  return same.length > 0
    ? [{ kind: 'food in two lines', text: `${line.line} beside ${same[0]?.line} (${after.title})` }]
    : []
}
