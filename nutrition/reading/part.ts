/** What a line says its food is for, if it is not a plain ingredient. */
export type Part = 'serving' | 'topping' | 'coating' | 'taste' | 'dusting' | 'garnish' | 'greasing'

/** What a food is for, by the words of its line; if there are several uses, the one that takes the most. */
export function partIn(line: string): Part | null {
  for (const [part, said] of PARTS) if (said.test(line)) return part
  return null
}

const PARTS: readonly (readonly [Part, RegExp])[] = [
  [
    'serving',
    /\b(?:to|for|when|before|at) (?:serv(?:e|ing)|accompany|the table|dip(?:ping)?|dunk(?:ing)?|mop(?:ping)?)\b|\b(?:on|at) the side\b|\bserved? with\b/i,
  ],
  ['topping', /\b(?:to|for|as an?) (?:the )?top(?:ping)?s?\b|^toppings?:/i],
  ['coating', /\b(?:to|for) (?:the )?(?:coat|dredg|roll|bread|toss)(?:e|ing)?\b/i],
  [
    'taste',
    /\bto (?:your )?(?:taste|thin|adjust)\b|\bas (?:needed|required|desired)\b|\bif (?:needed|necessary)\b/i,
  ],
  [
    'dusting',
    /\b(?:to|for) (?:the )?(?:dust|sift|drizzl|sprinkl|finish|glaz|knead|brush|scatter)(?:e|ing)?\b/i,
  ],
  ['garnish', /\bgarnish(?:es|ing)?\b|\b(?:to|for) decorat(?:e|ing|ion)\b|\bdecorations?\b/i],
  [
    'greasing',
    /\b(?:to|for) (?:the )?(?:(?:deep|shallow)[- ])?(?:greas|fry|saut[eé]|oil|lin)(?:e|ing)?\b|\bfor the (?:pan|tin|dish|griddle|grill)\b/i,
  ],
]

/** True if the cook may leave the food out. */
export const isOptional = (line: string): boolean =>
  /\boptional(?:ly)?\b|\bif (?:desired|liked|wanted|using|you (?:like|want|wish))\b/i.test(line)

/** True if the line says that the food goes with the dish or on top, as much as each person likes. */
export function isBeside(line: string): boolean {
  const part = partIn(line)
  return part === 'serving' || part === 'topping' || part === 'garnish'
}
