import type { Tool } from '../brief/brief.ts'
import { type BookDish, type DishFood, type DishWay, idsOf } from './dish.ts'
import { expand } from './expand.ts'

/** From this many minutes of simmering on, a covered pot that nobody stirs works as well. */
const LONG = 10

/**
 * A dish that simmers on the stove, simmered in a slow cooker or pressure cooker instead: what comes before is browned as it is, and
 * what comes after is stirred in. Null if nothing simmers long, or if a food would fall apart.
 */
export function potWay(dish: BookDish, tool: Tool): DishWay | null {
  if (tool !== 'slow-cooker' && tool !== 'pressure-cooker') return null
  const stove = dish.ways.find((way) => way.tool === 'stove')
  if (!stove || !MOIST.has(dish.course)) return null
  const steps = stove.steps.map((step) => expand(step, 'stove') ?? step)
  const at = longest(steps)
  if (at === null) return null
  const simmered = simmeredIn(steps[at]!, dish, tool)
  // Dumplings need a pot that boils; food that is drained was boiled in water.
  if (DOUGH.test(steps.slice(0, at + 1).join(' ')) || /\bDrain\b/.test(simmered?.rest ?? '')) return null
  if (simmered === null || fallsApart(dish, steps.slice(0, at + 1))) return null
  const { load: _, ...rest } = stove
  return {
    ...rest,
    tool,
    steps: [
      ...steps.slice(0, at).map((step) => before(step, tool)),
      before(simmered.head, tool) + simmered.pot + after(simmered.rest, tool),
      ...steps.slice(at + 1).map((step) => after(step, tool)),
    ],
    ...(stove.load && steps.join(' ').includes('{batches}') ? { load: stove.load } : {}),
  }
}

const DOUGH = /\b(?:dough|batter|dumplings)\b/
const MOIST = new Set(['main', 'soup', 'side', 'sandwich'])

const TIME = /\{(?:\d x )?(\d+)(?: to (\d+))? min(?: of ([\w-]+) \w+)?\}/

/** A sentence that simmers, up to a period outside braces and brackets. */
const SIMMERS = /\b(?:simmer|partly covered|low heat)\b/i

function longest(steps: string[]): number | null {
  let found: { at: number; minutes: number } | null = null
  for (const [at, step] of steps.entries())
    for (const sentence of sentencesOf(step)) {
      const minutes = Number(TIME.exec(sentence)?.[2] ?? TIME.exec(sentence)?.[1] ?? 0)
      if (SIMMERS.test(sentence) && minutes >= LONG && minutes > (found?.minutes ?? 0))
        found = { at, minutes }
    }
  return found?.at ?? null
}

/** Sentences of a step; text in brackets is not split. */
export function sentencesOf(step: string): string[] {
  const sentences: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < step.length; at++) {
    const sign = step[at]!
    if ('[{'.includes(sign)) depth += 1
    if (']}'.includes(sign)) depth -= 1
    const ends = (sign === '.' && depth === 0) || (sign === ']' && depth === 0 && step[at - 1] === '.')
    if (ends && (at + 1 === step.length || /[ [{]/.test(step[at + 1]!))) {
      sentences.push(step.slice(from, at + 1))
      from = at + 1
    }
  }
  if (from < step.length) sentences.push(step.slice(from))
  return sentences
}

function simmeredIn(
  step: string,
  dish: BookDish,
  tool: 'slow-cooker' | 'pressure-cooker',
): { head: string; pot: string; rest: string } | null {
  const sentences = sentencesOf(step)
  const at = sentences.findIndex((one) => SIMMERS.test(one) && Number(TIME.exec(one)?.[1] ?? 0) >= LONG)
  const sentence = sentences[at]
  if (!sentence) return null
  const cut = sentence.search(
    /,? ?(?:and |then )?\b(?:bring (?:it |the \{[^}]*\} )?to a (?:boil|simmer)|cover,? |lower the heat|partly |simmer|cook over low)/i,
  )
  const start = cut <= 0 ? '' : sentence.slice(0, cut)
  const [, least, most, role] = TIME.exec(sentence)!
  const minutes = Number(most ?? least)
  const done = /\{(?:ready|done) [\w-]+\}/.exec(sentence)?.[0]?.replace('done', 'ready')
  const until = done ?? 'until tender'
  const tough = minutes >= 60 || (role !== undefined && isTough(dish, role))
  const head = [...sentences.slice(0, at), start].join('').replace(/[\s,]+$/, '')
  if (/\[[^\]]*$/.test(head) || /\[[^\]]*$/.test(start)) return null
  return {
    head: head && !/[.\]]$/.test(head) ? `${head}. ` : head ? `${head} ` : '',
    pot:
      tool === 'slow-cooker'
        ? `Put everything in the slow cooker, cover and cook on low ${until}, {${tough ? 8 : 5} hr}.`
        : `Put everything in the pressure cooker, lock the lid and cook at high pressure for {${Math.min(45, Math.max(6, Math.round(minutes * 0.4)))} min}, allowing {10 min} to come up to pressure. Let the pressure fall by itself for {10 min}, then open${done ? ` and check: ${done.includes('ready') ? `it is done ${done}` : ''}` : ''}.`,
    rest: sentences.slice(at + 1).join(''),
  }
}

