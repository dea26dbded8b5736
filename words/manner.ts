import type { Row } from './row.ts'

/** What a dish should be like, other than its foods or its kind. */

export const HEAT: Row<'mild' | 'hot'>[] = [
  {
    means: 'mild',
    en: "not spicy|(?:not|nothing|isn't|aren't|don't like|do not like|without|less|never) (?:it |them |anything |food )?(?:too |very |so |overly |that |really |super )?(?:spicy|hot|fiery)|no (?:heat|spic(?:e|y)|chil[il]i? heat)|mild(?:ly)?",
    es: 'nada picosito|nada picosita|nada picoso|nada picosa|no picosito|no picoso|no picosa|no muy picosito|no muy picoso|no muy picosa|no tan picosito|no tan picoso|no tan picosa|no tan picante|poco picosito|poco picoso|poco picosa|que no sea picoso|que no sea picosito|sin picante|no muy picante|no muy picantes|que no pique|que no piquen|no picante|poco picante|nada picante|que no sea picante|suave de picante|sin chile picante',
  },
  {
    means: 'hot',
    en: 'spicy|(?:extra |very |really |super )?(?:spicy|fiery)|peppery|(?:extra|very|really) hot(?! (?:day|out|outside|weather|here|today))|with (?:a kick|heat|some heat)|(?:love|like|want|prefer|enjoy|take)s? (?:it|them|things|food|(?:my|our|his|her|their) food|everything) (?:really |very |extra |super |nice and |pretty )?hot(?! (?:from|out of|off|and ready|or cold|enough))|(?:bit|kick|touch|lots?|plenty|hint|blast) of (?:heat|fire)|(?:good|real|nice|some|serious) kick|bring the heat|(?:the )?hotter the better|hot but not (?:crazy|too|insane|that)',
    es: 'picante|picantes|muy picante|bien picante|picosito|picosita|picositos|picositas|bien picosito|bien picosita|picoso|picosa|picosos|picosas|muy picoso|bien picoso|bien picosa|picantito|picantita|picantoso|con harto picante|con mucho picante|con bastante picante|con harto chile|con mucho chile|con harto aji|enchiloso|enchilosito|que pique|que piquen|que pique mucho|que enchile|que arda',
  },
]

/**
 * Food with nothing to chew and no lumps, as somebody needs who swallows badly: stricter than soft. Not a sauce, a batter or a drink
 * that is to be smooth.
 */
