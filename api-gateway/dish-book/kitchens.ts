import type { BookDish } from './dish.ts'

/** Dishes of a kitchen besides those that say so themselves (`says`). */
const OWN: Readonly<Record<string, string>> = {
  ethiopian: 'doro-wat misir-wot',
  kenyan: 'githeri sukuma-wiki',
  nigerian: 'jollof-rice egusi-soup suya moi-moi efo-riro asaro catfish-pepper-soup fufu',
  ghanaian: 'red-red kelewele waakye jollof-rice fufu',
  senegalese: 'thieboudienne chicken-yassa peanut-stew',
  cameroonian: 'ndole',
  'south-african': 'bobotie chakalaka bunny-chow boerewors durban-curry malva-pudding',
  moroccan: 'chicken-tagine harira couscous-with-vegetables',
  tunisian: 'shakshuka-classic',
  lebanese:
    'fattoush tabbouleh hummus-homemade baba-ganoush kibbeh mujaddara kofta dolmas chicken-shawarma falafel-plate falafel-pita veggies-and-hummus',
  syrian: 'fattoush tabbouleh hummus-homemade baba-ganoush kibbeh mujaddara kofta dolmas chicken-shawarma',
  palestinian: 'fattoush tabbouleh hummus-homemade falafel-plate falafel-pita mujaddara',
  jordanian: 'fattoush tabbouleh hummus-homemade falafel-plate',
  israeli: 'shakshuka-classic falafel-plate falafel-pita hummus-homemade',
  turkish: 'dolmas kofta',
  german: 'spaetzle',
  austrian: 'schnitzel spaetzle apple-strudel kaesespaetzle',
  swiss: 'potato-rosti muesli-classic',
  dutch: 'stamppot',
  belgian: 'moules-frites',
  scottish: 'clapshot cullen-skink scotch-broth cock-a-leekie',
  welsh: 'cawl welsh-rarebit glamorgan-sausages',
  irish: 'irish-lamb-stew',
  british: 'bangers-and-mash fish-and-chips trifle',
  swedish: 'swedish-meatballs',
  polish: 'pierogi bigos stuffed-cabbage-rolls borscht kielbasa-and-cabbage haluski',
  hungarian: 'hungarian-goulash chicken-paprikash',
  russian: 'borscht beef-stroganoff',
  ukrainian: 'borscht pierogi chicken-kiev stuffed-cabbage-rolls',
  portuguese: 'caldo-verde piri-piri-chicken',
  jewish:
    'matzo-ball-soup potato-latkes noodle-kugel potato-kugel tzimmes charoset challah blintzes gefilte-fish chopped-liver rugelach beef-brisket bagel-lox',
  pakistani: 'nihari haleem keema chicken-biryani samosas pakora rogan-josh',
  'sri-lankan': 'kottu-roti',
  nepali: 'momos',
  laotian: 'larb',
  filipino:
    'chicken-adobo lumpia pancit giniling bistek-tagalog pinakbet laing tortang-talong ginisang-munggo tinola sinigang kare-kare',
  indonesian: 'nasi-goreng gado-gado beef-rendang chicken-satay mee-goreng',
  malaysian: 'laksa beef-rendang char-kway-teow mee-goreng nasi-goreng chicken-satay',
  singaporean: 'laksa char-kway-teow mee-goreng chicken-satay',
  guatemalan: 'pepian',
  salvadoran: 'pupusas',
  honduran: 'baleadas',
  nicaraguan: 'gallo-pinto',
  'costa-rican': 'gallo-pinto',
  colombian: 'bandeja-paisa ajiaco arepas sancocho',
  venezuelan: 'arepas almond-arepas pabellon-criollo cachapas',
  peruvian: 'lomo-saltado tacu-tacu pollo-a-la-brasa',
  brazilian: 'feijoada moqueca pao-de-queijo',
  argentinian: 'asado chimichurri-steak empanadas locro',
  uruguayan: 'asado chimichurri-steak',
  chilean: 'pastel-de-choclo charquican cazuela-de-vacuno empanadas humitas',
  cuban:
    'ropa-vieja vaca-frita cuban-black-beans picadillo cuban-sandwich tostones yuca-con-mojo fried-plantains arroz-con-pollo bistec-encebollado',
  'puerto-rican':
    'arroz-con-gandules mofongo pastelon habichuelas-guisadas asopao pollo-guisado carne-guisada bacalao-guisado tostones bistec-encebollado arroz-con-pollo',
  dominican: 'mangu sancocho pollo-guisado habichuelas-guisadas tostones bistec-encebollado',
  haitian: 'griot soup-joumou',
  jamaican:
    'jerk-chicken curry-goat oxtail-stew rice-and-peas brown-stew-chicken escovitch-fish ital-stew callaloo',
  trinidadian: 'trinidad-doubles pelau callaloo',
  bajan: 'cou-cou',
  cajun:
    'jambalaya gumbo shrimp-etouffee red-beans-and-rice dirty-rice blackened-catfish shrimp-boil maque-choux shrimp-po-boy muffuletta',
  hawaiian: 'loco-moco poke-bowl',
  canadian: 'poutine tourtiere butter-tarts',
  australian: 'lamingtons pavlova zucchini-slice rissoles curried-sausages anzac-biscuits',
}

