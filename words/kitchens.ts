import type { StyleRow } from './styles.ts'

/**
 * Whose cooking is asked for: "Ethiopian", "soul food". `flavor` is the wider style that a dish may be seasoned in if no dish of that
 * kitchen fits. Which dishes belong to a kitchen is in the dish book.
 */
export type Kitchen = {
  id: string
  name: string
  flavor?: string
  en: string
  es: readonly [string, string] | null
}

/** Ids, names and Spanish adjectives follow from the English word, if nothing else is given. */
const kitchen = (
  name: string,
  es: string | null = null,
  more: { en?: string; flavor?: string; her?: string } = {},
): Kitchen => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  ...(more.flavor ? { flavor: more.flavor } : {}),
  en: more.en ?? name.toLowerCase().replaceAll(' ', '[- ]'),
  es:
    es === null ? null : [es, more.her ?? es.replace(/o$/, 'a').replace(/es$/, 'esa').replace(/an$/, 'ana')],
})

const MEDITERRANEAN = { flavor: 'mediterranean' }
const LEVANTINE = { flavor: 'middle-eastern' }
const ASIAN = { flavor: 'asian' }
const SOUTHERN = { flavor: 'american' }

export const KITCHENS: Kitchen[] = [
  kitchen('West African', null, { en: 'west[- ]african' }),
  kitchen('East African', null, { en: 'east[- ]african' }),
  kitchen('South African', 'sudafricano', { en: 'south[- ]african' }),
  kitchen('North African', null, { en: 'north[- ]african|maghrebi?', ...LEVANTINE }),
  kitchen('African', 'africano', { en: '(?<!(?:west|east|south|north)[- ])african(?! american)' }),
  kitchen('Ethiopian', 'etiope', { en: 'ethiopian|habesha' }),
  kitchen('Eritrean', 'eritreo'),
  kitchen('Somali', 'somali'),
  kitchen('Kenyan', 'keniano'),
  kitchen('Ugandan'),
  kitchen('Tanzanian'),
  kitchen('Nigerian', 'nigeriano', { en: 'nigerian|naija|yoruba|igbo' }),
  kitchen('Ghanaian', 'ghanes'),
  kitchen('Senegalese', 'senegales'),
  kitchen('Cameroonian', 'camerunes'),
  kitchen('Liberian'),
  kitchen('Congolese'),
  kitchen('Zimbabwean'),
  kitchen('Moroccan', 'marroqui', LEVANTINE),
  kitchen('Algerian', 'argelino'),
  kitchen('Tunisian', 'tunecino'),
  kitchen('Egyptian', 'egipcio'),
  kitchen('Sudanese'),
  kitchen('Lebanese', 'libanes', LEVANTINE),
  kitchen('Syrian', 'sirio'),
  kitchen('Palestinian', 'palestino'),
  kitchen('Jordanian', 'jordano'),
  kitchen('Israeli', 'israeli'),
  kitchen('Iraqi', 'iraqui'),
  kitchen('Yemeni', 'yemeni'),
  kitchen('Persian', 'persa', { en: 'persian|iranian', ...LEVANTINE }),
  kitchen('Turkish', 'turco', LEVANTINE),
  kitchen('Armenian', 'armenio'),
  kitchen('Georgian', 'georgiano'),
  kitchen('Afghan', 'afgano'),
  kitchen('Uzbek', 'uzbeko', { en: 'uzbek|central asian' }),
  kitchen('Middle Eastern', 'arabe', {
    en: 'middle[- ]eastern|levantine|arab(?:ic|ian)?',
    ...LEVANTINE,
  }),
  kitchen('Greek', 'griego', MEDITERRANEAN),
  kitchen('Spanish', 'espanol', { ...MEDITERRANEAN, her: 'espanola' }),
  kitchen('Mediterranean', 'mediterraneo', MEDITERRANEAN),
  kitchen('Portuguese', 'portugues'),
  kitchen('Italian', 'italiano', {
    en: 'italian|sicilian|tuscan|neapolitan',
    flavor: 'italian',
  }),
  kitchen('French', 'frances', { en: 'french|proven[cç]al', flavor: 'french' }),
  kitchen('German', 'aleman', { en: 'german|bavarian', her: 'alemana' }),
  kitchen('Austrian', 'austriaco'),
  kitchen('Swiss', 'suizo', { en: 'swiss(?! (?:steak|roll))' }),
  kitchen('Dutch', 'holandes', { en: 'dutch(?! (?:ovens?|bab(?:y|ies)|process|crunch))' }),
  kitchen('Belgian', 'belga', { en: 'belgian(?! (?:waffles?|endives?))' }),
  kitchen('British', 'britanico', {
    en: 'british|english(?= (?:food|cooking|cuisine|supper|dinner|lunch|tea(?! bags?)|dish|comfort|pub|home))|pub (?:food|grub)',
  }),
  kitchen('Scottish', 'escoces'),
  kitchen('Welsh', 'gales'),
  kitchen('Irish', 'irlandes', { en: 'irish(?! (?:oats|oatmeal|cream))' }),
  kitchen('Swedish', 'sueco'),
  kitchen('Danish', 'danes', {
    en: 'danish(?= (?:food|cooking|cuisine|dinner|lunch|breakfast|dish|style|smorrebrod))',
  }),
  kitchen('Norwegian', 'noruego'),
  kitchen('Finnish', 'finlandes'),
  kitchen('Scandinavian', 'escandinavo', { en: 'scandinavian|nordic' }),
  kitchen('Polish', 'polaco'),
  kitchen('Czech', 'checo', { en: 'czech|slovak(?:ian)?' }),
  kitchen('Hungarian', 'hungaro'),
  kitchen('Romanian', 'rumano'),
  kitchen('Bulgarian', 'bulgaro'),
  kitchen('Lithuanian', 'lituano', { en: 'lithuanian|latvian|estonian' }),
  kitchen('Russian', 'ruso'),
  kitchen('Ukrainian', 'ucraniano'),
  kitchen('Balkan', null, { en: 'balkan|serbian|bosnian|croatian|macedonian|albanian' }),
  kitchen('Eastern European', null, { en: 'eastern[- ]european' }),
  kitchen('Jewish', 'judio', { en: 'jewish|ashkenazi' }),
  kitchen('Indian', 'indio', {
    en: '(?<!(?:american|native|west) )(?:south |north )?indian|south asian|desi',
    flavor: 'indian',
  }),
  kitchen('Pakistani', 'pakistani'),
  kitchen('Bangladeshi', null, { en: 'bangladeshi' }),
  kitchen('Sri Lankan', null, { en: 'sri[- ]lankan' }),
  kitchen('Nepali', null, { en: 'nepal(?:i|ese)|tibetan' }),
  kitchen('Thai', 'tailandes', { flavor: 'thai' }),
  kitchen('Vietnamese', 'vietnamita', { flavor: 'thai' }),
  kitchen('Laotian', null, { en: 'lao(?:tian)?' }),
  kitchen('Cambodian', null, { en: 'cambodian|khmer' }),
  kitchen('Burmese', 'birmano'),
  kitchen('Filipino', 'filipino', { en: 'filipin[oa]|pinoy|philippine' }),
  kitchen('Indonesian', 'indonesio', { en: 'indonesian|balinese|javanese' }),
  kitchen('Malaysian', 'malayo', { en: 'malaysian|malay' }),
  kitchen('Singaporean'),
  kitchen('Chinese', 'chino', { en: 'chinese|cantonese|s[iz]e?chuan|hunan', ...ASIAN }),
  kitchen('Taiwanese', 'taiwanes'),
  kitchen('Japanese', 'japones', { flavor: 'japanese' }),
  kitchen('Korean', 'coreano', ASIAN),
  kitchen('Asian', 'asiatico', { en: '(?<!(?:south|central) )asian', ...ASIAN }),
  kitchen('Mexican', 'mexicano', { flavor: 'mexican' }),
  kitchen('Tex-Mex', null, { en: 'tex[- ]?mex', flavor: 'mexican' }),
  kitchen('Guatemalan', 'guatemalteco'),
  kitchen('Salvadoran', 'salvadoreno', { en: 'salvador(?:an|ian|ean)|salvi' }),
  kitchen('Honduran', 'hondureno'),
  kitchen('Nicaraguan', 'nicaraguense'),
  kitchen('Costa Rican', 'costarricense', { en: 'costa[- ]rican' }),
  kitchen('Panamanian', 'panameno'),
  kitchen('Colombian', 'colombiano'),
  kitchen('Venezuelan', 'venezolano'),
  kitchen('Ecuadorian', 'ecuatoriano', { en: 'ecuador(?:ian|ean)' }),
  kitchen('Peruvian', 'peruano'),
  kitchen('Bolivian', 'boliviano'),
  kitchen('Brazilian', 'brasileno'),
  kitchen('Argentinian', 'argentino', { en: 'argentin(?:ian|e|ean)' }),
  kitchen('Uruguayan', 'uruguayo'),
  kitchen('Paraguayan', 'paraguayo'),
  kitchen('Chilean', 'chileno'),
  kitchen('South American', 'sudamericano', { en: 'south[- ]american' }),
  kitchen('Central American', 'centroamericano', { en: 'central[- ]american' }),
  kitchen('Latin American', 'latino', { en: 'latin(?:[- ]american|o|a)?|hispanic' }),
  kitchen('Cuban', 'cubano', { her: 'cubana' }),
  kitchen('Puerto Rican', 'puertorriqueno', { en: 'puerto[- ]rican|boricua' }),
  kitchen('Dominican', 'dominicano'),
  kitchen('Haitian', 'haitiano'),
  kitchen('Jamaican', 'jamaicano'),
  kitchen('Trinidadian', 'trinitense', { en: 'trini(?:dadian)?' }),
  kitchen('Bajan', null, { en: 'bajan|barbadian' }),
  kitchen('Guyanese', 'guyanes'),
  kitchen('Caribbean', 'caribeno', { en: 'caribbean|west indian' }),
  kitchen('Cajun', null, { en: 'cajun|creole|new orleans', ...SOUTHERN }),
  kitchen('Southern', 'sureno', {
    en: 'southern(?! (?:indian|italian|french|france|california|spain))|soul food',
    ...SOUTHERN,
  }),
  kitchen('Hawaiian', 'hawaiano', { en: 'hawaiian(?! (?:rolls?|buns?))' }),
  kitchen('Canadian', 'canadiense'),
  kitchen('Australian', 'australiano', { en: 'australian|aussie' }),
  kitchen('American', 'americano', {
    en: '(?<!(?:african|native|latin|south|central|north|mexican|asian|italian|chinese)[- ])(?:all[- ])?american',
    ...SOUTHERN,
  }),
]

