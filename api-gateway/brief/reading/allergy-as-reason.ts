import { placedTokens, tokensOf } from './food-lexicon.ts'
import { CUE } from './reactions.ts'
import { refusedFoodAt } from './refused-food.ts'
import { listAt } from './refused-list.ts'
import { withSharedAllergies } from './shared-allergies.ts'

/**
 * "No shrimp, my son is allergic" tells of an allergy to shrimp, as "I'm allergic, so no shrimp" does: what is refused for that reason
 * is read as "allergic to" it, which binds more strictly than "no". Spanish texts come half in Spanish ("porque my son is allergic").
 */
export function withAllergyAsReason(said: string): string {
  const text = withSharedAllergies(said)
  if (!ALLERGY.test(text)) return text
  const refusals = refusalsIn(text)
  // "No milk, no eggs, he's allergic": the reason holds for all that is refused right before it.
  for (let n = refusals.length - 2; n >= 0; n -= 1)
    if (refusals[n]!.joined && refusals[n + 1]!.isAllergy) refusals[n]!.isAllergy = true
  const kept: string[] = []
  let at = 0
  for (const { from, to, end, reasonTo, isAllergy } of refusals) {
    if (!isAllergy) continue
    kept.push(text.slice(at, from), 'allergic to', text.slice(to, end), reasonTo > end ? ' | ' : '')
    at = reasonTo
  }
  return [...kept, text.slice(at)].join('')
}

type RefusalAt = {
  /** Where its words begin ("no") and end, and where its foods end. */
  from: number
  to: number
  end: number
  /** Where a reason behind the foods ends, or else the foods. */
  reasonTo: number
  isAllergy: boolean
  /** Whether the next refusal follows right after its foods. */
  joined: boolean
}

function refusalsIn(text: string): RefusalAt[] {
  const found: RefusalAt[] = []
  let at = 0
  for (let cue = CUE.exec(text); cue; cue = CUE.exec(text.slice(at))) {
    const to = at + cue.index + cue[0].length
    const from = at + cue.index - (DENIED.exec(text.slice(at, at + cue.index))?.[0].length ?? 0)
    const placed = placedTokens(text.slice(to, to + NEAR))
    const list = cue.groups?.allergy
      ? { items: [], length: 0 }
      : listAt(
          placed.map(({ token }) => token),
          { ...cue.groups },
        )
    const last = placed[list.length - 1]
    const end = last ? to + last.from + last.token.length : to
    const previous = found.at(-1)
    if (previous) previous.joined = AGAIN.test(text.slice(previous.end, from))
    const reason = last ? reasonBehind(text.slice(end, end + NEAR)) : 0
    if (last)
      found.push({
        from,
        to,
        end,
        reasonTo: end + reason,
        isAllergy: reason > 0 || REASON_BEFORE.test(text.slice(Math.max(at, from - NEAR), from)),
        joined: false,
      })
    at = end + reason
  }
  return found
}

/** How long the reason is that begins here, 0 if none does. A food in it is something else: "no onions, her eggs allergy". */
function reasonBehind(text: string): number {
  const said = REASON.exec(text)?.[0] ?? ''
  const tokens = tokensOf(said)
  return tokens.some((_, at) => refusedFoodAt(tokens, at)) ? 0 : said.length
}

/** Characters in which the foods of a refusal and its reason are looked for. */
const NEAR = 160
const ALLERGY = /\ballerg|\bhives\b/
/** "I don't hate fish, I'm allergic to it". */
const DENIED = /\b(?:don't|dont|do not|doesn't|doesnt|does not|not|never) (?:really |even )?$/
const AGAIN = /^ ?[,.]? ?(?:and |or |nor |y |e |ni )?$/

const PAUSE = '(?:[ ,.;!:(|-]|(?:please|thanks|thank you|at all|in it|in there|anywhere|ever|por favor)\\b)*'
/** "Because my youngest is very", "que yo soy". */
const WHO =
  "(?:(?!(?:not|no|nobody|none|never|nor|without|with|but|want|wants|like|likes|make|give|need|if|only|seasonal|pollen|used|was|were|avoid|hate|dinner|lunch|breakfast)\\b|[a-z]+n't\\b)[\\p{L}'-]+ ){0,7}"
const OF_IT =
  ' ?(?:to|a) (?:it|them|that|those|these|this|both|all of (?:it|them|those|that)|ello|eso|esos|esas|ellos|ellas)\\b'
const OF_ANOTHER = '-| ?(?:to|a|free|safe|friendly|of (?!my\\b)|against|from|[:=])\\b'
const REASON = new RegExp(
  String.raw`^(?! ?allerg(?:y|ies)\b)${PAUSE}(?<!\p{L})${WHO}(?:allerg(?:ic|y|ies)\b(?:${OF_IT}|(?!${OF_ANOTHER}))|(?:gives?|causes?) (?:me|him|her|us|them|(?:my|our) \p{L}+) (?:hives|(?:an? )?allerg(?:y|ic reactions?)))(?: (?:of )?(?:my|our|his|her) \p{L}+)? ?\)?`,
  'u',
)
/** "I'm allergic, so", "my son is allergic and". */
const REASON_BEFORE =
  /(?<!\b(?:not|never|nobody is|no one is|n't)(?: \p{L}+)? )(?<!\p{L}|-)allergic ?[,.;:-]? ?(?:(?:so|and|therefore|please|that's why|asi that|por lo that|por eso|entonces|y|por favor),? ?)*(?:(?:i|we|he|she) )?$/u