/** Dishes that are only seasoned like a kitchen, or belong to another one. */
const NOT: Readonly<Record<string, string>> = {
  spanish: 'lomo-saltado chimichurri-steak almond-flour-cake',
  thai: 'asian-chicken-salad peanut-stir-fry',
  chinese: 'asian-chicken-salad dumplings chicken-stir-fry',
  japanese: 'poke-bowl tuna-steak baked-tofu',
  indian: 'kottu-roti',
  mexican: 'milanesa lentejas-con-chorizo rice-pudding-classic flan-classic',
  italian: 'milanesa eggplant-milanesa',
  caribbean: 'johnnycakes roast-pork croquetas-de-jamon carne-guisada picadillo rice-and-beans',
  french: 'cheese-omelet chicken-cordon-bleu',
  greek: 'yogurt-with-berries',
}

/** Kitchens of a region: who asks for Caribbean food may get a dish from Jamaica. */
const PARTS: Readonly<Record<string, string>> = {
  'west-african': 'nigerian ghanaian senegalese cameroonian liberian',
  'east-african': 'ethiopian eritrean kenyan ugandan tanzanian somali',
  'north-african': 'moroccan tunisian egyptian algerian sudanese',
  african: 'west-african east-african south-african north-african congolese zimbabwean',
  eritrean: 'ethiopian',
  'middle-eastern':
    'lebanese syrian palestinian jordanian israeli turkish persian iraqi yemeni egyptian armenian',
  mediterranean: 'greek lebanese turkish',
  scandinavian: 'swedish danish norwegian finnish',
  'eastern-european': 'polish russian ukrainian hungarian czech romanian bulgarian balkan lithuanian',
  asian:
    'chinese japanese korean thai vietnamese filipino indonesian malaysian singaporean laotian cambodian burmese taiwanese',
  'central-american': 'guatemalan salvadoran honduran nicaraguan costa-rican panamanian',
  'south-american':
    'colombian venezuelan peruvian brazilian argentinian chilean uruguayan ecuadorian bolivian paraguayan',
  'latin-american': 'mexican central-american south-american cuban puerto-rican dominican',
  caribbean: 'cuban puerto-rican dominican haitian jamaican trinidadian bajan guyanese',
  southern: 'cajun',
  indian: 'pakistani bangladeshi nepali sri-lankan',
}

/** Regions that only serve to offer something near: nobody who asks for an Indian dinner means a Nepali one. */
const NEAR_ONLY = new Set(['indian'])

const ids = (table: Readonly<Record<string, string>>, kitchen: string): string[] =>
  table[kitchen]?.split(' ') ?? []

/** Whether a dish is of a kitchen itself. An American dish with an accent, as its `says` has it first, is not. */
export function isOfKitchen(dish: Pick<BookDish, 'id' | 'says'>, kitchen: string): boolean {
  if (ids(NOT, kitchen).includes(dish.id)) return false
  if (ids(OWN, kitchen).includes(dish.id)) return true
  const says = dish.says.split(' ')
  const at = says.indexOf(kitchen)
  const american = says.indexOf('american')
  if (at >= 0 && !(american >= 0 && american < at && kitchen !== 'southern')) return true
  return !NEAR_ONLY.has(kitchen) && ids(PARTS, kitchen).some((part) => isOfKitchen(dish, part))
}

/** The regions that a kitchen belongs to. */
export const regionsOf = (kitchen: string): string[] =>
  Object.keys(PARTS).filter((region) => ids(PARTS, region).includes(kitchen))

/** Ids that the tables name, for their test. */
export const dishesOfKitchens = (): string[] =>
  [...Object.values(OWN), ...Object.values(NOT)].flatMap((list) => list.split(' '))
