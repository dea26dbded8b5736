import type { Profile } from '@evenplate/domain/profile'
import type { RecipeRequest } from '@evenplate/domain/request'
import { GOES_LOW, ON_INSULIN, PREGNANT } from './care-rules.ts'
import { onlyDislikes } from './dislikes.ts'
import type { HeardText } from './heard-text.ts'
import { soundsOnInsulin, soundsPregnant } from './judges.ts'
import { textsOf } from './request-texts.ts'
import { foundBy, type Read, type Rule } from './rule.ts'
import type { Unit } from './units.ts'
import { isAnothers, isForPet } from './whose.ts'

/** Who a dish is for, as far as it takes extra care. */
export type CareNeeds = { pregnancy: boolean; insulin: boolean; lows: boolean }

/**
 * From a member's profile and from what anyone writes: "I'm 20 weeks pregnant", "on an insulin pump".
 * @param request null for an edited recipe, which has no request
 */
export function careNeedsOf(request: RecipeRequest | null, profile: Profile | null): CareNeeds {
  const conditions = profile?.health_conditions ?? []
  const told = request ? toldIn(request) : []
  return {
    pregnancy: conditions.includes('gestational-diabetes') || told.some(({ pregnancy }) => pregnancy),
    insulin: conditions.includes('diabetes-type-1') || told.some(({ insulin }) => insulin),
    lows: conditions.includes('hypoglycemia') || told.some(({ lows }) => lows),
  }
}

/** What each text of a request says. Cached: needed for its rules, and again for its finished dish. */
function toldIn(request: RecipeRequest): CareNeeds[] {
  const told = known.get(request) ?? textsOf(request).map(careToldIn)
  known.set(request, told)
  return told
}

const known = new WeakMap<RecipeRequest, CareNeeds[]>()

function careToldIn(text: HeardText): CareNeeds {
  const { heard } = text
  const { pregnancy, insulin, lows } = careByRules(text)
  return {
    pregnancy:
      pregnancy !== 'denied' &&
      soundsPregnant(heard, pregnancy === 'said') &&
      (pregnancy === 'said' || !onlyDislikes(text)),
    // Tablets that can cause a low sound like insulin; the rules know them by their names.
    insulin:
      lows === 'said'
        ? insulin === 'said'
        : insulin !== 'denied' && lows !== 'denied' && soundsOnInsulin(heard, insulin === 'said'),
    lows: lows === 'said',
  }
}

/** What the rules find in one text: said somewhere, only denied, or neither. */
export type Told = 'said' | 'denied' | null

export function careByRules({ sentences }: HeardText): Record<keyof CareNeeds, Told> {
  const reads = sentences.map(({ read }) => read)
  const said = new Set(reads.flatMap(({ has }) => [...has]))
  const told = (rules: readonly Rule[]): Told => {
    const all = reads.map((read) => saidIn(rules, read, said))
    return all.includes('said') ? 'said' : all.includes('denied') ? 'denied' : null
  }
  return { pregnancy: told(PREGNANT), insulin: told(ON_INSULIN), lows: told(GOES_LOW) }
}

/** What to leave out for a pregnant person, as terms to avoid. */
export const PREGNANCY_AVOIDS = [
  'alcohol',
  'liver',
  'raw fish',
  'high-mercury fish',
  'unpasteurised cheese',
  'raw sprouts',
] as const

/**
 * Unless a few words before deny it or mean another time: "not pregnant", "trying to get pregnant", "no longer on
 * insulin". If it is about somebody else, the judges decide.
 */
function saidIn(rules: readonly Rule[], { units, ...read }: Read, all: ReadonlySet<string>): Told {
  let told: Told = null
  for (const found of foundBy(rules, { units, ...read })) {
    if (isAnothers(units, found, all)) continue
    const { from, to } = found
    const around = units.slice(Math.max(0, from - 4), to)
    const since = around.findLastIndex(({ features }) => features.has('but'))
    const denied = around
      .slice(since + 1)
      .some(({ features }) => features.has('denied') || features.has('pet'))
    if (!denied && !isOver(units, to) && !isForPet(units, found)) return 'said'
    told = 'denied'
  }
  return told
}

const WAS = new Set(['was', 'were', 'ended', 'fue', 'eran', 'era'])

/** "Gestational diabetes ten years back", "diabetes gestacional hace diez años", "my pregnancy was three years ago". */
function isOver(units: readonly Unit[], to: number): boolean {
  const [first, second, third] = units.slice(to, to + 3)
  const since = units.slice(to + 1, to + 7)
  if (
    WAS.has(first?.text ?? '') &&
    since.some(({ text, features }) => features.has('past') || text === 'hace')
  )
    return true
  if (first?.features.has('denied-after')) return true
  if (first?.text === 'hace') return third?.text === 'anos'
  return first?.features.has('comma') === false && second?.features.has('denied-after') === true
}
