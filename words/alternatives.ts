const CANNOT_EN =
  "(?:if (?:(?:that|it|this|the first)(?:'s| is| isn't|n't)? ?)?(?:(?:can't|cannot|can not|couldn't) be(?: done| made)?|(?:is )?(?:not|isn't|n't) (?:possible|an option|available|doable)|not|(?:does not|doesn't|won't|wouldn't|will not) (?:work|fit|go|do))|if (?:you|we|i|they) (?:can't|cannot|can not|don't have (?:it|that|any)|have (?:none|no other))(?: (?:do|make|manage|get) (?:it|that|this))?|if (?:impossible|necessary|need(?:ed)? be|all else fails)|as (?:an? )?(?:fallback|backup|second choice|plan b|alternative)|otherwise)"
const CANNOT_ES =
  '(?:si (?:eso |esto |aquello |lo otro )?no (?:se puede|se pudiera|puede ser|puedes|pueden|podes|es posible|hay|hubiera|tienes|tenes|tienen|queda|sale|va|funciona|da|alcanza|cabe|pega)(?: hacer(?:lo|las|los|la)?)?|en su defecto|como (?:segunda opcion|alternativa|plan b))'

const SHAPES_ES =
  'croquetas?|empanad(?:it|ill)?as?|tacos?|taquitos|burritos?|quesadillas?|enchiladas?|fajitas?|hamburguesas?|albondigas?|lasan(?:a|ia)s?|canelones|pizzas?|tartas?|quiches?|sandwich(?:es)?|bocadillos?|wraps?|ensaladas?|sopas?|guisos?|guisados?|tortitas|brochetas?|flautas?|tostadas?|tamales?|arepas?|pupusas?|raviol(?:es|is)|pastel(?:es)?|rollitos?|curry|estofados?|milanesas?|nuggets|pinchos?|torrejas'
const FILLINGS_ES =
  'pollo|pavo|res|carne(?: molida| picada)?|ternera|cerdo|puerco|jamon|cordero|atun|bonito|pescado|bacalao|merluza|salmon|camaron(?:es)?|gambas?|langostinos?|queso|espinacas?|verduras?|vegetales|setas|champinones|hongos|huevo|frijoles|lentejas|garbanzos|tofu|soya|soja'

const SHAPES_EN =
  '(?:ham|cheese)?burgers?|croquettes|croquetas|tacos|meatballs|empanadas|burritos|enchiladas|quesadillas|fajitas|sliders|kebabs|skewers|wraps|patties|nuggets|sandwich(?:es)?|pot pies?|stir[- ]fry'
const MEATS_EN =
  '(?:ground )?(?:beef|turkey|chicken|pork|lamb|bison|ham|shrimp|fish|salmon|tuna|tofu|bean|black bean|veggie|mushroom)'

const told = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}-])(?:${pattern})(?![\\p{L}])`, 'gu')

/** Most texts have none of these. */
export const MAY_BE_EITHER = /(?<!\p{L})(?:or|o|u|if|si|otherwise|failing|defecto)(?!\p{L})/u

/** Two foods of which one is enough, said in many ways, as plain "or": "beef or, if not, turkey", "jamón o de pollo si no se puede". */
export const ALTERNATIVES: [RegExp, string][] = [
  [new RegExp(`(?:,? (?:or|and),? |, )(?:${CANNOT_EN},|(?:failing that|if not),?)(?= [a-z])`, 'gu'), ' or'],
  [
    told(`(?<=\\bor (?:[a-z]{1,20} ){1,3})${CANNOT_EN}(?= ?(?:$|[.,;!?|)]|(?:and|with|for|but|please)\\b))`),
    '',
  ],
  [new RegExp(`,? [oy],? (?:${CANNOT_ES}|si no),?(?= \\p{L})`, 'gu'), ' o'],
  [
    told(
      `(?<=(?<!\\p{L})o (?:\\p{L}{1,20} ){1,3})${CANNOT_ES}(?= ?(?:$|[.,;!?|)]|(?:y|con|para|pero|sin|por|que)(?!\\p{L})))`,
    ),
    '',
  ],
  [
    told(
      `(?<!\\b(?:no|not|without|avoid|never|don't) [^.,;]{0,30})(${MEATS_EN}) (${SHAPES_EN}),? or (${MEATS_EN})(?: ones)?(?= ?(?:$|[.,;!?|)]|(?:and|with|for|but|please|without|no)\\b))`,
    ),
    '$1 or $3 $2',
  ],
  // "Croquetas de jamón o de pollo" are croquettes with one of them, not two dishes.
  [
    told(
      `(?<!(?<!\\p{L})(?:no|sin|ni|nada de|evitar|evito|alergic[oa]) [^.,;]{0,30})(${SHAPES_ES}) de (${FILLINGS_ES}) o (?:de )?(${FILLINGS_ES})`,
    ),
    '$1 con $2 o $3',
  ],
]