export const SMOOTH: Row = {
  means: 'smooth',
  en: [
    'smooth[- ](?:and soft )?(?:textured?|consistency|food|meal|diet|dinner|lunch|supper|dish)s?',
    '(?:has to|have to|must|needs? to|should|gotta) be (?:(?:completely|totally|very|all|perfectly|really|nice and) )?(?:smooth|liquid|lump[- ]?free)',
    '(?:completely|totally|perfectly) smooth',
    '(?:blended|blenderi[sz]ed|liqui[ds]i[sz]ed|minced and moist) (?:food|meal|diet|dinner|lunch|supper|dish)s?',
    '(?:everything|food|meals?|it|to be|must be|only|needs?|all) (?:(?:has|have|needs) to be |must be |should be |is |are )?(?:blended|liqui[ds]i[sz]ed|blenderi[sz]ed)',
    'pureed?(?= (?:food|meal|diet|dinner|lunch|supper|breakfast|dish|texture|consistency|stage)s?\\b)|pureed(?! (?:canned |fire[- ]roasted )?(?:tomato(?:es)?|pumpkin|garlic|dates|prunes|ginger)\\b)',
    '(?:full |all |on )?liquids? (?:diet|only)|through a straw|baby[- ]?food (?:texture|consistency)|consistency of baby food',
    "(?:no|without(?: any)?) (?:need (?:to|for) )?chew(?:ing)?(?! (?:gum|much|a lot))|(?:doesn't|don't|does not|do not|not) (?:have|need|want) to chew(?! (?:much|a lot|too|hard|so|very|it much|it a lot))|(?:requires?|needs?|involves?) no chewing|nothing to chew",
    "(?:can't|can not|cannot|cant|couldn't|unable to|not able to|isn't able to|not allowed to|no longer|won't be able to) (?:really |even |actually )?chew(?! (?:much|well|very|too|hard|tough|raw|crunchy|big|nuts?|meats?|steaks?|properly|easily|a lot|gum|through|as well|like|anything (?:hard|tough|crunchy|big))\\b)",
    "(?<!\\b(?:few|some|back|front|milk|baby|wisdom) )(?:(?:no|without(?: any)?|hasn't (?:got )?(?:any|a)|have no|zero) teeth|toothless|edentulous|lost all (?:of )?(?:his|her|my|their) teeth)",
    // Not "shrimp makes it hard to swallow", which a reaction does.
    'dysphagi[ac]|aspiration risk|iddsi(?: level)?(?: \\d)?|(?<!\\b(?:gives?|gave|causes?|caused|giving|causing) (?:me |him |her |us )?)(?:trouble|difficult(?:y|ies)|problems?|issues?|hard time|struggl(?:es?|ing)) (?:with |to |in )?swallow(?:ing|s)?(?! (?:pills?|tablets?|the (?:cost|price)))|swallow(?:ing)? (?:problems?|issues?|troubles?|difficult(?:y|ies)|disorder|reflex|test)',
    "(?<!\\b(?:makes?|made|making|gets?|got) (?:it |my throat |(?:his|her) throat )?(?:so |very |really )?)(?:hard|difficult|painful|hurts|easy|easier) (?:for (?:him|her|me|them) )?to swallow(?! (?:pills?|tablets?))|(?:can't|cannot|cant|can not|unable to|not able to|doesn't|does not|don't) (?:really )?swallow(?! (?:pills?|tablets?|the (?:cost|price|idea)))",
    'chok(?:es|ed|ing) (?:on (?:food|everything|anything|solids?|solid food|things|lumps|bits|pieces|his|her|(?:(?:his|her|my) )?(?:food|meals))|easily|when|a lot)|keeps? choking|tends? to choke|might choke|jaws? (?:is |was )?wired(?: shut)?|wired jaw',
  ].join('|'),
  es: 'textura lisa|textura pure|textura de pure|textura suave y lisa|consistencia de pure|bien liso|bien lisa|bien lisito|muy liso|muy lisa|todo liso|completamente liso|en pure|hecho pure|hecha pure|como pure|tipo pure|comida en pure|comida molida|comida licuada|comida triturada|todo licuado|todo molido|todo triturado|bien molidito|bien licuado|bien triturado|bien triturada|dieta triturada|dieta turmix|dieta liquida|dieta pure|pasado por el chino|papilla|papillas|papillita|papillitas|se atraganta|se me atraganta|se atragante|me atraganto|atragantarse|atragantamiento|se ahoga al comer|se ahoga con la comida|se ahoga comiendo|problemas para tragar|problemas al tragar|problemas de deglucion|problema para tragar|dificultad para tragar|dificultades para tragar|problemas para deglutir|dificultad para deglutir|le cuesta tragar|me cuesta tragar|cuesta tragar|le cuesta trabajo tragar|batalla para tragar|no puede tragar|no puedo tragar|no puede pasar la comida|no traga bien|no traga|facil de tragar|facil de deglutir|facil de pasar|disfagia|sin masticar|no se puede masticar|nada que masticar|sin tener que masticar|no mastica|no masticar|no mastique|no puede masticar|no puedo masticar|no tenga que masticar|no hay que masticar|que no se mastique|sin dientes|sin muelas|sin dentadura|no tiene dientes|no tiene muelas|no tengo dientes|no le quedan dientes|no le quedan muelas|se quedo sin dientes|chimuelo|chimuela|chimuelito|desdentado|desdentada|mandibula alambrada',
  say: 'smooth food',
}

/** "No lumps" is said of a sauce or a batter too. */
export const LUMPLESS: Row = {
  means: 'smooth',
  en: '(?<!\\b(?:gravy|sauce|batter|custard|dressing|roux|bechamel|pancakes?|waffles?|oatmeal|porridge|pudding|polenta|grits|cheesecake|mash|mashed potatoes|mashed cauliflower|hummus)[ ,]{1,2}(?:with )?)(?:no|without|zero|not any) (?:any )?(?:lumps?|lumpy bits|solid food|solids)(?! (?:in|sums?)\\b)',
  es: 'sin grumos|sin ningun grumo|sin bolitas|sin grumitos',
  say: 'no lumps',
}

