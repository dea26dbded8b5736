import type { Row } from './row.ts'

/**
 * Kinds of animals told by what they have or where they live: each is read as the kind that we know. Read before refusals, so "meat
 * from anything with hooves" does not refuse all meat.
 */
export const KINDS_TOLD: Row[] = [
  {
    means: '$1 grains, $1 starchy vegetables',
    en: '(no|without|avoid(?:ing)?|skip|cut(?:ting)? out|hold) (?:(?:the|any|all|added|extra) ){0,2}starch(?:es|y (?:foods?|carbs?|sides?|stuff|things?))?(?! (?:choices?|servings?|exchanges?|portions?|veg\\w*|taste|texture))',
    es: '',
  },
  // Turkey has no hooves, and is allowed after a tick bite.
  {
    means: 'red meat',
    en: String.raw`mammal(?:ian)? meats?|meats? (?:from|of) (?:mammals|(?:anything|animals?|things?|any animal|creatures?) (?:with|that (?:has|have)) (?:hooves|hoofs|four legs|fur))|(?<=\b(?:tick|alpha[- ]?gal)\b.{0,80}\b)(?<!red )meat|(?<!red )meat(?=\b.{0,80}\b(?:tick (?:bite|bit)|(?:the|that|a|my) tick|alpha[- ]?gal)\b)`,
    es: '',
  },
  {
    means: 'any red meat',
    en: 'any(?:thing|body)? (?:that |which )?(?:with|has|have|had|walks on) (?:hooves|hoofs|a hoof|four legs|fur|an udder|udders)|(?:animals?|creatures?|things|critters) (?:with|that (?:has|have)|on) (?:hooves|hoofs|four legs|fur)|four[- ]legged (?:animals?|creatures?|things?)|(?:any )?hoofed (?:animals?|creatures?)',
    es: '',
  },
  {
    means: 'no red meat',
    en: 'nothing (?:that |which )?(?:with|has|have|had|walks on) (?:hooves|hoofs|a hoof|four legs|fur)',
    es: '',
  },
  {
    means: '$1 poultry',
    en: '(any|no)thing (?:that |which )?(?:with|has|have|had) (?:feathers|wings|a beak|beaks)',
    es: '',
  },
  {
    means: '$1 shellfish',
    en: '(any|no)thing (?:that |which )?(?:(?:ever|once) )?(?:(?:lives?|lived|living|comes?|came|grows?|grew|swims?) )?(?:in|with|from|inside|out of) (?:(?:a|its|the|their|own|hard) ){0,3}shells?(?: (?:in|from|under) the (?:sea|ocean|water))?(?! (?:pasta|beans?|of))',
    es: '',
  },
  {
    means: 'shellfish',
    en: '(?:things|creatures|critters|animals|stuff|seafood) (?:that |which )?(?:(?:lives?|comes?|grows?) )?(?:in|with|from|inside|out of) (?:(?:a|its|the|their|own|hard) ){0,3}shells?(?: (?:in|from|under) the (?:sea|ocean|water))?',
    es: '',
  },
  // Kosher: what swims without fins and scales.
  {
    means: '$1 shellfish',
    en: '(any|no)thing (?:from|in|out of) the (?:sea|ocean|water) (?:without|lacking|that (?:lacks|has no|does not have)) (?:both )?(?:fins (?:and|or) scales|scales (?:and|or) fins|fins|scales)',
    es: '',
  },
  {
    means: '$1 seafood',
    en: '(any|no)thing (?:that |which )?(?:(?:ever|once) )?(?:swims?|swam|(?:(?:lives?|lived|comes?|came) )?(?:in|from|out of) the (?:sea|ocean))',
    es: '',
  },
  {
    means: '$1 fish',
    en: '(any|no)thing (?:that |which )?(?:with|has|have|had) (?:fins and scales|scales and fins|fins and gills|fins|gills)',
    es: '',
  },
  {
    means: '$1 eggs',
    en: '(any|no)thing (?:that |which )?(?:an? |the )?(?:hens?|chickens?|ducks?) (?:lays?|laid)',
    es: '',
  },
  { means: 'eggs', en: 'what(?:ever)? (?:an? |the )?(?:hens?|chickens?) (?:lays?|laid)', es: '' },
  {
    means: '$1 dairy',
    en: "(any|no)thing (?:that |which )?(?:(?:comes?|came) )?(?:straight )?(?:out of|from|out from) (?:an? |the )?(?:cows?'?s? |goats?'?s? )?(?:udders?|teats?)",
    es: '',
  },
  {
    means: 'dairy',
    en: "(?:it|what|whatever|stuff|things) (?:that )?(?:comes?|came) (?:straight )?(?:out of|from|out from) (?:an? |the )?(?:cows?'?s? |goats?'?s? )?(?:udders?|teats?)|cow (?:stuff|juice)|moo juice|(?:the )?milk sugar",
    es: '',
  },
  {
    means: 'sesame seeds',
    en: '(?:the )?(?:little |tiny |white )*seeds (?:they put )?on (?:the )?(?:top of )?(?:an? |the |your )?(?:burger |hamburger |hot dog )?buns?',
    es: '',
  },
  {
    means: 'no spicy food',
    en: '(?:spicy|heat)(?: (?:food|stuff|things|dishes))? (?:is|are) (?:out|off(?: the (?:table|menu))?|banned|forbidden|a no(?:-| )?go|not allowed)',
    es: '',
  },
  // A color tells a kind: what a child picks out of the plate.
  {
    means: 'avoid green vegetables',
    en: "(?:refus(?:es?|ing)|rejects?|picks? (?:out|off|around)|spits? out|pushes (?:away|aside)|gags? (?:on|at)|fishes out|scared of|afraid of|leaves) (?:to (?:eat|touch) )?(?:(?:any|every|all|the|of|its|it's|thats|that's|is|anything|everything|bits?|specks?) ){0,4}green(?:s(?= ?(?:$|[.,;]))| (?:bits?|things?|stuff|specks?|foods?|veg(?:etables|gies)?)\\b|(?= ?(?:$|[.,;!?)])))",
    es: '',
  },
  {
    means: '$1 green vegetables',
    en: "(any|no)thing (?:that |which |thats |that's )?(?:(?:is|'s|looks?|even|remotely|at all|colou?red|visibly|the colou?r) ){0,3}green(?:-colou?red|-looking|ish)?(?! (?:tea|curry|chil|apples?|smoothie|goddess|olives?|peas?|beans?|onions?|sauce|salsa|lentils?|grapes?|bananas?|plantains?|papaya|tomato|thumb))",
    es: '',
  },
  {
    means: 'no green vegetables',
    en: '(?:no|zero) (?:visible )?green(?: colou?r)?(?= ?(?:$|[.,;:!?)|]|please|at all|whatsoever|in it|on (?:it|the|his|her)))',
    es: '',
  },
]