const TOUGH = /beef-(?:chuck|stew|brisket)|shoulder|lamb-leg|venison|oxtail|short-ribs/
const isTough = ({ foods }: BookDish, role: string): boolean =>
  foods.some((food) => food.role === role && TOUGH.test(idsOf(food)[0] ?? ''))

/** Grains and noodles turn to mush in hours, fish and shellfish to rubber. */
const SOFT =
  /^(?:rice-(?!.*cooked)|pasta-|egg-noodles|noodles|macaroni|orzo|barley-dry|quinoa-dry|couscous|spaghetti|shrimp|scallops|cod|salmon|tilapia|halibut|clams|mussels|crab|lobster|tofu-silken)/
const fallsApart = ({ foods }: BookDish, until: string[]): boolean => {
  const text = until.join(' ')
  const isIn = (food: DishFood) => new RegExp(`[{ ,]${food.role}[},]`).test(text)
  return foods.some(
    (food) =>
      (SOFT.test(idsOf(food)[0] ?? '') && isIn(food) && !food.optional) ||
      // Meat added at the end does not simmer.
      (food.job === 'main' && RAW_MEAT.test(idsOf(food)[0] ?? '') && !isIn(food)),
  )
}

const RAW_MEAT =
  /^(?!.*(?:cooked|canned|smoked|deli))(?:chicken|beef|pork|lamb|turkey|shrimp|ground|veal|venison|salmon|cod)/

/** A pressure cooker browns by itself; a slow cooker's meat is browned in a skillet. */
const before = (step: string, tool: Tool): string =>
  step.replace(
    /\b(?:in )?(?:a|the|same) (?:large|deep|heavy|large, deep|large, heavy|wide|Dutch) ?(?:pot|skillet|saucepan|oven|pan)\b|\bin a (?:saucepan|pot|skillet)\b/g,
    tool === 'pressure-cooker' ? 'in a pressure cooker on the sauté setting' : 'in a large skillet',
  )

const after = (step: string, tool: Tool): string =>
  SIMMERS.test(step)
    ? step
        .replace(
          /\b(?:cover,? and )?simmer\b(?![^{]*\})/g,
          tool === 'slow-cooker' ? 'cook on high' : 'simmer on the sauté setting',
        )
        .replace(
          /\b(?:Cover,? and )?[Ss]immer\b(?! on)(?![^{]*\})/g,
          tool === 'slow-cooker' ? 'Cook on high' : 'Simmer on the sauté setting',
        )
        .replace(
          /\{(\d+) min\}/g,
          (_, minutes: string) =>
            `{${tool === 'slow-cooker' ? Math.max(15, Number(minutes) * 2) : minutes} min}`,
        )
        .replace(/ over (?:low|medium|medium-low|medium-high) heat/g, '')
    : step
