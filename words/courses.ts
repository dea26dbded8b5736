import type { Row } from './row.ts'

export type CourseWord =
  | 'main'
  | 'soup'
  | 'salad'
  | 'sandwich'
  | 'side'
  | 'snack'
  | 'dip'
  | 'sauce'
  | 'dessert'
  | 'drink'

/** Kinds of dish, if no dish is named. Names of meals are in ./meals.ts. */
export const COURSES: Row<CourseWord>[] = [
  {
    means: 'side',
    en: 'side dish|side dishes|sides?(?! of| effects?)(?= *(?:$|[.,:;!?|]|to |for |with ))|(?:a|vegetable|veggie|holiday|thanksgiving|easy) side',
    es: 'guarnicion|acompanamiento|acompanante',
  },
  {
    means: 'soup',
    en: 'soup|soups|chowders?|bisques?|stews?|broth bowl',
    es: 'sopa|sopas|caldo|caldos|crema de verduras|guiso|guisado|estofado',
  },
  { means: 'salad', en: 'salad|salads?(?! (?:dressing|greens|leaves))|slaws?', es: 'ensalada|ensaladas' },
  {
    means: 'sandwich',
    en: 'sandwich|sandwich(?:es)?|sammies|sandos?|wraps?|paninis?',
    es: 'sandwich|sandwiches|bocadillo|emparedado|bocata',
  },
  { means: 'dip', en: 'dip|dips?(?! in)', es: 'dip|salsa para untar|untable' },
  { means: 'sauce', en: 'sauce for|dressing for|marinade|a (?:sauce|dressing)', es: 'aderezo|marinada' },
  {
    means: 'drink',
    en: 'drink|drinks?(?! with (?:it|dinner))|beverages?|mocktails?|agua fresca',
    es: 'bebida|bebidas|agua fresca',
  },
  {
    means: 'dessert',
    en: `dessert|desserts?|afters|something (?:(?!(?:not|no|nothing|never|less|without|isn't|and|or|with|savory|salty|spicy|sour)\\b)[a-z]+ ){0,3}sweet(?! (?:and|or|n) (?:sour|spicy|savory|salty|hot)| potato| corn| pepper| chil| onion| pickle| pea| paprika| rolls?)|sweet treat`,
    es: 'postre|postres|algo dulce',
  },
  {
    means: 'snack',
    en: 'snack|snacks?|nibbles|appetizers?|finger food',
    es: 'botana|botanas|tentempie|colacion|aperitivo|aperitivos',
  },
  { means: 'main', en: 'main course|main dish|main dishes|entree', es: 'plato fuerte|plato principal' },
]

/** Kinds of dish that another dish may be flavored like: "taco pasta", "cabbage roll soup", "cheeseburger casserole". */
export const KINDS_OF_DISH =
  'soups?|stews?|chowder|casseroles?|pasta|bowls?|salads?|pizzas?|skillet|dip|bakes?|hash|omelet(?:te)?s?|wraps?|nachos|quesadillas?|stuffed peppers|stuffed zucchini|stuffed potatoes|lettuce wraps|meatballs|meatloaf|sliders|roll[- ]?ups'
