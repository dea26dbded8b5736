import type { Told } from './row.ts'

/**
 * Parts and illnesses of somebody's own body whose names are foods too: "stage 3 kidney disease" asks for no kidney, "fatty liver" for no
 * liver. "Steak and kidney pie", "liver and onions" and "kidney beans" stay.
 */
/** "Beef liver" is no organ of somebody's own. */
const ORGAN =
  "(?<!\\b(?:beef|chicken|calf|calves|calf's|lamb|lamb's|pork|duck|turkey|ox|veal|cod|goose|animal|steak and) )(?:kidneys?|livers?|tongues?|hearts?|brains?|gall ?bladders?|pancreas|stomach|lungs?|spleen)"

/** What follows the name of an organ that is somebody's own: "kidney stones", "liver enzymes", "kidneys are failing". */
const OF_BODY = [
  'diseases?|stones?|failure|functions?|functioning|patients?|sufferers?|warriors?|problems?|issues?|troubles?|transplants?|transplanted|transplantation|donors?|donation|cancer|infections?|damage|damaged|injur(?:y|ies)',
  'numbers?|enzymes?|levels?|panels?|tests?|labs|results?|values?|markers?|function tests?|health|healthy|friendly|safe|conscious|diets?|disorders?|conditions?|specialists?|doctors?|dr|surgery|surgeries|surgeon|operation|biopsy|scans?|pains?|attacks?|cirrhosis|fibrosis|inflammation|steatosis|insufficiency|impairment|decline|swelling|removal|removed|meds?|medication|protocol|supporting|protecting|protective|support|cleanse|detox|stage|ckd|nutritionist|dietit?ian|warning|scare|situation|thing going on',
  String.raw`(?:is|are|was|were|got|have been|has been|keeps?)(?: (?:a bit|a little|very|really|so|not|no longer|getting|already|also|kind of|pretty))* (?:bad|weak|failing|damaged|inflamed|fatty|high|low|elevated|sore|shot|struggling|working|functioning|swollen|enlarged|burn(?:t|ed|ing)|scarred|poor|declining|worse|at \d+|taken out|removed|acting up)`,
  "(?:isn't|aren't|ain't|don't|doesn't|can't|cannot|won't) (?:work\\w*|function\\w*|handle|filter|process|good|great|well|what)|(?:hurts?|aches?|fails?|failed)",
].join('|')

/** Words before the organ that no butcher says. */
const ILL =
  '(?:non[- ]?alcoholic |early |mild |severe )*(?:fatty|bad|weak|weakened|failing|poor|damaged|inflamed|enlarged|swollen|sore|burn(?:t|ed)|bitten|polycystic|diseased|scarred|cirrhotic|sluggish|compromised|struggling|transplanted|donated|donor)'

/** What a cook puts after it; then it is a food. */
const COOKED = String.raw`(?!(?:,? (?:and|&|n|with|in|on|or))?(?: (?:the|some|a|fried|creamy|mushroom|black|red))* ?(?:beans?|pies?|pudding|stew|onions?|bacon|p[aâ]t[eé]|curry|recipes?|dish(?:es)?|gravy|rice|mash\w*|potato\w*|sausages?|fry|stir|sauce|tacos?|sandwich\w*|dumplings?|pieces?|strips|chunks|steaks?)\b)`
const WHOSE = "(?:my|our|his|her|their|your|the patient's|(?:mom|mum|dad|husband|wife|grandpa|grandad)'?s)"
const ORGANS = `${ORGAN}(?:(?:,| and| or| &|, and) (?:(?:my|the|his|her) )?${ORGAN})*`
const MAY_BE_BODY =
  /kidney|\bckd\b|dialysis|liver|tongue|heart|cardiac|brain|bladder|pancreas|stomach|lung|spleen|chicken ?pox|\begg\b|milk|yeast|turkey|potato|beer|fish oil|apple watch|cauliflower ear/

const row = (means: string, en: string): Told => ({ means, en, es: '', when: MAY_BE_BODY })