/** Foods that are called after a country, and what is no cooking: "Greek yogurt", "the American Heart Association". */
const NO_COOKING = `(?![- ](?:style )?(?:yog|sausages?|seasoning|dressing|bread|cheeses?\\b|pears?\\b|fries|beans|toast|bacon|mustard|cucumbers?\\b|chard|muffins?|nuts?\\b|delight|coffee|tea\\b(?<!\\b(?:british|english|scottish|irish|welsh) tea)|basil|chil[ie]s?\\b|chili (?:flakes|paste|powder)|eggplants?|broccoli|cabbage|five[- ]spice|sweet potato|parsley|herbs?\\b|spices?\\b|spice (?:mix|blend)|blend|peppers?\\b|rub\\b|lentils?\\b|feta|olives?\\b|olive oil|ham\\b|chorizo|oregano|vanilla|crema|butter|whiskey|cream\\b|pastry|pastries|chocolate|radish|sauce\\b|markets?\\b|stores?\\b|grocer|supermarket|aisle|heart|diabetes|diabetics?\\b|association|academy|descent|heritage|background|accent|language|friends?\\b|neighbou?rs?\\b|doctor|dietit|m[ae]n\\b|wom[ae]n\\b|guy\\b|lady\\b))`

/** What Spanish says around a kitchen, and which meal that is. */
const spanishRows = ({ id, name, es }: Kitchen): StyleRow[] => {
  if (es === null) return []
  const [his, her] = es
  const row = (phrases: string[], say: string): StyleRow => ({
    means: `kitchen-${id}`,
    en: '(?!)',
    es: phrases.join('|'),
    say,
  })
  const plain = name.toLowerCase()
  return [
    row(
      [
        ...['comida', 'cocina', 'receta'].map((noun) => `${noun} ${her}`),
        ...['algo', 'estilo', 'plato', 'platillo'].map((noun) => `${noun} ${his}`),
      ],
      `${plain} food`,
    ),
    row([`nada ${his}`], `nothing ${plain}`),
    row([`cena ${her}`], `${plain} dinner`),
    row([`desayuno ${his}`], `${plain} breakfast`),
    row([`almuerzo ${his}`], `${plain} lunch`),
  ]
}

