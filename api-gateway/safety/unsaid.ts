import { DRAFT_DEFAULTS, type RecipeDraft } from '@evenplate/domain/draft'

/**
 * Removes what a model may write but we do not show: nutrition figures in running text (all our figures are counted), doses, and
 * promises of a cure. Only that sentence is removed.
 */
export const withoutUnsaid = (draft: RecipeDraft): RecipeDraft => ({
  ...draft,
  title: sayTitle(draft.title),
  description: sayProse(draft.description) || DRAFT_DEFAULTS.description,
  instructions: draft.instructions.map(sayStep).filter(Boolean),
  tips: draft.tips.map(sayProse).filter(Boolean),
})

export const sayTitle = (title: string): string =>
  without(
    title
      .replace(TITLE_FIGURE, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^[\s,:–-]+/, '')
      // Matches only from the start of such a run: otherwise the search would begin again at each character.
      .replace(/(?<![\s,:(–-])[\s,:(–-]+$/, ''),
    [DOSE, CURE],
  ) || DRAFT_DEFAULTS.title

export const sayProse = (text: string): string => without(text, [FIGURE, GLYCEMIC, DOSE, CURE])

/** A step weighs things ("20 g protein powder", "50 g sugar"), so weights stay; no food is weighed as "carbs". */
export const sayStep = (text: string): string => without(text, [STEP_FIGURE, GLYCEMIC, DOSE, CURE])

const without = (text: string, unsaid: RegExp[]): string =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !unsaid.some((pattern) => pattern.test(sentence)))
    .join(' ')

/** Matches only from the first of such words: otherwise the search would begin again at each word of a run. */
const FIRST = String.raw`(?<!\b(?:net|total|available|dietary) )`
const NUTRIENT = String.raw`(?:net |total |available |dietary )*(?:carbs?|carbohydrates?|fib(?:er|re)|protein|fat|sugars?)\b(?![- ](?:powder|free|bar|snap))`
const FIGURE = new RegExp(
  [
    String.raw`\b\d+(?:\.\d+)?\s*(?:g|grams?|mg)\.?\s*(?:of )?${NUTRIENT}`,
    String.raw`\b${FIRST}${NUTRIENT}\s*(?:content|count)?\s*(?:[:=(~]|is|are|of|at|under|about|only|just)?\s*(?:only |just |about )?\d+(?:\.\d+)?\s*(?:g|grams?)\b`,
    String.raw`\b\d+(?:\.\d+)?\s*(?:k?cal|calories)\b`,
  ].join('|'),
  'i',
)
const STEP_FIGURE =
  /\b\d+(?:\.\d+)?\s*(?:g|grams?)?\.?\s*(?:of )?(?:net |total |available )*(?:carbs?\b|carbohydrates?\b)|\b(?<!\b(?:net|total) )(?:net |total )*(?:carbs?|carbohydrates?)\s*(?:[:=(~]|is|are|of|about|only|just)\s*\d|\b\d+(?:\.\d+)?\s*(?:k?cal|calories)\b/i
const GLYCEMIC =
  /\b(?:glycemic (?:load|index)|gl|gi)\b(?: score| value)?(?:\s*(?:[:=(~]|is|of|at|under|about|around|below|only)+)?\s*\d/i
const TITLE_FIGURE = new RegExp(
  String.raw`\(?\b(?:only |just |under )?\d+(?:\.\d+)?\s*-?(?:g|grams?)\s*(?:of )?${NUTRIENT}\)?|\(?\b\d+\s*-?\s*(?:k?cal|calories?)\b\)?`,
  'gi',
)

const DRUG = '(?:insulin|metformin|medications?|medicines?|meds|bolus(?:es)?|doses?|dosage|injections?)'
const DOSE = new RegExp(
  [
    String.raw`\b\d+(?:\.\d+)?\s*(?:units?|iu)\b`,
    String.raw`\b(?:take|inject|bolus|adjust|increase|decrease|reduce|lower|raise|skip|stop|replace|cut|halve|double|change|calculate|dose)\b[^.!?]{0,40}\b${DRUG}\b(?! of (?:fib|green|veg|protein|flavou?r))`,
    String.raw`\bpre-?bolus\b|\binsulin-to-carb\b`,
  ].join('|'),
  'i',
)
const CURE =
  /\b(?:cures?|curing|heals?|healing|reverses?|reversing|gets? rid of|eliminates?|eradicates?)\b[^.!?]{0,30}\b(?:diabetes|prediabetes|insulin resistance|blood sugar problems)\b|\b(?:diabetes|prediabetes)\b[^.!?]{0,20}\b(?:cure|reversal)\b/i