/** Weak kidneys, whose diet limits what we do not count: the recipe says so. A stone needs another one. */
const WEAK_KIDNEYS = `(?:${WHOSE} |(?:a|the) )?(?:${ILL} |chronic |stage (?:\\d[ab]?|two|three|four|five|ii|iii|iv|v) )*kidneys? (?:diseases?|failure|functions?|functioning|patients?|problems?|issues?|troubles?|transplants?|transplanted|damage|damaged|insufficiency|impairment|decline|numbers?|labs|diets?|friendly|safe)|(?:weak|weakened|failing|bad|damaged|polycystic|transplanted) kidneys?${COOKED}|${WHOSE} kidneys? (?:is|are|was|were)(?: (?:not|really|getting|pretty|a bit|a little))* (?:bad|weak|failing|damaged|shot|struggling|declining|worse|at \\d+|working|functioning)|${WHOSE} kidneys? (?:aren't|don't|won't|can't) (?:work\\w*|function\\w*|filter)|(?:only |just )?one(?: working| good)? kidney${COOKED}|(?:on|does|doing|gets?|getting|starts?|started|starting) (?:kidney |peritoneal |home )?dialysis|ckd(?: stage (?:\\d[ab]?))?`

export const BODY: Told[] = [
  row('renal diet', WEAK_KIDNEYS),
  row('cardiac event', `(?:${WHOSE} |(?:a|the) )?heart (?:attacks?|bypass|surger(?:y|ies)|operation)`),
  // The heart's own reason to eat little salt.
  row('low salt', '(?:congestive )?heart failure'),
  row(
    'low salt, light',
    '(?:heart|cardiac)[- ](?:healthy|friendly|smart|conscious|diet)|(?:good|better|healthy) for (?:the|my|his|her|our) heart',
  ),
  // What a stroke leaves is no reaction to a food.
  {
    means: 'smooth food',
    en: "(?:trouble|difficult(?:y|ies)|problems?|issues?|hard time|swallow(?:ing)?) (?:with |to |in )?(?:swallow(?:ing)?|problems?|issues?|troubles?|difficult(?:y|ies)) (?:after|since|from|due to|because of|following|caused by) (?:(?:a|an|his|her|my|the|having a|having had a) )?(?:mini )?(?:strokes?|surgery|operation|radiation|radiotherapy|chemo|cancer|parkinson'?s|dementia|alzheimer'?s|accident)",
    es: '',
    when: /swallow/,
  },
  // Behind its dish, "no" would refuse the dish.
  { means: 'spicy', en: 'peppery(?! (?:greens|leaves|arugula|rocket))', es: '', when: /peppery/ },
  { means: 'without lumps', en: 'no lumps', es: '', when: /lumps/ },
  row('my health $1', `(?:${WHOSE} |(?:a|the) )?(?:${ILL} )?${ORGANS} (${OF_BODY})`),
  row('my health', `(?:${WHOSE} |(?:a|the) )?${ILL} ${ORGANS}${COOKED}`),
  row(
    '$1 my health',
    `((?:good|great|better|best|bad|easy|easier|gentle|gentler|kind|kinder|hard|tough|safe|healthy|okay|ok|right|suitable) (?:for|on|to|with)|(?:protects?|protecting|supports?|supporting|heals?|healing|cleans(?:es?|ing)|detox|helps?|helping|looking after|look after|care for|taking care of|take care of|strain(?:s|ing)? on|stress(?:es)? on|(?:diseases?|cancer|damage|problems?|trouble|issues?|pain|stones?|infection|failure|surgery|operation) (?:of|in|on|with|to))) (?:(?:the|my|our|his|her|your|their) )?${ORGANS}${COOKED}`,
  ),
  row('my health', `${WHOSE} ${ORGANS}${COOKED}`),
  row(
    'my health',
    `(?:lost|donated|gave|missing|born with|living with|live with|lives with|waiting (?:for|on)|waitlisted for|(?:only|just)(?: have| has| got| having)?|with only|with just) (?:an?|one|1|half an?)(?: (?:new|working|good|single|functioning))? (?:kidney|liver|lung|pancreas)${COOKED}|(?:one|single) (?:working|functioning|remaining) kidney`,
  ),
  // Other names with a food in them.
  row('illness', 'chicken ?pox|yeast infections?|beer bell(?:y|ies)|cauliflower ears?'),
  row('treatment', 'egg (?:freezing|retrievals?|donors?|donation|quality|count|reserve)'),
  row(
    'breastfeeding',
    '(?:breast ?)?milk (?:supply|let ?down|ducts?|production)|(?:my |his |her )?breast ?milk',
  ),
  row('quickly', '(?:quit|quitting|gave up|stopped|stop|going|went|go)(?: [a-z]+){0,3} cold turkey'),
  row('me', 'couch potato(?:es)?'),
  row('medicine', '(?:fish oil|cod liver oil) (?:pills?|capsules?|supplements?|tablets?)'),
  row('watch', 'apple watch'),
]

