import type { Row } from './row.ts'

/**
 * Kinds of dish that people refuse by name. `means` is shown on the page ("not tacos"), in a style's id ("not-tacos"), and is looked for
 * in titles with `en`. Not among them: what is also a food in other dishes (pasta, bread, chili), which is refused as a food.
 */
export const REFUSED_KINDS: Row[] = [
  { means: 'tacos', en: 'tacos?|taquitos?', es: 'taco|tacos' },
  { means: 'burgers', en: '(?:ham|cheese)?burgers?|sliders?', es: 'hamburguesa|hamburguesas' },
  {
    means: 'smoothies',
    en: '(?:smoothies?|(?:milk|protein )?shakes?|licuados?|batidos?)(?! bowls?)',
    es: 'licuado|licuados|batido|batidos|smoothie|smoothies|malteada|malteadas',
  },
  { means: 'stir-fries', en: 'stir[- ]?fr(?:y|ies)', es: 'salteado|salteados|stir fry' },
  { means: 'meatloaf', en: 'meat ?loa(?:f|ves)', es: 'pastel de carne|albondigon' },
  { means: 'meatballs', en: 'meat ?balls?', es: 'albondiga|albondigas' },
  { means: 'pizza', en: 'pizzas?', es: 'pizza|pizzas' },
  { means: 'lasagna', en: 'lasagn(?:as?|es?)', es: 'lasana|lasanas' },
  { means: 'casseroles', en: 'casseroles?', es: 'cazuela|cazuelas' },
  { means: 'curry', en: 'curr(?:y|ies)', es: 'curry|curries' },
  { means: 'stew', en: 'stews?|guisos?', es: 'guiso|guisos|guisado|guisados|estofado|estofados' },
  { means: 'chowder', en: 'chowders?', es: '' },
  { means: 'wraps', en: 'wraps?', es: 'wrap|wraps' },
  { means: 'burritos', en: 'burritos?', es: 'burrito|burritos' },
  { means: 'quesadillas', en: 'quesadillas?', es: 'quesadilla|quesadillas' },
  { means: 'enchiladas', en: 'enchiladas?', es: 'enchilada|enchiladas' },
  { means: 'fajitas', en: 'fajitas?', es: 'fajita|fajitas' },
  { means: 'nachos', en: 'nachos?', es: 'nachos' },
  { means: 'hot dogs', en: 'hot ?dogs?', es: 'hot dog|hot dogs|perritos calientes|perros calientes' },
  { means: 'omelets', en: 'omelett?e?s?', es: 'omelet|omelets|omelette' },
  { means: 'frittata', en: 'frittatas?', es: 'frittata' },
  { means: 'quiche', en: 'quiches?', es: 'quiche|quiches' },
  { means: 'pancakes', en: 'pancakes?|hotcakes?|flapjacks?', es: 'hotcakes|panqueques|tortitas' },
  { means: 'waffles', en: 'waffles?', es: 'waffles|gofres' },
  { means: 'kebabs', en: 'kebabs?|kabobs?|skewers?', es: 'brocheta|brochetas' },
  { means: 'pot roast', en: 'pot roasts?', es: '' },
  { means: 'fried rice', en: 'fried rice', es: '' },
  { means: 'sushi', en: 'sushi', es: 'sushi' },
  { means: 'ramen', en: '(?:instant )?ramen(?: noodles?)?|cup noodles', es: '' },
  { means: 'pie', en: 'pies?', es: 'pay|pays|tarta de fruta' },
  { means: 'cake', en: '(?:cup)?cakes?', es: 'pastel|pasteles|bizcocho|torta dulce' },
  { means: 'cookies', en: 'cookies?', es: 'galleta|galletas|galletita|galletitas' },
  {
    means: 'pastries',
    en: 'pastries|danish(?:es)?|croissants?|do(?:ugh)?nuts?|turnovers?',
    es: 'factura|facturas|bolleria|bollo|bollos',
  },
  { means: 'brownies', en: 'brownies?', es: '' },
  { means: 'muffins', en: 'muffins?', es: 'muffins|magdalenas|panquecitos' },
  { means: 'pudding', en: 'puddings?', es: 'pudin|budin' },
]

/** Kinds that are a course of the book; their styles are "no-soup" and the like. */
export const REFUSED_COURSES: Row[] = [
  { means: 'soup', en: 'soups?|broths?', es: 'sopa|sopas|caldo|caldos' },
  { means: 'salad', en: 'salads?', es: 'ensalada|ensaladas' },
  {
    means: 'sandwich',
    en: 'sandwich(?:es)?|sammies|sandos?',
    es: 'sandwich|sandwiches|bocadillo|bocadillos|emparedado|emparedados',
  },
  { means: 'dessert', en: 'desserts?|sweet treats?', es: 'postre|postres' },
  { means: 'drink', en: 'drinks?|beverages?|mocktails?', es: 'bebida|bebidas' },
  { means: 'snack', en: 'snacks?|snack foods?|finger foods?', es: 'botana|botanas|colacion' },
  { means: 'side', en: 'side dish(?:es)?', es: 'guarnicion|acompanamiento' },
]

