import type { Answer } from '@evenplate/domain/brief'
import type { Recipe } from '@evenplate/domain/recipe'
import { type PanRow, panOf } from '@evenplate/words/pans'
import type { Asked } from './answers.ts'

/** What a dish is cooked in, as its steps name it. */
const PANS: readonly (readonly [RegExp, string])[] = [
  [/\bskillet\b/i, 'a skillet'],
  [/\bwok\b(?! or )/i, 'a wok'],
  [/\bsaucepan\b/i, 'a saucepan'],
  [/\bpot\b(?! (?:roast|pie))|\bDutch oven\b/i, 'a pot'],
  [/\b(?:sheet pan|baking sheet)s?\b/i, 'a sheet pan'],
  [/\b(?:baking|casserole|pie|gratin) dish(?:es)?\b/i, 'a baking dish'],
  [/\broasting pan\b/i, 'a roasting pan'],
  [/\b(?:loaf|cake|muffin|donut|springform|tart|square) pan\b/i, 'a baking pan'],
  [/\bgriddle\b/i, 'a griddle'],
  [/\bslow[- ]cooker\b/i, 'a slow cooker'],
  [/\bpressure[- ]cooker\b/i, 'a pressure cooker'],
  [/\bair[- ]fryer\b/i, 'an air fryer'],
  [/\b(?:on|heat|side of) (?:a|the) grill\b|\bgrill pan\b/i, 'a grill'],
]
/** Steps that need a pot of water and do not name it. */
const IN_WATER =
  /\b(?:boil|simmer|cook|poach) the [^.]{1,80} in (?:salted |boiling )*water\b|@(?:steam|boil(?:-eggs|-pasta)?) |\bsteam (?:the|over)\b/i
const POTS: readonly string[] = ['a pot', 'a saucepan']

/** The pans, pots and dishes that steps cook in, each kind once. */
export function pansIn(steps: string): string[] {
  const named = PANS.filter(([pattern]) => pattern.test(steps)).map(([, pan]) => pan)
  const isInWater = IN_WATER.test(steps) && !POTS.some((pot) => named.includes(pot))
  return isInWater ? [...named, 'a pot of water'] : named
}

/** A pan that somebody wants to cook in: a Dutch oven can be the pot of a recipe. */
export const panAnswers = ({ readings }: Pick<Asked, 'readings'>, { instructions }: Recipe): Answer[] =>
  readings.flatMap(({ id }) => {
    const pan = panOf(id.replace(/^style:/, ''))
    if (!pan) return []
    const steps = instructions.join(' ')
    const held = pan.made.test(steps)
    return [
      { reading: id, held, text: `You asked for ${pan.said}${held ? usedAs(pan, steps) : instead(steps)}` },
    ]
  })

const usedAs = ({ said, isPot }: PanRow, steps: string): string =>
  isPot && !steps.includes(said.replace(/^an? /, ''))
    ? ': it can be the pot of this recipe.'
    : ': that is what it is made in.'

const instead = (steps: string): string => {
  const [used] = pansIn(steps)
  return `; this is made ${used ? `in ${used}` : 'without one'}.`
}
