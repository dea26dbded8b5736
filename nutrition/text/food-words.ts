import { remember } from './remember.ts'

/**
 * A food name as comparable words: lower case, no accents, singular, one spelling.
 * `words('Courgettes, wholewheat')` is `['courgette', 'whole', 'wheat']`.
 */
export const words = (text: string): string[] => [...comparable(text)]

/** Cached: each line's names are compared over a hundred times. */
const comparable = remember(comparableIn, { most: 512, longest: 160 })

function comparableIn(text: string): readonly string[] {
  const lower = (PLAIN.test(text) ? text : text.normalize('NFD').replace(ACCENTS, '')).toLowerCase()
  const told = OWNED.test(lower) ? lower.replace(OWNERS, '').replaceAll('&', ' and ') : lower
  const found: string[] = []
  for (const word of told.match(WORDS) ?? []) {
    const spelled = SPELLINGS.get(word)
    if (spelled) found.push(...spelled)
    else addWord(found, singular(word))
  }
  return found
}

/** "Chick peas" and "chick-peas" are chickpeas. */
function addWord(found: string[], word: string): void {
  const joined = JOINED.get(word)
  const before = found.length - 1
  if (joined?.has(found[before] ?? '')) found[before] += word
  else found.push(word)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: most texts are plain, and this runs for every word
const PLAIN = /^[\u0000-\u007f]*$/
const ACCENTS = /[\u0300-\u036f]/g
const OWNED = /['’&]/
const OWNERS = /['’]s?\b/g
const WORDS = /[a-z0-9%]+/g

const SPELLINGS: ReadonlyMap<string, string[]> = new Map([
  ...Object.entries({
    yoghurt: ['yogurt'],
    yoghurts: ['yogurt'],
    chilli: ['chili'],
    chillies: ['chili'],
    chilies: ['chili'],
    chile: ['chili'],
    chiles: ['chili'],
    wholewheat: ['whole', 'wheat'],
    wholegrain: ['whole', 'grain'],
    skimmed: ['skim'],
    dessicated: ['desiccated'],
    tumeric: ['turmeric'],
    xantham: ['xanthan'],
    mayonaise: ['mayonnaise'],
    mozarella: ['mozzarella'],
    parmesean: ['parmesan'],
    bulgar: ['bulgur'],
    bulghur: ['bulgur'],
    brocolli: ['broccoli'],
    cinammon: ['cinnamon'],
    // Tagalog: no plural of "gata", which is coconut milk.
    gatas: ['milk'],
    zuchini: ['zucchini'],
    demerera: ['demerara'],
    oatflakes: ['oat', 'flake'],
    flavoured: ['flavored'],
    doughnut: ['donut'],
    doughnuts: ['donut'],
    leaves: ['leaf'],
    halves: ['half'],
    loaves: ['loaf'],
    cookies: ['cookie'],
    brownies: ['brownie'],
    stuffies: ['stuffie'],
    smoothies: ['smoothie'],
    zucchinis: ['zucchini'],
    selfraising: ['self', 'raising'],
    selfrising: ['self', 'rising'],
    allpurpose: ['all', 'purpose'],
    blackeyed: ['black', 'eyed'],
    kidneybean: ['kidney', 'bean'],
    kidneybeans: ['kidney', 'bean'],
    cashewnut: ['cashew'],
    cashewnuts: ['cashew'],
    n: ['and'],
    icecream: ['ice', 'cream'],
    icecreams: ['ice', 'cream'],
  }),
  ...spellingsOf(`
    yogurt: yoghourt yogourt yoghourts yogourts; bulgur: bulgar bulghur burghul boulgour; zucchini: zuchini zuchinni zucchinni;
    broccoli: brocolli broccolli brocoli; avocado: avacado avacados avocadoes; mozzarella: mozarella mozzerella mozzarela mozerella;
    parmesan: parmesean parmesian parmasan parmeson; ricotta: ricota riccotta; mayonnaise: mayonaise mayonnaisse;
    turmeric: tumeric turmic; worcestershire: worchestershire worcesteshire worcester; cantaloupe: cantaloup cantelope;
    hummus: hommus hoummous humus humous houmus hommous hoummos; fettuccine: fettucine fettuccini fettucini; linguine: linguini; spaghetti: spagetti spaghettis;
    vermicelli: vermicilli; macaroni: maccaroni macoroni; dal: daal dhal dahl; molasses: molases mollasses; desiccated: dessicated;
    cilantro: cilanto; parsley: parsely parsly; lettuce: letuce; cucumber: cucmber cucmbers cucumer; vinegar: vineger vinigar;
    cinnamon: cinamon cinnamin cinnimon; vanilla: vanila; chocolate: choclate chocolat; raspberry: rasberry rasberries;
    oregano: oregeno; rosemary: rosmary; basmati: basmatti; jasmine: jasmin; tahini: tahina tehina; chipotle: chipolte chipotles;
    jalapeno: jalepeno jalepenos jalapenos; habanero: habenero; guacamole: guacomole; sriracha: sirracha siracha;
    pepperoni: peperoni; prosciutto: proscuitto prosciuto; pancetta: panchetta; mascarpone: marscapone mascapone;
    bouillon: buillon boullion bullion; espresso: expresso; gelatin: gelatine; licorice: liquorice; tortilla: tortila tortillia;
    raisin: rasin rasins; shiitake: shitake shitakes shiitakes; portobello: portabella portobella portabello;
    cremini: crimini; napa: nappa; tempeh: tempe; couscous: cuscus; sesame: sesamie;
    pumpkin: pumkin; cauliflower: califlower cauliflour; buttermilk: buttermik; cardamom: cardamon cardomom; coriander: corriander;
    tomato: tomatoe; potato: potatoe; banana: bananna; asparagus: asparagas; artichoke: artichok; margarine: margerine;
    barbecue: barbeque; pistachio: pistacio; caramel: carmel; edamame: edamami; quinoa: quinua keenwa;
    sauerkraut: saurkraut; shallot: shallott shallotts; scallop: scalop; tangerine: tangarine; liqueur: liquer; omelet: omelette omelettes omlet omlette; lasagna: lasagne lasagnes lasanga; kimchi: kimchee kimchy; halvah: halva halwa;
    biscuit: bikkie bikkies bickie bickies biccy biccie biccies; pudding: pud puds puddin; dumpling: dumplin dumplins; nugget: nugg nuggs nuggie nuggies;
    sandwich: sammie sammies sammich sammiches sando sandos sanger sangers; schnitzel: schnitty schnittie schnitties;
    chocolate: choccy choccie choccies choc chocs; vegetable: veg vegie vegies; strawberry: strawb strawbs; avocado: avo avos; kumara: kumera kumeras; cheesy: cheesey;
    christmas: xmas
  `),
])

/** `yogurt: yoghourt yogourt; …`: the usual spelling and others people write. */
function spellingsOf(text: string): [string, string[]][] {
  return text.split(';').flatMap((row) => {
    const [usual = '', others = ''] = row.split(':')
    return others
      .split(/\s+/)
      .filter(Boolean)
      .map((other): [string, string[]] => [other, [usual.trim()]])
  })
}

/**
 * Second words by the first words from which they are often separated. None with a first word that is a food people avoid:
 * "peanut butter milk" is not buttermilk.
 */
const JOINED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    pea: 'chick',
    root: 'beet',
    meal: 'oat whole',
    corn: 'pop pepper',
    seed: 'rape',
    cous: 'cous',
    melon: 'water',
    fruit: 'grape',
    berry: 'straw blue black cran rasp goose',
    radish: 'horse',
    grass: 'lemon',
    mallow: 'marsh',
    kraut: 'sauer',
  }).map(([second, firsts]) => [second, new Set(firsts.split(' '))]),
)

/** The words that any two of these make when joined: "chickpea" for chick and pea. */
export const joinedOf = (words: ReadonlySet<string>): string[] =>
  [...JOINED].flatMap(([second, firsts]) =>
    words.has(second) ? [...firsts].filter((first) => words.has(first)).map((first) => first + second) : [],
  )

/** "Pies" and "hoagies" are no "py" and "hoagy". */
const ENDS_IN_IE: ReadonlySet<string> = new Set(
  'pie hoagie toastie sarnie twinkie blondie bridie oggie stottie whoopie yorkie veggie crunchie shreddie crowdie crappie krispie smokie queenie rowie perogie pierogie butterie steamie dimmie frostie weetie braaibroodjie hertzoggie koekie mosbolletjie pampoenkoekie ystervarkie bokkie'.split(
    ' ',
  ),
)

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us')) return word
  // "Chapatis" and "rotis" are plural; "this" is not. A word that is always singular ("coulis") loses its s both in
  // a name and in a line.
  if (word.endsWith('is') && word.length < 5) return word
  if (word.endsWith('ies'))
    return ENDS_IN_IE.has(word.slice(0, -1)) ? word.slice(0, -1) : `${word.slice(0, -3)}y`
  if (/(oes|shes|ches|xes|sses)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
