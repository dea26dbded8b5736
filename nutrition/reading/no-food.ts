/** Whether a line is a heading ("For the sauce:") or names a tool: it adds nothing and is not reported as an unknown food. */
export function isNoFood(plain: string, name: string): boolean {
  return HEADING.test(plain) || isTool(name)
}

/** "12-cup muffin tin, greased": what a dish is made with, not what is in it. */
export const isTool = (name: string): boolean => TOOL.test((name.split(BEHIND)[0] ?? '').trim())

const HEADING =
  /^(?:[^\d:]{2,60}:|(?:for|to make) the [a-z ]{3,30}|(?:special )?equipment\b.{0,80}|(?:ingredients|instructions|method|directions))$/i

const BEHIND =
  /[,;(]|\s(?:with|for|lined|fitted|about|or|and|to|large|big|enough|of|that|at|on|in|brushed|sprayed|coated|buttered|greased)\b/i

/** Ends in a tool. Bread bowls, cheese straws and onion rings are food: such words need their kind before them. */
const TOOL = new RegExp(
  `(?:^|\\s|-)(?:${[
    '(?:sauce|frying |baking |cake |pie |tart |loaf |muffin |springform |bundt |roasting |saute |grill |tube |sheet |jelly-roll |cheesecake )pans?',
    '(?:round|square|nonstick|metal|large|small|deep|oven-?proof) pan',
    'skillet|wok|griddle|stockpot|dutch oven|oven|barbecue|charcoal',
    '(?:pie|baking|casserole|gratin|ovenproof|serving|shallow|souffle) dish(?:es)?|(?:mixing|dipping|serving|glass|heatproof) bowls?',
    '(?:baking|cookie) (?:sheet|tray)|(?:cake|muffin|loaf|baking|tart|bun|pie) tins?|molds?|moulds?|ramekins?',
    '(?:wire|cooling|roasting) racks?|blender|processor|mixer|grater|zester|mandolin|mandoline|knife|thermometer|spatula|whisk|rolling pin|sieve|strainer|colander|brush|tongs',
    'skewers?|toothpicks?|(?:cocktail|popsicle|lollipop|lolly|wooden|ice[- ]pop) sticks?|twine|string|cheesecloth|muslin|(?:parchment|wax|waxed|baking|greaseproof)(?: paper)?|foil|cling ?film|plastic wrap|paper towels?',
    '(?:piping|pastry) (?:bag|nozzle|tip)s?|(?:cookie|biscuit|pastry) cutters?|(?:cupcake|muffin|paper) (?:cases|liners|cups)|(?:mason|canning|sterili[sz]ed) jars?|(?:wood|smoking|hickory|applewood) chips|(?:cedar|wooden) planks?',
    '(?:glass|measuring) (?:measures?|jugs?|cups?)|(?:baking|silicone) (?:mat|pad)s?|ice bath',
  ].join('|')})$`,
  'i',
)
