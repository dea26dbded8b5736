import type { MealType } from '@evenplate/domain/options'
import { SNACKS, SNACKS_ES } from './courses.ts'
import type { Row } from './row.ts'

/** Names of meals; the first one named counts. */
export const MEALS: Row<MealType>[] = [
  { means: 'Dessert', en: 'dessert|desserts?|afters', es: 'postre|postres' },
  {
    means: 'Snack',
    en: `${SNACKS}|starter|elevenses|elevensies|afternoon tea`,
    es: `merienda|meriendas|meriendita|${SNACKS_ES}|bocadito|entre comidas|para la once|para las onces|tomar once|tomar onces|once chilena|onces chilenas`,
  },
  {
    means: 'Breakfast',
    en: 'breakfast|breakfasts?|brekkie|brunch(?:es)?',
    es: 'desayuno|desayunos|desayunar|para el desayuno',
  },
  {
    means: 'Lunch',
    en: 'lunch|lunch(?:es|box|boxes|time)?|packed lunch',
    es: 'almuerzo|almuerzos|almorzar|para la comida|a mediodia',
  },
  {
    means: 'Dinner',
    en: 'dinner|dinners?|suppers?|evening meal|(?:proper|british|english|scottish|northern|welsh|irish|kids|family|midweek)(?: british| english)? tea(?! (?:bags?|cakes?|sandwich\\w*|loaf|part(?:y|ies)|towels?|leaves))',
    es: 'cena|cenas|cenar|para la cena',
  },
]

/** Foods that are eaten as a dessert unless a meal is named: "something chocolate tonight". */
const TREAT =
  '(?:(?:dark|white|milk|warm|rich) )?(?:chocolat(?:e|ey|y|ly)|caramel(?:ly)?|fudg(?:e|y)|brownie|toffee|butterscotch|marshmallows?|dulce de leche|nutella|ice cream)(?! (?:milk|protein|oat|oatmeal|shake|smoothie|pancakes?|waffles?|chil[il]|mole|onions?))'

/** Hints at a meal; they count only if none is named. */
export const HINTS: Row<MealType>[] = [
  {
    means: 'Dessert',
    en: 'something sweet|something for [a-z]+ sweet|sweet (?:treat|tooth|bite|thing|something)|treats?|pudding|brownies?|cookies?|crumble|cobbler|mousse|cheesecake|(?<!\\b(?:crab|fish|salmon|tuna|cod|shrimp|crawfish|rice|potato|corn|lentil|bean|quinoa|zucchini|vegetable|veggie) )(?:birthday |mug |lava )?cakes?|ice cream|sorbet|panna cotta|sweet after dinner',
    es: 'algo dulce|antojo dulce|pastel|pasteles|galletas|helado|flan|natilla',
  },
  {
    means: 'Dessert',
    en: `something (?:(?!(?:not|no|without|savory)\\b)[a-z]+ )?${TREAT}|${TREAT} (?:something|things?|craving|fix|treats?|bites?|goodness|indulgence)|crav(?:e|ing|ings) (?:for )?(?:some |a |a little |bit of )*${TREAT}`,
    es: 'algo de chocolate|algo chocolatoso|antojo de chocolate|antojo de algo de chocolate|un chocolatito',
    say: 'something chocolate',
  },
  {
    means: 'Snack',
    // Little before exercise, and whatever else is said to be a small thing.
    en: 'before (?:i |we |he |she )?(?:(?:go|goes|going|head|heading|hit|hitting|get|getting|start|starting) (?:to |out |on |for |off )?)?(?:(?:the|my|a|an|our|his|her|morning) )*(?:gym|work ?-?outs?|working out|train(?:ing)?|exercis(?:e|ing)|runs?|running|park ?run|jog(?:ging)?|swim(?:ming)?|spin(?: class)?|yoga|pilates|zumba|practice|soccer|football|basketball|tennis|bike ride|cycling|hiit|crossfit|lifting|sports?|game)|pre[- ]?(?:work ?-?out|gym|run|training|exercise)|(?:an? )?(?:small|little|tiny|wee) (?:thing|something|bite)|something (?:small|little|tiny)(?= *(?:$|[.,;:!?|]|before|to|for|with|like|around|about|that|i|at|in|please))|(?:quick|small|little) bites?',
    es: 'antes de ir al gym|antes de ir al gimnasio|antes del gym|antes del gimnasio|antes de entrenar|antes del entrenamiento|antes del entreno|antes de hacer ejercicio|antes del ejercicio|antes de correr|antes de salir a correr|antes de nadar|antes de la natacion|antes de jugar futbol|antes del partido|antes de mi clase de|preentreno|pre entreno|algo chiquito|algo chico|algo pequeno|algo pequenito|algo chiquitito|una cosita|algo para matar el hambre|algo ligero antes de',
    say: 'before the gym',
  },
  {
    means: 'Snack',
    en: 'between meals|mid-?(?:morning|afternoon)|afternoon bite|dip',
    es: 'media tarde|media manana',
  },
  {
    means: 'Breakfast',
    en: '(?<!\\b(?:prep(?:ped)?|start(?:ed)?|set up|put on|assembled?|load(?:ed)?|made|make)(?: (?:it|them|this|everything))?(?: on)? )in the morning|mornings?(?<!in the morning)|overnight oats|porridge|oatmeal|wake up|granola|pancakes?|waffles?|fruhstuck|to start (?:the|my) day',
    es: 'por la manana|en la manana',
  },
  {
    means: 'Lunch',
    en: 'at noon|noon|midday|at work|for the office',
    es: 'al mediodia|para el trabajo|para la oficina',
  },
  {
    means: 'Dinner',
    en: 'tonight|this evening|weeknight|in the evening|main course',
    es: 'esta noche|en la noche|por la noche|hoy en la noche',
  },
]
