/** The same question in German, French, Italian and Portuguese. */
export const asksForDoseAbroad = (text: string): boolean => ASKS_DOSE.some((pattern) => pattern.test(text))

const ASKS_DOSE = [
  /\b(?:wie ?viele?|combien d(?:e |')|quant[aoe]s?|quanti) ?(?:\w+ )?(?:insulin[ae]?|unidades|einheiten|unites?|unita|metformin[ae]?|ui)\b(?![- ]?resist)/,
  /\b(?:welche|quelles?|quale|qual) (?:dosis|dose|dosierung)\b(?!.{0,4} (?:gemuse|legume))/,
  /\b(?:soll ich|muss ich|darf ich|kann ich|dois-je|puis-je|devo|posso) (?:\w+ ){0,4}(?:insulin[ae]?|metformin[ae]?|spritzen|injecter|bolus)\b/,
]
