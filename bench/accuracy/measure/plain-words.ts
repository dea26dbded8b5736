import type { Allergy, Diet } from '@evenplate/domain/options'

type Plain = { word: RegExp; not?: RegExp }

/**
 * A second check of what the house chef writes: plain words, independent of the product's own rules, so that a gap in those
 * would show. Look-alikes are removed from each line first.
 */
export function plainBreaches(
  texts: readonly string[],
  rules: { allergies: readonly string[]; diets: readonly string[] },
): { rule: string; text: string }[] {
  const asked = [...rules.allergies, ...rules.diets]
  return asked.flatMap((rule) =>
    texts
      .filter((text) => (PLAIN[rule as Allergy | Diet] ?? []).some((plain) => names(text, plain)))
      .map((text) => ({ rule, text })),
  )
}

const names = (text: string, { word, not }: Plain): boolean => word.test(not ? text.replace(not, ' ') : text)

const MEAT: Plain = {
  word: /\b(?:chicken|turkey|beef|steak|pork|bacon|ham|lamb|sausages?|chorizo|prosciutto|gelatin|lard)\b/i,
  not: /\bbeef(?:steak)? tomato(?:es)?\b|\b(?:vegan|vegetarian|plant-based|meatless|soy|tofu|seitan) \w+/gi,
}
const FISH: Plain = {
  word: /\b(?:salmon|tuna|cod|trout|mackerel|sardines?|anchov(?:y|ies)|halibut|tilapia|haddock|fish|worcestershire)\b/i,
  not: /\bfish-free\b/gi,
}
const SHELLFISH: Plain = {
  word: /\b(?:shrimps?|prawns?|crab|lobster|scallops?|mussels?|clams?|oysters?)\b/i,
  not: /\boyster mushrooms?\b|\b(?:vegetarian|vegan|mushroom) oyster sauce\b/gi,
}
const DAIRY: Plain = {
  word: /\b(?:milk|butter|ghee|cheese|cheddar|feta|parmesan|mozzarella|ricotta|halloumi|paneer|cream|yogurt|quark|kefir|whey)\b/i,
  not: /\b(?:(?:soy|almond|oat|coconut|cashew|rice|hemp|pea|plant|plant-based)(?:[ -]based)? (?:milk|yogurt|cream|butter)|(?:peanut|almond|cashew|nut|seed|sunflower|sunflower seed|tahini|cocoa|apple) butter|butter (?:beans?|lettuce)|butterhead|creamy|cream of (?:tartar|wheat)|banana ice cream|(?:vegan|dairy-free|non-dairy)[\w -]*)\b/gi,
}
const EGGS: Plain = {
  word: /\b(?:eggs?|mayonnaise|meringue)\b/i,
  not: /\bvegan (?:mayonnaise|eggs?)\b|\bflax eggs?\b|\begg rolls?\b|\begg-free \w+/gi,
}
const WHEAT: Plain = {
  word: /\b(?:wheat|flour tortillas?|bread|breadcrumbs|panko|couscous|bulgur|farro|seitan|spaghetti|penne|soy sauce)\b/i,
  not: /\b(?:gluten-free|wheat-free|banana|zucchini|pumpkin|corn|rice|chickpea|lentil|almond flour|cloud)[\w -]*|\b(?:buckwheat|sweetbreads?|spaghetti squash)\b/gi,
}

const PLAIN: Partial<Record<Allergy | Diet, Plain[]>> = {
  nuts: [
    {
      word: /\b(?:peanuts?|almonds?|walnuts?|pecans?|cashews?|pistachios?|hazelnuts?|macadamias?|nuts?)\b/i,
      not: /\b(?:nut-free|no nuts|tiger nuts?|water chestnuts?)\b/gi,
    },
  ],
  dairy: [DAIRY],
  eggs: [EGGS],
  soy: [{ word: /\b(?:soy|soya|tofu|tempeh|edamame|miso|tamari)\b/i, not: /\bsoy-free\b/gi }],
  wheat: [WHEAT],
  shellfish: [SHELLFISH],
  fish: [FISH],
  vegetarian: [MEAT, FISH, SHELLFISH],
  vegan: [MEAT, FISH, SHELLFISH, DAIRY, EGGS, { word: /\bhoney\b/i }],
  'dairy-free': [DAIRY],
  'gluten-free': [WHEAT, { word: /\b(?:barley|rye)\b/i }],
}