/** Words for a meal, or a part of one, that only one kitchen has; they count if no other is named ("Greek mezze"). */
const OF_ITS_MEALS: readonly [id: string, en: string][] = [
  ['middle-eastern', 'me[zs]{1,2}es?|mezza'],
  ['spanish', 'tapas|pintxos'],
  ['italian', 'antipast[io]'],
  ['russian', 'zakuski'],
  ['korean', 'banchan'],
  ['filipino', 'ulam'],
  ['japanese', 'izakaya'],
  ['indian', 'thali'],
]

/** Their countries: "food from Nigeria", "what people eat in Peru". Where somebody is from asks for nothing. */
const COUNTRIES: Readonly<Record<string, string>> = {
  ethiopian: 'ethiopia',
  eritrean: 'eritrea',
  somali: 'somalia',
  kenyan: 'kenya',
  ugandan: 'uganda',
  tanzanian: 'tanzania',
  nigerian: 'nigeria',
  ghanaian: 'ghana',
  senegalese: 'senegal',
  cameroonian: 'cameroon',
  'south-african': 'south africa',
  'west-african': 'west africa',
  'east-african': 'east africa',
  'north-african': 'north africa',
  african: 'africa',
  moroccan: 'morocco',
  algerian: 'algeria',
  tunisian: 'tunisia',
  egyptian: 'egypt',
  lebanese: 'lebanon',
  syrian: 'syria',
  palestinian: 'palestine',
  israeli: 'israel',
  iraqi: 'iraq',
  yemeni: 'yemen',
  persian: 'iran',
  armenian: 'armenia',
  afghan: 'afghanistan',
  uzbek: 'uzbekistan',
  'middle-eastern': 'the middle east',
  greek: 'greece',
  spanish: 'spain',
  portuguese: 'portugal',
  italian: 'italy|sicily|tuscany',
  french: 'france',
  german: 'germany',
  austrian: 'austria',
  swiss: 'switzerland',
  dutch: 'holland|the netherlands',
  belgian: 'belgium',
  british: 'england|britain|the uk',
  scottish: 'scotland',
  welsh: 'wales',
  irish: 'ireland',
  swedish: 'sweden',
  danish: 'denmark',
  norwegian: 'norway',
  finnish: 'finland',
  scandinavian: 'scandinavia',
  polish: 'poland',
  hungarian: 'hungary',
  romanian: 'romania',
  bulgarian: 'bulgaria',
  russian: 'russia',
  ukrainian: 'ukraine',
  'eastern-european': 'eastern europe',
  indian: 'india',
  pakistani: 'pakistan',
  bangladeshi: 'bangladesh',
  'sri-lankan': 'sri lanka',
  nepali: 'nepal',
  thai: 'thailand',
  vietnamese: 'vietnam',
  laotian: 'laos',
  cambodian: 'cambodia',
  burmese: 'burma|myanmar',
  filipino: 'the philippines',
  indonesian: 'indonesia',
  malaysian: 'malaysia',
  singaporean: 'singapore',
  chinese: 'china',
  taiwanese: 'taiwan',
  japanese: 'japan',
  korean: 'korea',
  asian: 'asia',
  mexican: 'mexico',
  guatemalan: 'guatemala',
  salvadoran: 'el salvador',
  honduran: 'honduras',
  nicaraguan: 'nicaragua',
  'costa-rican': 'costa rica',
  colombian: 'colombia',
  venezuelan: 'venezuela',
  ecuadorian: 'ecuador',
  peruvian: 'peru',
  bolivian: 'bolivia',
  brazilian: 'brazil',
  argentinian: 'argentina',
  chilean: 'chile',
  'latin-american': 'latin america',
  cuban: 'cuba',
  'puerto-rican': 'puerto rico',
  dominican: 'the dominican republic',
  haitian: 'haiti',
  jamaican: 'jamaica',
  trinidadian: 'trinidad',
  bajan: 'barbados',
  guyanese: 'guyana',
  caribbean: 'the caribbean|the islands',
  cajun: 'louisiana',
  southern: 'the south',
  hawaiian: 'hawaii',
  australian: 'australia',
}

