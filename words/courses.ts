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

/** Small things to eat, alone or before a meal. */
export const SNACKS =
  "snack|snacks?|snacking|nibbles?|appetizers?|finger foods?|tapas|pintxos|canapes?|hors ?-?d'? ?-?oeuvres?|picky bits|antojitos|botanas?|botanitas?|picoteo|pasapalos|party food|small bites|small plates|munchies|(?:quick|small|little) bites?|amuse ?-?bouche|antipasti?o?|me[zs]{1,2}es?|mezza|zakuski|izakaya"
export const SNACKS_ES =
  'botana|botanas|botanita|botanitas|refrigerio|refrigerios|mecato|mecatos|entremes|tentempie|tentempies|colacion|aperitivo|aperitivos|picoteo|picada|picadita|picadera|algo de picar|algo para picar|para picar|para picotear|pasapalo|pasapalos|pasabocas|bocaditos|bocaditos salados|tapas|tapitas|unas tapas|canapes|entremeses|antojito|antojitos|entrantes|snack|snacks|picoteos'

/** "A Diwali sweet", "some sweets": the noun, not how something tastes ("a bit sweet", "a sweet potato"). */
export const SWEETS =
  '(?<!\\b(?:no|not|any|hate|avoid|without|skip|eat|ate|off|love|loves|likes?|of) (?:eating |too many |the |more |any )?)(?:(?<!\\b(?:many|my) )sweets(?! (?:and|or|n) (?:sour|savory|salty)\\b)|mithais?|(?:(?:a|an|one|some|the|our) (?:(?!(?:not|no|bit|little|tad|touch|lot|less|more|too|so|very|hint|and|or|semi|slightly|mildly|naturally)\\b)[a-z]+ ){0,2}|(?:diwali|eid|holi|ramadan|navratri|indian|bengali|punjabi|festival|festive|holiday|christmas|easter|traditional|turkish|persian|mexican|japanese) )sweet(?= *(?:$|[.,:;!?]|(?:for|to|without|with|under|that|which|using|made|after|recipe|please|dish|i|we|tonight|my|but not|like)\\b)))'

/** Kinds of dish, if no dish is named. Names of meals are in ./meals.ts. */
export const COURSES: Row<CourseWord>[] = [
  {
    means: 'side',
    en: 'banchan|side dish|side dishes|sides?(?! of| effects?)(?= *(?:$|[.,:;!?|]|to |for |with ))|(?:a|vegetable|veggie|holiday|thanksgiving|easy) side',
    es: 'guarniciones|guarnicion|acompanamientos|acompanamiento|acompanantes|acompanante',
  },
  {
    means: 'soup',
    en: 'soup|soups|chowders?|bisques?|stews?|broth bowl',
    es: 'sopa|sopas|caldo|caldos|crema de verduras|guiso|guisado|estofado',
  },
  { means: 'salad', en: 'salad|salads?(?! (?:dressing|greens|leaves))|slaws?', es: 'ensalada|ensaladas' },
  {
    means: 'sandwich',
    // Bread for them is none.
    en: 'sandwich(?:es)?(?! (?:bread|loaf|rolls?|buns?|thins?))|sammies|sandos?|wraps?|paninis?',
    es: 'sandwich|sandwiches|bocadillo|emparedado|bocata',
    say: 'sandwich',
  },
  { means: 'dip', en: 'dip|dips?(?! in)', es: 'dip|salsa para untar|untable' },
  { means: 'sauce', en: 'sauce for|dressing for|marinade|a (?:sauce|dressing)', es: 'aderezo|marinada' },
  {
    means: 'drink',
    en: 'drink|drinks?(?! with (?:it|dinner))|beverages?|mocktails?|(?<!\\b(?:shrimp|prawn|crab|seafood|fruit|oyster) )cocktails?(?! (?:sauce|sausages?|wieners?|franks?|meatballs?|onions?|shrimp|sticks?|napkins?|hour|party))|(?<!\\b(?:pack(?:s|ed)?|packing|some|extra|real) (?:a |some )?)punch(?:es)?(?! (?:of|in|up|line)\\b)|spritzers?|coolers? to drink|refreshments?|nightcap|something to (?:drink|sip)|agua fresca',
    es: 'bebida|bebidas|agua fresca|ponche|ponches|coctel|cocteles|coctelito|trago|traguito|tragos|refresco|algo de tomar|algo de beber|algo para tomar|algo para beber|para tomar|bebidita',
  },
  {
    means: 'dessert',
    en: `dessert|desserts?|afters|something (?:(?!(?:not|no|nothing|never|less|without|isn't|and|or|with|savory|salty|spicy|sour)\\b)[a-z]+ ){0,3}sweet(?! (?:and|or|n) (?:sour|spicy|savory|salty|hot)| potato| corn| pepper| chil| onion| pickle| pea| paprika| rolls?)|something (?:[a-z]+,? ){0,1}(?!(?:not|no|nothing|never|less|without|savou?ry|salty|spicy|sour|tangy|smoky|sticky)\\b)[a-z]+,? (?:and|but|yet) sweet(?! (?:and|or|n) (?:sour|spicy|savory|salty|hot)| potato| corn| pepper| chil| onion| pickle| pea| paprika| rolls?)|sweet treat|${SWEETS}`,
    es: 'postre|postres|algo dulce|un dulce|unos dulces|un dulcecito|algo dulcecito|dulcecito|dulces|golosina|golosinas|mithai',
  },
  {
    means: 'snack',
    en: SNACKS,
    es: SNACKS_ES,
  },
  {
    means: 'main',
    en: 'main course|main dish|main dishes|entree|ulam|thali',
    es: 'plato fuerte|plato principal',
  },
]

/** Kinds of dish that another dish may be flavored like: "taco pasta", "cabbage roll soup", "cheeseburger casserole". */
export const KINDS_OF_DISH =
  'soups?|stews?|chowder|casseroles?|pasta|bowls?|salads?|pizzas?|skillet|dip|bakes?|hash|omelet(?:te)?s?|wraps?|nachos|quesadillas?|stuffed peppers|stuffed zucchini|stuffed potatoes|lettuce wraps|meatballs|meatloaf|sliders|roll[- ]?ups'