/** What refuses the kinds behind it, as Spanish is read in English. */
export const REFUSING: ReadonlySet<string> = new Set([
  'not',
  'no',
  'no more',
  'nor',
  'without',
  'anything but',
  'except',
  'instead of',
  'sick of',
  'i hate',
  "i don't want",
  "don't make",
])

/** Behind a kind, these say that a part of it is meant: "no taco seasoning", "not a salad person". */
export const PART_OF_A_KIND =
  'seasoning|shells?|buns?|mix|sauce|dressing|crust|dough|bases?|noodles?|bread|spices?|kit|stock|broth|powder|paste|flour|meat|patt(?:y|ies)|pans?|tin|filling|toppings?|batter|cutter|maker|press|greens|leaves|spinner|bowls?|wrappers?|sheets|bar|persons?|people|lovers?|fans?|eaters?|plates?|course|menu|wine|cups?|pops?'

const FILLERS =
  '(?:(?:yet|just|any|anything|like|more|another|one|single|an?|the|that|this|same|old|boring|usual|plain|eating|having|making|cooking|serving|be|being|it|is|me|us|to|with|of|on|otr[ao]s?) ){0,4}'

/** Who does not eat something, and who may not: also said of single foods, so only the name of a kind alone is refused after it. */
const NOT_EATEN =
  "(?:(?:don't|do not|dont|doesn't|does not|doesnt|didn't|never|won't|wont|will not|wouldn't|not) (?:(?:really|even|ever|actually|usually) )?(?:eats?|eating|have|having|touch(?:es)?|try|enjoy(?:s|ing)?|love|care (?:much )?for|go near|handle|tolerate|take|stand|stomach)|(?:can't|cannot|cant|can not|couldn't|shouldn't|should not|mustn't|unable to|not (?:allowed|permitted|supposed)(?: to)?) (?:(?:really|even|ever) )?(?:eat|have|touch|tolerate|handle|take|manage|digest|swallow)|(?:not|aren't|isn't|arent|isnt) (?:allowed|permitted)(?: to (?:eat|have|touch))?|refus(?:es?|ing)(?: to (?:even )?(?:eat|touch|try|have|drink))?(?! to\\b)|(?:despise|loathe|detest|dislike)s?|not (?:much of )?an? (?:big |huge |great )?(?:fan|lover) of|(?:no|never been a) fan of|not (?:so |very |too |that |really )?(?:big|keen|into|crazy|wild|mad|huge)(?: (?:on|about|for))?|turns? (?:his|her|their|my) noses? up at|gags? (?:on|at|over)|(?:swore|sworn|gone|went|completely|totally) off(?: of)?|(?:gave|given|giving) up(?: on)?)"

/**
 * Said before the kinds. `plain`: also said of a part of a dish ("no noodle soup" has no noodles), so only the name of a kind alone is
 * refused after it. `eaten`: the same, and said of who eats.
 */
export const DISH_REFUSED_BEFORE = `(?:(?:(?:sick(?: and tired)?|tired|bored|fed up|done|burn(?:ed|t) out|sick to death)(?: of| with| on)|(?:i'm|im|we're|i am|we are) over|had enough(?: of)?|enough|(?:no|nothing) more|(?:not|no|nothing) like|isnt|arent|ain't|instead of|rather than|other than|besides|apart from|aside from|anything but|anything except|everything but|all but|(?:say )?no to|but not|except(?: for)?|hates?|hated|(?:can't|cannot|cant) (?:stand|face|do|look at|stomach)|(?:don't|do not|dont|doesn't|didn't|never|won't|not) (?:want|wanting|feel(?:ing)? like|fancy|like|need|make|give|suggest|recommend|pick|in the mood for|up for|feeling|craving|do|serve|offer|say|mention|propose)|avoid(?:ing)?|skip(?:ping)?|(?<eaten>${NOT_EATEN})|(?<!\\b(?:why|if|or|than) )not)|(?<plain>without|no(?:thing(?: with)?)?|zero|nor|neither)) ${FILLERS}`

/** Said behind a kind: "everyone brings salad, so not that". */
export const DISH_REFUSED_AFTER =
  '(?:so|and|but) (?:please )?(?:not|no|nothing like|anything but|avoid|skip) (?:that|those|them|it|these|another|more of (?:that|those|it))|(?:is|are) (?:out|off the table|not an option|not happening|a no(?:[- ]go)?|getting old)|gets? old|(?:again ?)?[,?!]? ?no,? (?:thanks|thank you|way)|again ?[,?!]? ?no'
