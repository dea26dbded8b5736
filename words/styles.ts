import { BODIES } from './bodies.ts'
import { KITCHEN_STYLES } from './kitchens.ts'
import { lowInEs } from './low-in-es.ts'
import { LUMPLESS, PUREE, SMOOTH } from './manner.ts'
import { QUALITIES, SIMPLE } from './qualities.ts'
import type { Row } from './row.ts'
import { RENAL, UNCOUNTED } from './uncounted.ts'

/** A way of eating that is neither a food nor a diet. `keep` leaves the words in the text for a later reader ("pancakes" also says which meal). `unlessNamed`: only where no kitchen is named. */
export type StyleRow = Row & { minutes?: number; keep?: true; unlessNamed?: true }

const NOT_POSSIBLE =
  "(?<!\\b(?:nowhere|nothing|not|never|no way|unable|no place|can't|cannot|cant|won't|don't) (?:be )?)"
const KEPT_FOR_LATER = [
  `\\b${NOT_POSSIBLE}(?:made|cooked|prepared|prepped|done|assembled|make|cook|prepare|prep|assemble|fix) (?:it |this |them |everything )?(?:up )?(?:(?:the |a |one )?(?:day|night|evening)s? (?:before|ahead|prior|earlier)|ahead)\\b`,
  '\\bre-?heat(?:s|able|ed)? (?:really |very )?(?:well|nicely|ok(?:ay)?|easily|fine)\\b',
  `\\b${NOT_POSSIBLE}(?:to|can|could|i'll|we'll|i will|we will|i|we|just) (?:re-?heat|warm up later|heat up later)\\b`,
  '\\b(?:keeps?|lasts?|holds?|stays? good)(?: up)?(?: well| good| fine)? (?:in the (?:fridge|refrigerator) )?(?:for )?(?:well|(?:a few|several|a couple(?: of)?|two|three|four|five|[2-7]) days|all week)\\b',
  '\\b(?:good|great|better|fine|tasty|nice) (?:as |for |cold )?(?:leftovers|the next day|the day after)\\b|\\bleftovers for (?:lunch(?:es)?|tomorrow|later|work|the week)\\b',
].join('|')
const KEPT_FOR_LATER_ES = `un dia antes|el dia anterior|el dia antes|la noche anterior|la noche antes|con un dia de anticipacion|para recalentar|que se pueda recalentar|se pueda recalentar|que se recaliente bien|se recalienta bien|que aguante en el refri|que dure en el refri|que sobre para manana|${[
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'varios',
  'unos',
  '2',
  '3',
  '4',
  '5',
]
  .flatMap((many) => ['aguante', 'dure', 'aguanten', 'duren'].map((keeps) => `que ${keeps} ${many} dias`))
  .join('|')}`

