import type { Row } from './row.ts'

export type FigureWord = 'carbs' | 'netCarbs' | 'calories' | 'fiber' | 'protein' | 'fat'
export type BoundWord = 'at-most' | 'at-least' | 'about'

/** What is counted. Longer names first: "net carbs" are not carbs. */
export const FIGURES: Row<FigureWord>[] = [
  {
    means: 'netCarbs',
    en: 'net carbs|net ?-?carb(?:s|ohydrates?)?|digestible carb(?:s|ohydrates?)?|carbs? net|nets?(?= *(?:$|[.,;!?|]|per|a serving|max|or))',
    es: 'carbohidratos netos|carbos netos|hidratos netos|carbohidrato neto|hidratos de carbono netos',
  },
  {
    means: 'carbs',
    en: 'carbs|(?:total |of )?carb(?:s|z|ohydrates?)?|cho|carbo?s',
    es: 'carbohidratos|carbohidrato|carbos|hidratos de carbono|hidratos|carbohidratos totales',
  },
  { means: 'calories', en: 'calories|calor(?:ie|y|ies)|k?cals?', es: 'calorias|caloria|kcal' },
  { means: 'fiber', en: 'fiber|fib(?:er|re)', es: 'fibra|fibra dietetica' },
  { means: 'protein', en: 'protein|proteins?', es: 'proteina|proteinas' },
  { means: 'fat', en: 'fat|fats', es: 'grasa|grasas' },
]

/** Before a number. */
export const BOUNDS_BEFORE: Row<BoundWord>[] = [
  {
    means: 'at-most',
    en: "at most|under|below|less than|fewer than|lower than|(?:no|not) (?:more|higher|greater|over)(?: than)?|not (?:over|above|exceeding)|(?:never|without) (?:over|above|exceeding|more than)|(?:does not|doesn't|don't|do not|won't) (?:exceed|go over|pass|top)|max(?:imum)?(?: of)?|up to|within|only|just|limit(?:ed)?(?: is| of| to)?|budget(?: is| of)?|keep(?:ing)? (?:it |them |that )?(?:to|under|below|at)|stay(?:ing)? (?:under|below|within|at)|<=?|≤|sub ?-?|as (?:much|many) as|(?:i |we |he |she )?can (?:only )?have|(?:(?:i'm|i am|he's|she's|is) )?allowed",
    es: 'menos de|por debajo de|debajo de|no mas de|maximo|maximo de|como maximo|un maximo de|a lo mas|a lo sumo|hasta|que no pase de|que no pasen de|sin pasar de|inferior a|inferiores a|no mayor a|no mayor de|no mayores a|no superior a|no superiores a|como mucho|como muchisimo|a lo mucho|cuando mucho|por abajo de|abajo de|tope de|un tope de|que no supere|que no superen|que no exceda|solo|solamente|limite de',
  },
  {
    means: 'at-least',
    en: 'at least|over|above|more than|no(?:t)? (?:less|fewer|under) than|not under|min(?:imum)?(?: of)?|a good|>=?|≥',
    es: 'al menos|por lo menos|minimo|minimo de|como minimo|un minimo de|mas de|no menos de|por encima de|por arriba de|arriba de|superior a|no inferior a|no menor a|no menor de',
  },
  {
    means: 'about',
    en: 'about|like(?= \\d)|around|roughly|approx(?:imately|\\.)?|approximately|close to|near(?:ly)?|almost|circa|exactly|target(?: is| of)?|aim(?:ing)? for|~|≈|some|in the (?:area|range|neighborhood) of|=',
    es: 'alrededor de|cerca de|aproximadamente|unos|unas|mas o menos|casi|como unos|aprox',
  },
]

/** After a number. */
export const BOUNDS_AFTER: Row<BoundWord>[] = [
  {
    means: 'at-most',
    en: 'or less|or (?:less|fewer|under|below|lower)|and (?:under|below|less)(?! (?:than|\\d))|max(?:imum)?|tops|at (?:the )?most|limit|at max|only|and (?:no|not) (?:more|higher|over)(?! (?:than|\\d))',
    es: 'o menos|maximo|como maximo|a lo mas|a lo sumo|como mucho|como muchisimo|a lo mucho|cuando mucho|de tope|tope|nomas',
  },
  {
    means: 'at-least',
    en: 'or more|or (?:more|over|higher)|and (?:up|more)(?! (?:than|\\d))|at least|min(?:imum)?|plus(?= *(?:$|[.,;!?|)]))|\\+',
    es: 'o mas|como minimo|por lo menos|al menos|minimo',
  },
  { means: 'about', en: 'or so|ish|-ish|give or take|approximately', es: 'mas o menos|aproximadamente' },
]

/** Servings of carbohydrate, as diabetes education in the US counts them; after a number. */
export const CARB_CHOICES = {
  en: 'carb choices|carb(?:ohydrate)?s? (?:servings?|choices?|exchanges?|portions?)|starch(?:es)? (?:servings?|choices?|exchanges?|portions?)|(?:servings?|choices?|exchanges?|portions?) (?:of|worth of) (?:carb(?:ohydrate)?s?|starch(?:es)?)',
  es: 'porciones de carbohidratos|porcion de carbohidratos|porcion de carbohidrato|intercambios de carbohidratos|intercambio de carbohidratos|raciones de carbohidratos|racion de carbohidratos|raciones de hidratos|racion de hidratos|elecciones de carbohidratos|eleccion de carbohidratos|porciones de almidon|porcion de almidon|intercambios de almidon',
  means: 'choices',
} satisfies Row

/** Grams of carbohydrate in one of them. */
export const CARB_CHOICE_GRAMS = 15

/** Per serving, which is what is counted anyway. */
export const A_SERVING = {
  en: 'per serving|(?:per|a|each|for (?:a|one|each)) (?:serving|portion|person|plate|bowl|slice|piece|cookie|head|muffin|cup|taco|meal|each)|each|apiece',
  es: 'por porcion|por racion|por persona|por plato|cada uno|cada una|por cabeza|la porcion',
  means: 'serving',
} satisfies Row

/** Per day, which says nothing about one dish. */
export const A_DAY = {
  en: 'a day|(?:per|a|each|every) (?:day|week)|daily|in total today',
  es: 'al dia|por dia|diarios|diarias|cada dia',
  means: 'day',
} satisfies Row