const ORGANO = '(?:rinon(?:es)?|higado|lengua|corazon|vesicula|pancreas|cerebro|estomago|pulmon(?:es)?)'
const GUISADO =
  '(?! (?:encebollad|enchilad|guisad|asad|frit|empanizad|empanad|rellen|estofad|al jerez|al ajillo|en salsa|con (?:cebolla|papas?|arroz|nopales)|a la|de (?:res|pollo|ternera|cerdo|cordero|vaca|puerco)))'
const DE = '(?:(?:de|del|en|con|a|al|para) )?(?:(?:el|la|los|las|mi|mis|su|sus|un|una|tu|tus|uno de los) )?'

/** The same in Spanish: "hígado graso", "piedras en el riñón", "me quitaron la vesícula". */
export const BODY_ES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:enfermedad|enferm[oa]s?|mal|mala|problemas?|insuficiencia|fallas?|fallos?|danos?|trasplante|trasplantad[oa]s?|padezco|padece|sufro|sufre|delicad[oa]s?|funcion|pacientes?) ${DE}rinon(?:es)?|${DE}rinon(?:es)? (?:esta|estan|muy|un poco|anda|andan)* ?(?:malos?|mal|delicad[oa]s?|enferm[oa]s?|danad[oa]s?|poliquisticos?|debil(?:es)?|trasplantad[oa]s?|no (?:me |le )?(?:funcionan?|filtran?|trabajan?)|(?:me |le )?fallan?)|(?:hemo)?dialisis|me dializo|se dializa)${GUISADO}(?!\p{L})`,
      'gu',
    ),
    'dieta renal',
  ],
  // What the butcher sells.
  [
    /(?<=\b(?:tacos?|tortas?|burritos?|quesadillas?|tostadas?|sopes?|gorditas?|guiso) (?:de|con) )lengua(?! de)/g,
    'lengua de res',
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:quitaron|quitar|quitan|sacaron|extirparon|operaron|operan|operar|trasplantaron|donaron|done) ${DE}(?:pedazo de )?${ORGANO}(?!\p{L})`,
      'gu',
    ),
    'operaron',
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:enfermedad|enfermedades|enferm[oa]s?|mal|mala|males|piedras?|calculos?|arenilla|problemas?|insuficiencia|fallas?|fallos?|danos?|trasplante|trasplantad[oa]s?|operad[oa]s?|operacion|cirugia|cancer|infeccion(?:es)?|dolor|duelen?|padezco|padece|padecemos|sufro|sufre|delicad[oa]s?|cuidar(?:me|se|le)?|cuide|cuida|cuido|proteger|proteja|limpiar|limpie|desintoxicar|inflamacion|inflamad[oa]s?|grasa|funcion|paciente|pacientes|(?:buen[oa]s?|mal[oa]s?|aptos?|apta|ideal|adecuad[oa]s?|amigables?|suaves?) (?:para|con)) )${DE}${ORGANO}${GUISADO}(?!\p{L})`,
      'gu',
    ),
    'mi salud',
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:el|la|los|las|mi|mis|su|sus|un|una) )?${ORGANO}(?: (?:esta|estan|muy|un poco|algo|anda|andan))* (?:gras[oa]s?|inflamad[oa]s?|malos?|mal|delicad[oa]s?|enferm[oa]s?|danad[oa]s?|poliquisticos?|debil(?:es)?|cansad[oa]s?|trasplantad[oa]s?|crecid[oa]s?|hinchad[oa]s?|no (?:me |le )?(?:funcionan?|filtran?|trabajan?)|(?:me |le )?fallan?)(?!\p{L})`,
      'gu',
    ),
    'mi salud',
  ],
  [new RegExp(String.raw`(?<!\p{L})(?:mi|mis|su|sus) ${ORGANO}${GUISADO}(?!\p{L})`, 'gu'), 'mi salud'],
]
export const MAY_BE_BODY_ES = /rinon|diali|higado|lengua|corazon|vesicula|pancreas|cerebro|estomago|pulmon/
