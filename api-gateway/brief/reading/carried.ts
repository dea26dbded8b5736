import type { Refusal } from '@evenplate/words/refusals'
import { SEVERE, SYMPTOMS } from '@evenplate/words/symptoms'

/** Words said of foods after them. `foods`: whether they may follow instead ("disagrees with me: beans"). */
export type Said = { pattern: RegExp; kind: Kind; foods: Refusal['foods']; nearest?: boolean }
export type Kind = Refusal['kind']

export const SICKNESS = `(?:${SEVERE}|${SYMPTOMS})`

/** What is carried against an allergy. */
export const CARRIED = '(?:epi(?:-? ?pens?)?|epinephrine|adrenaline|auto-? ?injectors?)'

/** Foods named first, then what they do or what is carried for them. */
export const CARRIED_FOR: readonly Said[] = [
  // "Lupin is the one I get anaphylaxis from".
  {
    kind: 'allergy',
    foods: 'before',
    pattern: new RegExp(
      String.raw`\b(?:is|are) (?:the (?:one|thing|only (?:one|thing))s?|what) (?:(?:that|which) )?(?:i|he|she|they|we|(?:my|our) [\p{L}'-]+) (?:get|gets|got|have|has|had) (?:(?:an?|the|bad|awful) )*${SICKNESS} (?:from|to|with|off|after)(?= *(?:$|[.,;!|]))`,
      'u',
    ),
  },
  // "Celery. I carry an EpiPen for it."
  {
    kind: 'allergy',
    foods: 'before',
    pattern: new RegExp(
      String.raw`[.:;,?!] ?(?:(?:and|because|so) )?(?:i|we|he|she|they|i've|we've|(?:my|our|the) [\p{L}'-]+|the)(?: (?!not\b|never\b|no\b|don't|doesn't)[\p{L}'-]+){0,5}? (?:${CARRIED}|medical (?:id )?bracelet)(?: [\p{L}'-]+){0,5}? (?:for|because of|over|on account of|due to) (?:it|them|those|that|these)(?![\p{L}])`,
      'u',
    ),
  },
]