/** "Chicken puree", but not pumpkin puree, which is a food, nor fish with a puree beside it. */
export const PUREE: Row = {
  means: 'smooth',
  en: '(?<!\\b(?:pumpkin|tomato|fruit|apple|date|prune|chestnut|sweet potato|potato|cauliflower|celeriac|parsnip|squash|berry|mango|garlic|banana|canned|strawberry|raspberry|can of|cans of) |\\b(?:with|over|on|and) (?:an? |the )?(?:[a-z]+ ){0,2})purees?(?! (?:of )?(?:tomato|pumpkin))',
  es: 'pure|pures',
  say: 'puree',
}

export const TEXTURE: Row<'soft' | 'crunchy' | 'creamy'>[] = [
  {
    means: 'soft',
    // Carrots that are going soft are to be used up, and nobody who refuses mushy vegetables wants a soft dish.
    en: "soft food|soft diet|(?<!\\b(?:going|gone|goes|went|getting|gets|got|turning|turned|becoming|became|poniendo|ponen|puesto|pusieron|volviendo|quedando) (?:a (?:bit|little) |too |really |kinda |all )?)soft(?! (?:goat|cheese|tofu|tortillas?|boiled|shell|taco|drink|serve))(?:er)?|soft(?:ish)?[- ]textured?|easy to chew|(?<!\\b(?:no|not|never|nothing|without|avoid|hates?|hate any|than|get|gets|go|goes|going|gone|turns?|turn) (?:too )?)mushy(?! peas)|(?:can't|cannot|hard to|hard time|trouble|difficulty|difficulties|problems?|struggles?|hurts to) (?:with |to )?chew(?:ing)?|(?:don't|doesn't|do not|does not|not) chew(?: (?:well|much|easily))?|(?:few|bad|missing|hardly any|barely any|loose|sore|no back|only a few|not many|some) teeth|missing (?:some |most |a few )?(?:of )?(?:his|her|my|their) teeth|dentures?|false teeth|mechanical soft|soft on the teeth|after (?:dental|oral|mouth|tooth|gum|jaw) \\w+|tender enough",
    es: 'suave|suavecito|suavecita|blando|blanda|blandos|blandas|algo blando|dieta blanda|comida blanda|facil de masticar|faciles de masticar|no mastica bien|no mastica mucho|no puede masticar bien|no puede masticar mucho|no puedo masticar bien|le cuesta masticar|me cuesta masticar|le cuesta trabajo masticar|batalla para masticar|problemas para masticar|dificultad para masticar|pocos dientes|casi no tiene dientes|casi sin dientes|le faltan dientes|le faltan muelas|dentadura postiza|postizos|blandito|blandita|blanditos',
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
  en: "cheap|cheap(?:er|est|ly)?|(?:on a|tight|small|low|little) budget|budget(?: friendly| meal| dinner)?|inexpensive|affordable|economical|frugal|(?:low|not much|little|no|short on|tight on) (?:cost|money)|pay ?day|(?:get|gets|got|getting) paid|between paychecks|(?:money|cash|things) (?:is|are|was|has been) (?:tight|short)|(?:short|low) (?:on|of) (?:money|cash|funds)|food (?:stamps|bank|pantry)|skint|strapped for cash|hard up|thrifty|broke(?! out)|(?:can't|cannot) afford (?:much|a lot)|(?:nothing|not|isn't|without being) (?:too |very |so |that |overly )?(?:expensive|pricey|costly)|(?:won't|doesn't|does not|not|without) break(?:ing)? the bank|(?:doesn't|does not|not|won't) cost(?:ing)? (?:much|a lot|too much|a fortune)|(?:on|get|have|use|with) (?:snap|ebt|wic)|snap benefits|ebt",
  es: 'barato|barata|baratos|baratas|economico|economica|no alcanza la quincena|no me alcanza|no nos alcanza|no alcanza el dinero|para llegar a fin de mes|hasta fin de mes|sin dinero|ando corto|ando corta|presupuesto bajo|bajo presupuesto|poco presupuesto|poco dinero|con poco dinero|de bajo costo|no muy caro|no muy cara',
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