const HERE =
  "(?<!\\b(?:i'm|im|i am|we're|we are|he's|she's|is|are|was|comes?|came|moved|moving|back|visitors?|visiting|guests?|friends?|family|grandma|mom|dad|husband|wife|(?:ordered|imported|bought)(?: [a-z]+){0,3}) )from|(?:eat|eaten|cook|cooked|make|made|serve|served|had|famous|popular|typical)(?: (?:it|this|them|food))? (?:in|of)"

const countryRow = ({ id }: Kitchen): StyleRow[] =>
  COUNTRIES[id]
    ? [
        {
          means: `kitchen-${id}`,
          en: `\\b(?:${HERE}) (?:${COUNTRIES[id]})(?![\\w-])`,
          es: '',
          unlessNamed: true,
        },
      ]
    : []

/** As styles: "kitchen-ethiopian". The words stay in the text. */
export const KITCHEN_STYLES: StyleRow[] = [
  ...KITCHENS.flatMap((one) => [
    {
      means: `kitchen-${one.id}`,
      en: `(?<![\\w-])(?:${one.en})(?![\\w])${NO_COOKING}`,
      es: '',
      say: one.name.toLowerCase(),
      keep: true as const,
    },
    ...countryRow(one),
    ...spanishRows(one),
  ]),
  ...OF_ITS_MEALS.map(([id, en]) => ({
    means: `kitchen-${id}`,
    en: `(?<![\\w-])(?:${en})(?![\\w])`,
    es: '',
    keep: true as const,
    unlessNamed: true as const,
  })),
]

/** Whether a text may name a kitchen at all: most do not, and one look is quicker than one for each. */
export const MAY_NAME_KITCHEN = new RegExp(
  [...KITCHENS.map(({ en }) => en), ...OF_ITS_MEALS.map(([, en]) => en), ...Object.values(COUNTRIES)].join(
    '|',
  ),
)

const BY_STYLE = new Map(KITCHENS.map((one) => [`kitchen-${one.id}`, one]))

/** The kitchen that a style names: of "kitchen-ethiopian". */
export const kitchenOf = (style: string): Kitchen | undefined => BY_STYLE.get(style)

/** The kitchens among styles. */
export const kitchensIn = (styles: readonly string[]): Kitchen[] =>
  styles.flatMap((style) => BY_STYLE.get(style) ?? [])
