import type { Row } from './row.ts'

/** What a dish should be like, other than its foods or its kind. */

export const HEAT: Row<'mild' | 'hot'>[] = [
  {
    means: 'mild',
    en: "not spicy|(?:not|nothing|isn't|aren't|don't like|do not like|without|less|never) (?:it |them |anything |food )?(?:too |very |so |overly |that |really |super )?(?:spicy|hot|fiery)|no (?:heat|spic(?:e|y)|chil[il]i? heat)|mild(?:ly)?",
    es: 'sin picante|no muy picante|no muy picantes|que no pique|que no piquen|no picante|poco picante|nada picante|que no sea picante|suave de picante|sin chile picante',
  },
  {
    means: 'hot',
    en: 'spicy|(?:extra |very |really |super )?(?:spicy|fiery)|(?:extra|very|really) hot(?! (?:day|out|outside|weather|here|today))|with (?:a kick|heat|some heat)',
    es: 'picante|picantes|muy picante|bien picante|enchiloso|que pique',
  },
]

export const TEXTURE: Row<'soft' | 'crunchy' | 'creamy'>[] = [
  {
    means: 'soft',
    en: "soft food|soft(?! (?:goat|cheese|tofu|tortillas?|boiled|shell|taco|drink|serve))(?:er)?|easy to (?:chew|swallow)|mushy|pur[e]+ed|(?:can't|cannot|hard to|trouble|difficulty) chew(?:ing)?|no chewing|(?:don't|doesn't|do not|does not|not) chew(?: (?:well|much|easily))?|(?:no|few|bad|missing|without|hardly any) teeth|toothless|dentures|soft on the teeth|after (?:dental|oral|mouth|tooth|gum|jaw) \\w+|tender enough",
    es: 'suave|blando|blanda|algo blando|facil de masticar|facil de tragar|sin masticar|no mastica bien|no mastica|no puede masticar|no masticar|le cuesta masticar|sin dientes|sin muelas|blandito|blandita|licuada|licuado para comer|pure',
  },
  {
    means: 'crunchy',
    en: 'crunchy|crunch|crisp(?:y)?(?! (?:rice|bacon))|something crunchy',
    es: 'crujiente|crujientes|crocante|crocantes',
  },
  { means: 'creamy', en: 'creamy|silky|velvety', es: 'cremoso|cremosa|cremosos|cremosas' },
]

export const BUDGET: Row<'budget'> = {
  means: 'budget',
  en: "cheap|cheap(?:er|est|ly)?|(?:on a|tight|small|low|little) budget|budget(?: friendly| meal| dinner)?|inexpensive|affordable|economical|frugal|(?:low|not much|little|no|short on|tight on) (?:cost|money)|pay ?day|thrifty|broke(?! out)|(?:can't|cannot) afford (?:much|a lot)",
  es: 'barato|barata|baratos|baratas|economico|economica|poco dinero|con poco dinero|de bajo costo|no muy caro|no muy cara',
}

export const KIDS: Row<'kids'> = {
  means: 'kids',
  en: 'for the kids|(?<!(?:when|once|after|while|until) (?:the |my |our )?)kids?|children|child|toddlers?|picky eaters?|\\d{1,2} ?-?(?:year|yr)s? ?-?olds?|(?:for|and) (?:my|our) (?:little ones?|son|daughter|boys?|girls?|grandkids|grandchildren)|(?:kid|child|family) ?-?friendly|school lunch',
  es: 'para los ninos|a mis ninos|mis ninos|los ninos|ninos|nino|ninas|nina|mis hijos|a mis hijos|para mi hijo|para mi hija|hijos|para mis nietos',
}

/** A wish that leaves the choice to us. */
export const OPEN_WISH: Row<'open'> = {
  means: 'open',
  en: "surprise me|surprise|anything|something|whatever|any|ideas?|inspir\\w+|hungry|starving|recipes?|choice|choose|pick|suggest\\w*|recommend\\w*|what(?:'s| is) (?:good|for)|what (?:should|can|do|could|to) (?:i|we)?|feed me|cook me|don't know what|no idea|up to you|your call|chef's choice|dish(?:es)?|meals?|food",
  es: 'sorprendeme|lo que sea|cualquier cosa|lo que quieras|ideas|alguna idea|tengo hambre|no se que|que me recomiendas|recomiendame|algo|comida|receta|recetas|una receta|platillo|que cocino|que preparo|que hago|que puedo',
}
