import type { Row, Told } from './row.ts'
import { TOOLS } from './tools.ts'

/**
 * Machines that no recipe of ours needs, so who lacks one lacks nothing; "no bread machine" refuses no bread. What some dish cannot do
 * without (a waffle iron, a muffin tin) is not among them.
 */
const MACHINE =
  '(?:(?:bread|rice|ice[- ]cream|pasta|noodle|tortilla|yogh?urt|popcorn|(?:soy|nut|almond|oat)[- ]?milk|pizza|egg|potato|garlic|burger|panini|sandwich|quesadilla|pie|sausage|meat|jerky|food|juice|cookie|spaghetti|ravioli|sushi|bean)[- ](?:machines?|makers?|cookers?|press(?:es)?|ricers?|rollers?|extruders?|stones?|peels?|ovens?|churns?|steel|dehydrators?|grinders?|mixers?|mincers?|stuffers?|thermometers?|tenderi[sz]ers?|mallets?|mats?|mills?)|breadmakers?|bread-?maker|(?:stand|hand|electric|kitchen|immersion)[- ]?mixers?|kitchen ?aid|thermomix|(?:kitchen|food|digital) scales?|sous[- ]?vide(?: machine| cooker)?|salad spinner|cheese grater|pastry (?:bag|cutter|blender|brush)|piping bags?|rolling pin|(?:meat |candy )?thermometer)'
const ART = '(?:an? |the |my |our |any |working |access to (?:an? |the )?)*'
const NEG =
  "(?:no|without(?: using| needing)?|(?:do not|don't|dont|does not|doesn't|doesnt|haven't|havent|can't|cannot|cant)(?: (?:have|own|got|use|need|require|want to use))|(?:not|never) (?:using|use|have|having|needing)|lacking)"
const TOOL = `(?:${TOOLS.filter(({ means }) => means !== 'none')
  .map(({ en }) => en)
  .join('|')})`
const when =
  /machine|maker|cooker|press|ricer|roller|extruder|stone|peel|oven|churn|steel|dehydrator|grinder|mixer|mincer|stuffer|thermo|tenderi|mallet|mat\b|mill|aid|scale|sous|spinner|grater|pastry|piping|rolling/

export const MACHINES: Told[] = [
  // What is listed behind it is still refused: "no bread machine or nuts".
  {
    means: '$1',
    en: `(${NEG}) ${ART}${MACHINE}(?:,? ?(?:or|nor|/)|,? and(?! (?:no|not|without|high|low|easy|quick|i|it|we|my|under|with|for|only|less|more|make|please|the|is)\\b))(?= [a-z])`,
    es: '',
    when,
  },
  { means: '$1', en: `(${NEG} ${ART}${TOOL})(?:,| or| nor| and|/)+ ?(?:no )?${ART}${MACHINE}`, es: '', when },
  {
    means: ' | ',
    en: `(?:(?:i|we|there is|there's|and|but) )?(?:have |has |got |with )?${NEG} ${ART}${MACHINE}`,
    es: '',
    when,
  },
  {
    means: ' | ',
    en: `(?:my |the |our )?${MACHINE}(?:'s| is| are| has| just| went| got)* (?:broken|broke|busted|not working|dead|died|doesn't work|kaput)`,
    es: '',
    when,
  },
]

/** Machines that somebody wants to use, and that no recipe of ours is written for: it says so. */
export const MACHINES_WANTED: readonly (Row & { said: string })[] = [
  {
    means: 'bread-machine',
    say: 'bread machine',
    said: 'a bread machine',
    en: 'bread[- ]?(?:machine|maker)s?|breadmakers?|bread-?makers?',
    es: 'panificadora|maquina de pan|maquina de hacer pan|maquina para hacer pan',
  },
  {
    means: 'rice-cooker',
    say: 'rice cooker',
    said: 'a rice cooker',
    en: 'rice[- ]?cookers?',
    es: 'olla arrocera|arrocera',
  },
  {
    means: 'sous-vide',
    say: 'sous vide',
    said: 'a sous vide cooker',
    en: 'sous[- ]?vide(?: machine| cooker| circulator)?',
    es: 'sous vide',
  },
  {
    means: 'ice-cream-maker',
    say: 'ice cream maker',
    said: 'an ice cream maker',
    en: 'ice[- ]?cream (?:maker|machine)s?|ninja creami|creami',
    es: 'heladora|maquina de helado|maquina de helados',
  },
  { means: 'thermomix', say: 'thermomix', said: 'a Thermomix', en: 'thermomix', es: 'thermomix|termomix' },
]

const MAQUINA =
  '(?:panificadora|panera electrica|maquina (?:de|para)(?: hacer)?(?: el)? (?:pan|pasta|helados?|tortillas|arroz|palomitas|fideos|tallarines|yogur)|(?:olla )?arrocera|heladora|sorbetera|tortilladora|prensa(?: (?:de|para)(?: hacer)? (?:tortillas|ajos?|papas?|patatas?))?|yogurtera|sandwichera|thermomix|termomix|robot de cocina|amasadora|batidora (?:de pie|de mano|de varillas|electrica)|pasapures|prensapapas|prensa ?pures|molino(?: de mano)?|picadora(?: de carne)?|(?:bascula|balanza|pesa)(?: de cocina)?|termometro(?: de cocina)?|rodillo)'
const ARTICULO = '(?:(?:el|la|una?|mi|ninguna?) )?'
const SIN =
  '(?:sin(?: (?:usar|necesitar|tener))?|(?:que )?no (?:tengo|tenemos|hay|uso|usamos|uses?|usar|necesite|requiera|quiero usar|cuento con|lleve))'

export const MACHINES_ES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `(?<![\\w-])(${SIN}) ${ARTICULO}${MAQUINA} (?:ni|o|y(?= (?:${ARTICULO})(?:nueces|${MAQUINA}))) (?:(?:de|con|sin) )?`,
      'g',
    ),
    '$1 ',
  ],
  [new RegExp(`(?<![\\w-])${SIN} ${ARTICULO}${MAQUINA}(?!\\w)`, 'g'), ' , '],
]
export const MAY_LACK_MACHINE_ES =
  /panificadora|panera|maquina|arrocera|heladora|sorbetera|tortilladora|prensa|yogurtera|sandwichera|t(?:h)?ermom|robot|amasadora|batidora|pasapures|molino|picadora|bascula|balanza|pesa|rodillo/
