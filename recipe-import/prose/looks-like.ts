/** "2 cups flour", "a pinch of salt", "½ Zwiebel"; not "1. Mix", which numbers a step. */
export const looksLikeFood = (line: string): boolean =>
  line.length <= 140 &&
  !/^\d{1,2}\s?[.)]\s/.test(line) &&
  (BEGINS_WITH_AMOUNT.test(line) ||
    /\b(?:to taste|nach geschmack|al gusto|for serving|for garnish)$/i.test(line))

const BEGINS_WITH_AMOUNT =
  /^(?:[-*•▢☐□◦]\s*)?(?:[\d½¼¾⅓⅔⅛]|(?:a|an|one|two|half|ein|eine|einen|un|una|dos)\s\p{L})/iu

/** A sentence, or a line that is numbered as steps are. */
export const looksLikeStep = (line: string): boolean =>
  /^(?:step\s?)?\d{1,2}\s?[.):]\s*\p{L}/iu.test(line) ||
  (line.length > 140 && !isLongFood(line)) ||
  (/[.!]$/.test(line) && line.split(/\s+/).length >= 5 && !looksLikeFood(line))

/** An amount and anything about a food, in less than a sentence: what follows may be food, too. */
const isLongFood = (line: string): boolean =>
  BEGINS_WITH_AMOUNT.test(line) && !/[.!](?:\s+\p{Lu}|$)/u.test(line)
