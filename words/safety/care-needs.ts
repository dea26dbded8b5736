import type { Profile } from '@evenplate/domain/profile'
import type { RecipeRequest } from '@evenplate/domain/request'
import { clausesOf } from './clauses.ts'

/** Who a dish is for, as far as it takes extra care. */
export type CareNeeds = { pregnancy: boolean; insulin: boolean; lows: boolean }

/**
 * From a member's profile and from what anyone writes: "I'm 20 weeks pregnant", "on an insulin pump".
 * @param request null for an edited recipe, where nobody says anything
 */
export function careNeedsOf(request: RecipeRequest | null, profile: Profile | null): CareNeeds {
  const conditions = profile?.health_conditions ?? []
  const clauses = (request ? textsOf(request) : []).flatMap(clausesOf)
  const says = (pattern: RegExp) => clauses.some((clause) => pattern.test(clause) && !DENIED.test(clause))
  return {
    pregnancy: conditions.includes('gestational-diabetes') || says(PREGNANT),
    insulin: conditions.includes('diabetes-type-1') || says(INSULIN),
    lows: conditions.includes('hypoglycemia') || says(LOWS),
  }
}

/** What a pregnant person's dish is kept from, as terms to avoid. */
export const PREGNANCY_AVOIDS = [
  'alcohol',
  'liver',
  'raw fish',
  'high-mercury fish',
  'unpasteurised cheese',
  'raw sprouts',
] as const

const textsOf = (request: RecipeRequest): string[] =>
  request.mode === 'free'
    ? [request.text]
    : [
        request.challenges,
        request.bloodSugarRange,
        request.avoid,
        ...request.ingredients.map(({ name }) => name),
      ]

const PREGNANT =
  /\bpregnan(?:t|cy)\b|\bexpecting (?:a (?:baby|child|girl|boy)|twins|our|my)\b|\bgestational\b|\b(?:first|second|third|1st|2nd|3rd) trimester\b|\bembarazada\b|\bschwanger|\benceinte\b|\bgr[áa]vida\b/
const INSULIN =
  /\b(?:on|take|takes|taking|use|uses|using|inject|injects|injecting|need|needs|with|wear|wearing) (?:an? |my |some |\w+[- ]acting |basal |bolus )*insulin\b(?![- ]?(?:resist|sensitiv|index))|\binsulin (?:pump|pen|user|dependent|injections?)\b|\btype[- ]?(?:1|one|i)\b(?! *[-/–] *2)|\bt1d?\b(?! ?(?:spoon|tsp))|\blada\b|\bmdi\b|\bon (?:a|my|the) pump\b|\bomnipod\b|\bclosed loop\b|\b(?:on|take|taking) (?:lantus|tresiba|toujeo|levemir|basaglar|humalog|novolog|novorapid|fiasp)\b/
const LOWS =
  /\b(?:prone to|reactive|frequent|recurr\w+|scared of|afraid of|worr\w+ about|fear of|get|getting|have|having|history of) (?:\w+ ){0,2}(?:lows|hypos?|hypoglyc[a]?emia)\b|\breactive hypoglyc[a]?emia\b|\bhypo unaware|\b(?:gliclazide|glipizide|glyburide|glibenclamide|glimepiride|tolbutamide|sulfonylureas?|sulphonylureas?|repaglinide)\b/
const DENIED =
  /\b(?:not|no longer|isn't|aren't|never|don't|doesn't|without|no|off|trying to (?:get|become)|hoping to (?:get|become)) (?:\w+ ){0,2}(?:pregnan|insulin|take|use|inject|need|type ?1)/