/** In the order they are read. The row without a meaning has words that sound like a refusal but are not. */
export const STYLES: StyleRow[] = [
  ...UNCOUNTED,
  ...[SMOOTH, LUMPLESS, PUREE].map((row) => ({ ...row, en: String.raw`(?<![\w-])(?:${row.en})(?!\w)` })),
  RENAL,
  ...BODIES,
  ...SIMPLE,
  ...QUALITIES,
  ...KITCHEN_STYLES,
  // "5 ingredients max", not counting salt, pepper, oil and water.
  ...['three', 'four', 'five', 'six', 'seven', 'eight'].map((word, at) => ({
    means: `ingredients-${at + 3}`,
    en: String.raw`\b(?:(?:at most|no more than|max(?:imum)?(?: of)?|only|just|under|fewer than|less than) )?(?:${at + 3}|${word})[- ]ingredients?\b(?: (?:max(?:imum)?|or (?:less|fewer)|only|tops|at most))?`,
    es: `maximo ${at + 3} ingredientes|${at + 3} ingredientes maximo|${at + 3} ingredientes como maximo|${at + 3} ingredientes|solo ${at + 3} ingredientes`,
    say: `${at + 3} ingredients`,
  })),
  {
    means: 'freezer',
    en: String.raw`\bfreez(?:es?|able)(?: (?:it|them|some))?(?: (?:well|nicely|ok))?\b(?! (?:dried|dry))|\bfreezer[- ]friendly\b|\bfreezer (?:meals?|dinners?|lunch(?:es)?|breakfasts?|stash|cooking)\b|\b(?:for|stock|fill) (?:the|my|our) freezer\b`,
    es: 'para congelar|que se congele bien|que se pueda congelar|se puede congelar|se congela bien|apto para congelar',
    say: 'freezes well',
    keep: true,
  },
  {
    means: 'by-hand',
    en: String.raw`\b(?:in|on|for) (?:the|my|a|his|her|our) (?:car|truck|commute|drive|train|bus|plane|flight|road ?trip)\b|\bwhile (?:i'm |i am |he's |she's )?(?:driving|walking|commuting|riding)\b|\bon the (?:go|move|run|road|trail)\b|\b(?:one|single)[- ]hand(?:ed)?\b|\bhand[- ]?held\b|\bwith (?:one|my|your|his|her|their|the|just (?:one|my)) (?:hands?|fingers)\b|\bgrab[- ]and[- ]go\b|\b(?:no|without(?: a| any)?) (?:utensils|cutlery|forks?(?: or (?:knife|spoon))?|silverware)\b|\b(?:for|on|during|after|before) (?:a |my |the |our )?(?:long |day )?(?:hikes?|hiking|trek(?:king)?|backpacking|bike ride|ski day)\b|\bhiking (?:all day|tomorrow|today|trip|lunch|food|snack)\b|\btrail (?:food|lunch|snack)s?\b`,
    es: 'en el coche|en el carro|en el auto|en la camioneta|en el camion|en el tren|en el avion|manejando|mientras manejo|mientras camino|para el camino|para el viaje|para la carretera|sobre la marcha|con una mano|con una sola mano|con la mano|con las manos|sin cubiertos|para la caminata|para una caminata|para ir de caminata|para la excursion|para una excursion|para ir de excursion|para el senderismo|para hacer senderismo|para la montana',
    say: 'on the go',
    keep: true,
  },
  {
    means: 'unchilled',
    en: String.raw`\b(?:doesn't|does not|don't|won't|wouldn't|not) (?:need|require|have to (?:be|have)|needing) (?:an? |any |to be )?(?:cooler|ice ?packs?|ice ?box|fridge|refrigerat(?:or|ion|ed|ing)|chilling|kept cold|chilled)\b|\b(?:no|without(?: a| any)?) (?:need for (?:a |an )?)?(?:cooler|ice ?packs?|ice ?box|fridge|refrigerat(?:or|ion))(?! (?:cookies|pickles|dill|oats|cake|bag|shelf))\b|\bshelf[- ]stable\b|\b(?:won't|doesn't|does not|will not|not) (?:spoil|go bad)\b|\bunrefrigerated\b`,
    es: 'sin hielera|sin nevera|sin refrigerar|sin refrigerador|sin refrigeracion|sin heladera|sin frigorifico|que no necesite refrigeracion|que no necesite hielera|que no necesite nevera|que no necesite frio|que no se eche a perder|que no se estropee|no necesita refrigeracion|que aguante sin nevera|que aguante fuera de la nevera|fuera del refrigerador',
    say: 'no cooler',
  },
  {
    means: 'cold',
    en: String.raw`\b(?:cold|chilled|no[- ]heat) (?:(?:school|work|packed|picnic|summer) )?(?:breakfast|dinner|lunch|lunch ?box|supper|meal|dish|plate|food|main|bowl|bento|soup|noodle|noodle (?:bowl|salad)|pasta|appetizer|starter|snack|side|treat|dessert|pudding|drink)(?:e?s)?\b(?! cereal)|\b(?:serve[ds]?|eat(?:en|s)?|something|that's|that is|to eat|eat (?:it|them)|eating (?:it )?|good|fine|tasty|nice|ok|okay|better|taken?|packed?) cold(?! (?:and flu|cuts?|brew|weather))\b|\b(?:has to|have to|must|needs? to|should|gotta|will|it'll|he'll|she'll|i'll|can) (?:be |stay |eat (?:it |them )?|get eaten |be eaten |be served |have (?:it|them) )cold\b|\b(?:can't|can not|cannot|cant|won't be able to|couldn't|no way to|nowhere to|nothing to|unable to|no place to|don't want to|doesn't need to be|don't need to|without|not|no need to|no) (?:be |being )?(?:re-?)?(?:heat(?:ed|ing)?|warm(?:ed|ing)?)(?: (?:it|food|anything|them|lunch|stuff))?(?: up)?\b(?! (?:oil|the (?:oven|house|kitchen|whole)))|(?:^| )(?:lunch ?box|packed lunch|for work|for school|to take along)(?: \|)?[^.;!?|]{0,40}[, ](?:cold|frio|fria)(?= *(?:$|[.,;!?|)]))`,
    es: 'cena fria|comida fria|almuerzo frio|lonche frio|lunch frio|tupper frio|plato frio|platillo frio|algo frio|para comer frio|para comer fria|para comerse frio|se come frio|se coma frio|se coma fria|se comen frios|se pueda comer frio|se puede comer frio|comer en frio|comerlo frio|comerla fria|comermelo frio|que sea frio|que sea fria|tiene que ser frio|tiene que ser fria|tiene que estar frio|debe ser frio|va frio|frio para llevar|fria para llevar|sin calentar|sin recalentar|sin calentarlo|sin tener que calentar|sin necesidad de calentar|que no haya que calentar|que no se tenga que calentar|que no tenga que calentar|que no necesite calentarse|que no se caliente|no hay que calentar|no puedo calentar|no puede calentar|no podemos calentar|no se puede calentar|no hay donde calentar|no tengo donde calentar|no tiene donde calentar',
    say: 'cold dinner',
    keep: true,
  },
  {
    means: 'steamed',
    en: String.raw`\bsteamed\b(?! (?:rice|buns?|milk|dumplings))`,
    es: 'al vapor',
    say: 'steamed',
    keep: true,
  },
  {
    means: 'roasted',
    en: String.raw`\b(?:oven[- ])?roasted\b(?! (?:red |bell )*(?:peppers?|peanuts?|nuts?|almonds?|garlic|seaweed|seeds?|cashews?|chickpeas|tomato (?:sauce|soup)))`,
    es: '',
    keep: true,
  },
  {
    means: 'grilled',
    en: String.raw`(?<!pan[- ])\b(?:char)?grilled\b(?! cheese)`,
    es: '',
    keep: true,
  },
  {
    means: 'baked',
    en: String.raw`\b(?:oven[- ])?baked\b(?! (?:beans?|potato(?:es)?|goods|chips))`,
    es: '',
    keep: true,
  },
  {
    means: 'poached',
    en: String.raw`\bpoached\b(?! eggs?)`,
    es: 'escalfado|escalfada|pochado',
    say: 'poached',
    keep: true,
  },
  ...[
    ['salad', 'ensalada'],
    ['soup', 'sopa'],
    ['sandwich', 'sandwich'],
  ].map(([kind, es]) => ({
    means: `no-${kind}`,
    en: String.raw`\b(?:not|nor|isn't|thats not|no|nothing like|instead of|other than|besides|(?:sick|tired|bored|fed up) (?:of|with)|had enough) (?:yet |just )?(?:another |a |an |any |more |the same )?(?:old )?${kind}(?:e?s)?\b(?! (?:dressing|greens|leaves|bread|spinner))`,
    es: `nada de ${es}|otra ${es} no`,
    say: `no ${kind}`,
  })),
  {
    means: 'mild',
    en: String.raw`\b(?:not|nothing|isn't|aren't) (?:too |very |so |overly |that )?(?:spicy|hot)\b|\bno (?:heat|spice|chil[il]i? heat)\b|\bmild(?:ly)?\b`,
    es: '',
  },
  {
    means: '',
    en: String.raw`\bnot (?:too |so |very )?(?:quick|fast|sweet|salty|dry|bland|boring|heavy|complicated|fancy|hungry|sure|only|just|that|really|necessarily)\b|\bno (?:idea|clue|problem|matter|thanks|worries|fuss|frills|preference|preferences|need|rush|hurry|leftovers?|(?:known |food )*allerg(?:y|ies)|restrictions?|special|one|way|more time)\b|\bwhy not\b|\b(?:don't|do not) (?:know|mind|care|worry|have (?:much|a lot of|any|many))\b|\b(?:can't|cannot|couldn't) (?:live|do|go) without\b|\bwithout (?:any )?(?:fuss|hassle|effort|trouble|much (?:work|effort|time)|further ado)\b|\bit is too hot\b|\btoo hot\b|\b(?:not|n't) allergic to (?:any\w*|\w+)\b`,
    es: '',
  },
  {
    means: 'no-added-sugar',
    en: String.raw`\b(?:no|without|zero)(?: any)?(?: added| extra| refined)? sugars?\b|\bsugar[- ]?free\b|\blow(?:er)?[- ]sugar\b|\bunsweetened\b|\b(?:less|lower in|little|(?:not|without) (?:(?:too|so|that|as) )?much|(?:not|without|easy) (?:a lot|lots|loads|tons|heaps|on)(?: of)?(?: the)?|light on(?: the)?|hardly any|barely any|minimal|reduced) sugar\b`,
    es: `${lowInEs('azucar|azucares')}|sin azucar|sin azucar anadida|sin azucares|bajo en azucar|baja en azucar|menos azucar|con menos azucar|no tanta azucar|no mucha azucar|sin tanta azucar|sin mucha azucar|sin demasiada azucar|no demasiada azucar|la mitad de azucar|la mitad del azucar|la mitad de la azucar`,
    say: 'no added sugar',
  },
  {
    means: 'no-oven',
    en: String.raw`\b(?:no|without|don't have|have no|haven't got)(?: an| the| my)? oven\b|\bno[- ]bake\b|\boven is broken\b`,
    es: '',
  },
  { means: 'no-cook', en: String.raw`\b(?:no[- ]cook(?:ing)?|without cooking|no stove|raw food)\b`, es: '' },
  {
    means: 'quick',
    en: String.raw`\b(?:super|very|really|extra|ultra) (?:quick|fast)\b|\binstant\b(?! (?:(?:(?:ragi|rava|oats?) )?(?:dosas?|dosai|idlis?)|oats?|oatmeal|porridge|grits|rice|noodles?|ramen|potato(?:es)?|mashed|pudding|coffee|espresso|yeast|soups?|broth|cereal|cocoa|tea|milk|mac|pasta)\b)`,
    es: 'muy rapido|muy rapida|rapidisimo|super rapido',
    say: 'very quick',
    minutes: 15,
  },
  {
    means: 'quick',
    en: String.raw`\b(?:quick(?:ly|ie)?|fast|speedy|express|asap|in a (?:hurry|rush|pinch)|(?:no|short on|little|not much) time|rushed|weeknight|busy)\b`,
    es: 'rapido|rapida|rapidos|rapidas|en poco tiempo|con prisa|tengo prisa|express',
    say: 'quick',
    minutes: 30,
  },
  {
    means: 'make-ahead',
    en: String.raw`\b(?:make[- ]?ahead|meal[- ]?prep(?:ping)?|prep(?:ped|are)? (?:once|ahead|in advance|the night before)|ahead of time|in advance|batch[- ]?cook\w*|(?<!\b(?:lows?|highs?|drops?|dips?|crash|spikes?|down) )overnight(?! (?:lows?|highs?|sugars?|numbers|readings?|guests?))|freezer[- ]friendly|grab[- ]and[- ]go|all week)\b`,
    es: 'con anticipacion|para toda la semana|para la semana',
    say: 'make-ahead',
    keep: true,
  },
  {
    // What is cooked on one day and eaten on another.
    means: 'make-ahead',
    en: KEPT_FOR_LATER,
    es: KEPT_FOR_LATER_ES,
    say: 'make-ahead',
    keep: true,
  },
  {
    means: 'one-pan',
    en: String.raw`\b(?:one|single)[- ](?:(?:big|large|small|little|deep|medium) )?(?:pot|pan|dish|skillet)\b|\b1[- ](?:(?:big|large|small|deep) )?(?:pot|pan|skillet)\b|\b(?:few(?:er|est)?|minimal|hardly any) (?:dirty )?(?:dishes|pots|pans|clean[- ]?up|washing[- ]up)\b`,
    es: 'en una sola olla|una sola olla|en un solo sarten|un solo sarten|de una sola olla|una sola sarten|en una sola sarten|una sola cazuela|solo tengo una olla|nomas tengo una olla|solo una olla|solo tengo una sarten',
    say: 'one-pot',
  },
  {
    means: 'sheet-pan',
    en: String.raw`\b(?:sheet|tray|baking)[- ]?(?:pan|bake|tray)\b|\btraybake\b`,
    es: 'en charola|en bandeja',
    say: 'sheet pan',
  },
  {
    means: 'stir-fry',
    en: String.raw`\bstir[- ]?fr(?:y|ied)\b|\bwok\b`,
    es: 'salteado|salteada|salteados|al wok',
    say: 'stir-fry',
  },
  {
    means: 'soup',
    en: String.raw`\b(?:soups?|chowder|broth bowl)\b`,
    es: 'sopa|sopas|caldo|caldos',
    say: 'soup',
  },
  {
    means: 'stew',
    en: String.raw`\b(?:stews?|slow[- ]cook(?:ed|er)?|casserole|braised?|chil(?:i|li) con carne)\b`,
    es: 'guiso|guisado|guisados|estofado|estofada|cazuela|puchero',
    say: 'stew',
  },
  {
    means: 'chili',
    en: String.raw`(?<!\b(?:no|not|without|hate|like|any|less|hold|skip)(?: the| any)? )(?<!\b(?:no|without|avoid|hates?|dislikes?)\b[^.;!?|]{2,40}, ?)\bchill?i\b(?= (?:con|with|for|and|that|dinner|lunch|in|please|tonight|recipe)|\s*(?:$|[.,!?|]))`,
    es: '',
  },
  {
    means: 'parcel',
    en: String.raw`\b(?:parcels?|papillote|(?:foil|parchment) (?:packs?|packets?))\b`,
    es: '',
  },
  { means: 'fajitas', en: String.raw`\bfajitas?\b|\btacos?\b(?! shells?)`, es: '', keep: true },
  { means: 'gratin', en: String.raw`\bgratins?\b`, es: '' },
  { means: 'shakshuka', en: String.raw`\bshakshuka\b`, es: '' },
  { means: 'hash', en: String.raw`\bhash\b`, es: '' },
  {
    means: 'sandwich',
    en: String.raw`\bsandwich(?:es)?\b(?! bread)|\b(?:avocado|on) toast\b`,
    es: 'sandwich|bocadillo|emparedado',
    say: 'sandwich',
    keep: true,
  },
  { means: 'mezze', en: String.raw`\bme[zs]{1,2}es?\b`, es: '', keep: true },
  { means: 'pudding', en: String.raw`(?<!\b(?:black|white|yorkshire) )\bpuddings?\b`, es: '', keep: true },
  { means: 'curry', en: String.raw`\bcurr(?:y|ies)\b(?! (?:powder|paste|lea))`, es: 'curry', say: 'curry' },
  {
    means: 'salad',
    en: String.raw`\bsalads?\b(?! (?:dressing|greens|leaves))`,
    es: 'ensalada|ensaladas',
    say: 'salad',
  },
  { means: 'bowl', en: String.raw`(?<!\bsuper[ -])\bbowls?\b`, es: 'tazon|bol', say: 'bowl' },
  { means: 'omelette', en: String.raw`\bomelet(?:te)?s?\b`, es: 'omelet|tortilla francesa', say: 'omelette' },
  { means: 'scramble', en: String.raw`\bscrambled?\b`, es: '' },
  { means: 'frittata', en: String.raw`\bfrittatas?\b|\begg (?:muffins?|bites?|cups?)\b`, es: '' },
  {
    means: 'smoothie',
    en: String.raw`\b(?:smoothies?|shakes?)\b`,
    es: 'licuado|licuados|batido|batidos',
    say: 'smoothie',
  },
  {
    means: 'pancakes',
    en: String.raw`\b(?:pancakes?|waffles?)\b`,
    es: 'panqueques|hotcakes|tortitas',
    say: 'pancakes',
    keep: true,
  },
  { means: 'porridge', en: String.raw`\bporridge\b`, es: '', keep: true },
  {
    means: 'stuffed',
    en: String.raw`\bstuffed\b(?! (?:olives|pasta|dates))`,
    es: 'relleno|rellena|rellenos|rellenas',
    say: 'stuffed',
  },
  { means: 'wrap', en: String.raw`\b(?:wraps?|burritos?)\b`, es: 'burrito|burritos', say: 'wrap' },
  {
    means: 'burger',
    en: String.raw`\b(?:burgers?|patties)\b`,
    es: 'hamburguesa|hamburguesas',
    say: 'burger',
  },
  { means: 'meatballs', en: String.raw`\bmeat ?balls?\b`, es: 'albondigas', say: 'meatballs' },
  {
    means: 'skewers',
    en: String.raw`\b(?:skewers?|kebabs?|kabobs?)\b`,
    es: 'brochetas|brocheta|pinchos',
    say: 'skewers',
  },
  { means: 'noodles', en: String.raw`\bnoodle soup\b|\bpho\b|\bramen\b`, es: '' },
  { means: 'dip', en: String.raw`\b(?:dips?|spread)\b`, es: '', keep: true },
  { means: 'crumble', en: String.raw`\b(?:crumble|cobbler|crisp)\b`, es: '', keep: true },
  { means: 'mousse', en: String.raw`\bmousse\b`, es: '', keep: true },
  {
    means: 'cake',
    en: String.raw`\b(?:cakes?|brownies?)\b`,
    es: 'pastel|bizcocho|torta dulce',
    say: 'cake',
    keep: true,
  },
  {
    means: 'mediterranean',
    en: String.raw`\b(?:mediterranean|greek|spanish)\b(?! yog)`,
    es: 'mediterraneo|mediterranea|griego|griega|comida espanola|estilo espanol',
    say: 'mediterranean',
  },
  {
    means: 'italian',
    en: String.raw`\bitalian\b(?! (?:sausage|seasoning|dressing|bread))`,
    es: 'italiano|italiana',
    say: 'italian',
  },
  {
    means: 'mexican',
    en: String.raw`\b(?:mexican|tex[- ]?mex|tacos?|fajitas?|enchiladas?)\b(?! cheese| shells?)`,
    es: 'mexicano|mexicana|mexicanos|mexicanas',
    say: 'mexican',
  },
  {
    means: 'indian',
    en: String.raw`\b(?:indian|tandoori|masala|da[h]?l|goan|goa|kerala|sabzi|sabji|subzi|punjabi|gujarati|bengali|desi|diwali|holi)\b`,
    es: 'comida india|estilo indio',
    say: 'indian',
  },
  { means: 'thai', en: String.raw`\b(?:thai|vietnamese)\b`, es: 'tailandes|tailandesa', say: 'thai' },
  {
    means: 'japanese',
    en: String.raw`\b(?:japanese|teriyaki)\b(?! sauce)`,
    es: 'japones|japonesa',
    say: 'japanese',
  },
  {
    means: 'asian',
    en: String.raw`\b(?:asian|chinese|korean)\b(?! pear)`,
    es: 'asiatico|asiatica|chino|china|comida china',
    say: 'asian',
  },
  {
    means: 'middle-eastern',
    en: String.raw`\b(?:middle[- ]eastern|lebanese|turkish|persian|moroccan|north african)\b`,
    es: 'arabe|libanes|libanesa|marroqui|turco',
    say: 'middle eastern',
  },
  {
    means: 'french',
    en: String.raw`\bfrench\b(?! (?:fries|bread|beans|toast))`,
    es: 'frances|francesa',
    say: 'french',
  },
  {
    means: 'american',
    en: String.raw`\b(?:american|southern|cajun)\b(?! cheese)`,
    es: 'americano|americana',
    say: 'american',
  },
  { means: 'spicy', en: String.raw`\b(?:extra |very |really )?(?:spicy|fiery)\b`, es: '' },
  {
    // Who has trained needs protein; who goes low after it needs something else.
    means: 'high-protein',
    en: String.raw`(?<!\b(?:lows?|drops?|dips?|crash(?:es)?|highs?|spikes?)\b[^.;!?|]{0,20})\b(?:post|after)[- ]?(?:(?:my|a|the|his|her|our) )?(?:(?:hard|long|heavy|morning|evening|big) )?(?:work ?-?outs?|gym|training|exercise|lifting|weights|runs?|leg day|swim(?:ming)?|hiit|crossfit)\b`,
    es: 'despues del gym|despues del gimnasio|despues de entrenar|despues del entrenamiento|despues de hacer ejercicio|despues del ejercicio|despues de correr|post entreno',
    say: 'post workout',
    keep: true,
  },
  {
    // High blood pressure is why most people eat little salt.
    means: 'low-salt',
    en: String.raw`(?<!\b(?:no|not|without|don't have|doesn't have|never had) )\b(?:(?:high|elevated|raised) (?:blood pressure|bp)|hypertens(?:ion|ives?)|hbp|blood pressure (?:(?:is|was|has been|runs?|running|gets?|keeps?)(?: [a-z]+){0,2} (?:high|up|elevated)|(?:friendly|conscious|lowering)))\b|\bblood-pressure[- ](?:friendly|conscious|lowering)\b|\b(?:lower|lowering|reduce|reducing|watch|watching|control|controlling|manage|managing|bring down) (?:(?:my|his|her|our|their|the) )?(?:high )?blood pressure\b|\bdash (?:diet|friendly|meal|plan|style)\b|\b(?:low(?:er)?[- ](?:in )?(?:salt|sodium)|(?:sodium|salt) (?:under|below|less than|at most|max(?:imum)?) \d{1,4} ?(?:mg|milligrams?)?|(?:under|below|less than|at most|max(?:imum)?) \d{1,4} ?(?:mg|milligrams?)(?: of)? (?:sodium|salt)|\d{1,4} ?(?:mg|milligrams?|g|grams?)(?: (?:of|de))? (?:sodium|sodio|salt) (?:(?:a|per|each|every|al|por) (?:day|dia)|daily|diarios?))\b`,
    es: `${lowInEs('sal|sodio')}|presion alta|alta presion|presion arterial alta|tension alta|tension arterial alta|hipertension|hipertenso|hipertensa|hipertensos|hipertensas|bajar la presion|controlar la presion|dieta dash|insuficiencia cardiaca|cardiosaludable|cardiosaludables|bajo en sal|baja en sal|bajo en sodio|baja en sodio|poca sal|cuidar la sal|cuidar el sodio|cuidarme de la sal|cuidarme del sodio|cuidarme con la sal|cuidarme con el sodio|cuidarse de la sal|cuidarse del sodio|cuido la sal|cuido el sodio|cuidando la sal|cuidando el sodio|bajarle a la sal|bajarle al sodio|bajar la sal|bajar el sodio|bajar a la sal|bajar al sodio|reducir la sal|reducir el sodio|controlar la sal|controlar el sodio|vigilar la sal|vigilar el sodio|moderar la sal|moderar el sodio|limitar la sal|limitar el sodio|medirme con la sal|medirme con el sodio|cuidado con la sal|cuidado con el sodio|ojo con la sal|ojo con el sodio|la mitad de sal|la mitad de la sal|la mitad de sodio|la mitad del sodio|nada salado|nada salada|no muy salado|no muy salada|no tan salado|no tan salada|que no sea salado|que no sea salada|que no este salado|que no este salada|menos sal|menos sodio|no tanta sal|sin tanta sal|sin mucha sal|no mucha sal|poco sodio|poquita sal`,
    say: 'low salt',
  },
  {
    means: 'warm',
    en: String.raw`(?<!\b(?:no|not|nor|without|than|of|for|skip) (?:a |any )?)\b(?:something|anything) (?:(?!(?:not|no|never|cold|other)\b)[a-z]+,? ){0,2}(?:warm(?:ing)?|hot|co[sz]y|toasty)(?= *(?:$|[.,:;!?|]|and (?!(?:sour|spicy)\b)|that |to (?:eat|drink|sip)|for |in |on |tonight|please|with |but |which |without |from |after |when |because ))|(?<!\b(?:no|not|without|any) )\b(?:warm|hot|co[sz]y|warming) (?!(?:days?|summer|weather|nights?|evenings?|afternoons?|july|august)\b)(?:(?:and )?[a-z]+ )?(?:meals?|dinners?|lunch(?:es)?|breakfasts?|suppers?|food|dish(?:es)?|plates?)\b|\b(?:warms?|warm) (?:me|us|you) up\b|\bwinter warmers?\b`,
    es: 'algo calientito|algo calentito|algo caliente|algo tibio|algo tibiecito|comida caliente|comida calientita|cena caliente|almuerzo caliente|desayuno caliente|plato caliente|platillo caliente',
    say: 'something warm',
    keep: true,
  },
  {
    means: 'hearty',
    en: String.raw`\b(?:hearty|comfort(?:ing)?|homey|homestyle(?: food)?|cozy|cosy|warming|warm)\b`,
    es: 'reconfortante|casero|casera|calientito|calientita',
    say: 'hearty',
  },
  {
    means: 'kid-friendly',
    en: String.raw`\b(?:kid|child|family)[- ]friendly\b|\bfor (?:the |my |our )?(?:kids|children|toddlers?)\b|\bpicky eaters?\b`,
    es: '',
  },
  {
    means: 'unhurried',
    en: String.raw`\bhave (?:plenty of |lots of |all the )time\b|\blazy sunday\b`,
    es: 'tengo tiempo|con calma|sin prisa',
    say: 'have plenty of time',
  },
]

/** Before a style, these say that it is not wanted. */
export const REFUSED_STYLE = String.raw`\b(?:not|no|nothing|never|without|hate|tired of|instead of|rather than|don't (?:want|like)) (?:a |an |any |another |more |too )?`
