/**
 * The food after "or", which is not counted: "olive oil" in "butter or 2 tbsp olive oil". Null if there is none.
 */
export const passedOver = (rest: string): string | null => otherIn(rest)?.name ?? null

/** The same with the amount before it, if any: `{ name: 'olive oil', said: '2 tbsp olive oil' }`. */
export function otherIn(rest: string): { name: string; said: string } | null {
  const found =
    /(?:\s|,\s?|\()(?:or|and\/or)\s([^,;()]{2,60})/i.exec(rest) ??
    /[a-z]{3}\s?\/\s?([a-z][^,;()]{2,40})/i.exec(rest)
  const said = (found?.[1] ?? '').trim()
  const name = said.replace(AMOUNT, '').trim()
  return name.length < 3 || NO_FOOD.test(name) ? null : { name, said }
}

const AMOUNT =
  /^(?:about |use |an? |equivalent |another )*(?:[\d/.-]+\s?)*(?:g|kg|oz|ounces?|lbs?|pounds?|ml|cups?|tablespoons?|tbsp|teaspoons?|tsp|cans?|medium|large|small)?(?:\s(?:of|medium|large|small))?\s/i
const NO_FOOD =
  /^(?:more|less|so|to taste|as needed|as desired|until|enough|any|other|another|similar|your|whatever|alternatives?|substitutes?|equivalent|use|if|not|low|lower|use more|can|cans|tin|jar|package|cooked|boiled|dry|\d|cut|chopped|diced|sliced|grated|shredded|minced|homemade|store|thawed|frozen|fresh|canned|roughly|finely|such as|other|two|three|both|half|paper|parchment|pan|size|g\b|oz\b|ml\b|whole wheat flour)\b/i
