import type { Row } from './row.ts'

/**
 * `less`: less of what the dish has anyway. `some`: must be in it, but only a little. `one`: must be in it, one piece
 * for everybody.
 */
export type Little = 'less' | 'some' | 'one'

const SMALL =
  '(?:tiny |little |wee |small )?(?:little|bit|touch|amount|portion|helping|splash|drizzle|sprinkle)'

/** How people ask for a small amount of a food that follows. */
export const LITTLE_BEFORE: Row<Little>[] = [
  {
    means: 'some',
    en: `(?:only|just) (?:a |the )?${SMALL}(?: bit)?(?: of)?|an? (?:tiny|wee|small) (?:bit|amount|portion|helping) of|(?:only|just) a few`,
    es: '',
  },
  { means: 'one', en: '(?:just|only) (?:the )?(?:one|1|a single)|a single', es: '' },
  {
    means: 'less',
    en: '(?:(?:a (?:lot|bit|little)|much|way) )?less(?: of)?|fewer|(?:go(?:ing)? |be |keep it )?(?:light|easy) on|lightly on|(?:not|without) (?:(?:so|too|that|as) )?(?:much|many)(?: of)?|(?:not|without) (?:a lot|lots|loads|tons|heaps|a ton|piles) of|(?:not|never) (?:too |so )?heavy on|(?:don.t|do not|without) (?:overdo(?:ing)?|go(?:ing)? (?:crazy|overboard|heavy) (?:with|on))|hardly any|half (?:of )?(?:the(?: (?:usual|normal|regular))?(?: amount of)?|as (?:much|many)(?: of the)?)|very little|(?:go(?:ing)? )?sparing(?:ly)? (?:with|on)',
    es: '',
  },
]

/** The same, after the food: "rice on the side but only a little". */
export const LITTLE_AFTER =
  /^(?: on the side)?,?(?: but| and)? (?:only|just) (?:an? )?(?:tiny |little |small )?(?:little|bit|touch|spoonful|small amount|small portion)(?= *(?:$|[.,;!?|)]|please|thanks|of it))/

/** Spanish phrases, and the English words they are read as. */
export const LITTLE_ES: Row[] = [
  {
    means: 'some',
    en: 'just a little',
    es: 'solo un poco de|solo un poquito de|solo tantito|nada mas un poco de|nada mas un poquito de|apenas un poco de|apenas un poquito de|nada mas tantito|apenas tantito|solo un toque de|solamente un poco de',
  },
  { means: 'one', en: 'just one', es: 'una sola|un solo|solo una|nada mas una|nada mas un' },
  {
    means: 'less',
    en: 'less',
    es: 'menos|no mucho|no mucha|no muchos|no muchas|no tanto|no tanta|no tantos|no tantas|no demasiado|no demasiada|sin tanto|sin tanta|sin tantos|sin tantas|sin mucho|sin mucha|sin muchos|sin muchas|sin demasiado|sin demasiada|tampoco tanto|tampoco tanta|tampoco mucho|tampoco mucha|que no lleve tanto|que no lleve tanta|que no lleve mucho|que no lleve mucha|que no tenga tanto|que no tenga tanta|que no tenga mucho|que no tenga mucha|no le pongas mucho|no le pongas mucha|sin exagerar con|sin pasarse con|muy poco|muy poca|poco|poca|poquito|poquita|con poco|con poca',
  },
]

/** Used with "less" for a figure or a taste, which are read elsewhere. */
export const NO_FOODS_TO_LESSEN: ReadonlySet<string> = new Set(
  'carb carbohydrate sugar salt sodium fat calorie protein fiber fibre spice starch gluten alcohol water'.split(
    ' ',
  ),
)
