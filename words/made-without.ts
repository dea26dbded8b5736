import type { Told } from './row.ts'

/** Sauces that are made with sugar, if nothing else is said. */
const SWEET_SAUCE =
  '((?:(?:bbq|barbecue|barbeque|teriyaki|hoisin|sweet chili|sweet and sour|honey mustard) sauce|ketchup|catsup|(?:bbq |teriyaki )?(?:glaze|marinade)))'
const NO_SUGAR =
  '(?:(?:no|zero|without|0)[ -](?:added[ -])?sugar(?:[ -]added)?|sugar[ -]?free|sugarless|unsweetened|no[ -]added[ -]sugars?)'
const NO = '(?:no|zero|0|without|non)[ -]?'

/**
 * "No" as part of a product: "no sugar bbq sauce" refuses sugar, not the sauce. Where there is no such product in the table, the sauce is
 * had if the dish can do it without.
 */
export const MADE_WITHOUT: Told[] = [
  {
    means: 'no added sugar, maybe $1',
    en: `${NO_SUGAR} ${SWEET_SAUCE}`,
    es: '',
    when: /sauce|ketchup|catsup|glaze|marinade/,
  },
  {
    means: 'maybe $1, no added sugar',
    en: `${SWEET_SAUCE},? (?:(?:that is|that's|with|made with) )?${NO_SUGAR}(?! ${SWEET_SAUCE})`,
    es: '',
    when: /sauce|ketchup|catsup|glaze|marinade/,
  },
  {
    means: 'low carb $1',
    en: `(?:no|zero|0)[ -]carbs? ((?:(?:flour|corn|pizza) )?(?:tortillas?|wraps?|breads?|buns?|crusts?|noodles?|pasta|rice|toast|pitas?|bagels?|rolls?|shells?))(?! (?:or|and|nor)\\b)`,
    es: '',
    when: /carb/,
  },
  {
    means: 'unsalted $1',
    en: `(?:${NO}salt(?:[ -]added)?|salt[ -]free|saltless) (butter|peanuts|almonds|cashews|walnuts|pistachios|nuts|peanut butter|sunflower seeds)`,
    es: '',
    when: /salt/,
  },
  {
    means: 'low sodium $1',
    en: `${NO}(?:sodium|salt)(?:[ -]added)? ((?:(?:chicken|beef|vegetable|bone) )?(?:broth|stock|bouillon)|soy sauce|canned [a-z]+)`,
    es: '',
    when: /salt|sodium/,
  },
  {
    means: 'nonfat $1',
    en: `(?:${NO}fat|fat[ -]?free) ((?:plain |vanilla |greek )*yogh?urt|milk|cottage cheese|cream cheese|sour cream|dry milk)`,
    es: '',
    when: /fat/,
  },
]
