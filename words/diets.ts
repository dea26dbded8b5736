import type { Allergen, Diet } from '@evenplate/domain/options'
import { lowInEs } from './low-in-es.ts'
import type { Row } from './row.ts'

export type DietMeaning = {
  diets?: Diet[]
  allergies?: Allergen[]
  unwanted?: string[]
  style?: string[]
}

/** Diets as people name them. */
/** Somebody or a dish that is veggie. "Chicken and a veggie", "steak, a veggie side" ask for a vegetable. */
const VEGGIE = String.raw`(?<!\b(?:chicken|beef|pork|turkey|salmon|fish|cod|tuna|shrimp|steak|sausage|lamb|ham|bacon|meat|protein|meatballs?) (?:and|n|with|or|plus) (?:a |some |one )?)(?:(?<!\b(?:an?|one|some|any|another|each|every|green|extra|the|my|favorite|favourite|steamed|roasted|grilled|cooked|raw|hidden|carb|starchy) )\bveggie\b|\bveggie\b(?! ?(?:$|[.,;:!?|)]|(?:and|or|for|on|with|that|please|in|to|instead|tonight|but|no|not|is|as|at|i|we|he|she|the|each|per)\b)))(?! sides?\b)`

export const DIETS: Row<DietMeaning>[] = [
  {
    means: { diets: ['gluten-free'], allergies: ['gluten'] },
    en: String.raw`(?<![\p{L}])(?:co?eliac|cel[ií]ac[oa]|sin tacc|libre de tacc|libre de gluten|c[œo]e?liaque|z[öo]e?liakie)s?(?: disease)?(?![\p{L}])|\bgluten[- ](?:intoleran\w+|sensitiv\w+|allerg\w+)|\b(?:intolerant|sensitive|allergic) to gluten\b`,
    // TACC: trigo, avena, cebada y centeno, as on packages in Argentina and Uruguay.
    es: 'celiaco|celiaca|celiacos|celiacas|enfermedad celiaca|soy celiaco|soy celiaca|sin gluten por celiaquia|celiaquia|sin tacc|sin t.a.c.c.|libre de tacc|nada con tacc|apto celiacos|apto para celiacos|apta para celiacos',
    say: 'celiac',
  },
  {
    means: { diets: ['dairy-free'] },
    en: String.raw`\blactose[- ]intoleran\w+|\bintoleran(?:t|ce) (?:to|of) lactose\b|\bnon[- ]dairy\b`,
    es: 'intolerante a la lactosa|intolerancia a la lactosa',
    say: 'lactose intolerant',
  },
  {
    means: { unwanted: ['meat', 'poultry'] },
    en: String.raw`\bpesc[ae]tarians?\b`,
    es: 'pescetariano|pescetariana|pescatariano|pescatariana',
    say: 'pescatarian',
  },
  {
    means: { diets: ['vegan'] },
    en: String.raw`\bvegans?\b|\bplant[- ]?based\b|\b(?:eats?|eating) (?:(?:only|just|nothing but) )?plants\b|\b(?:only|just) plants\b|\bno(?:thing)? (?:of )?animal (?:origin|foods?|produce)\b|\bnothing (?:that comes )?from (?:an )?animals?\b`,
    es: 'vegano|vegana|veganos|veganas|a base de plantas|nada de origen animal|nada animal|sin nada animal|sin productos animales|solo plantas|solo como plantas|nada que venga de animales',
    say: 'vegan',
  },
  {
    means: { diets: ['vegetarian'] },
    en: String.raw`\bvegetarians?\b|${VEGGIE}|\bmeat[- ]?less\b|\bnothing (?:with|that had) a (?:face|mother|pulse)\b|\bno dead animals?\b|\b(?:any|no)thing (?:that |which |who )?(?:(?:ever|once|still|has) ){0,2}(?:had|with|has) (?:a |its own |their own )?(?:faces?|mother|mama|mum|mom|parents|heartbeat|pulse|eyes)\b|\b(?:things?|animals?|creatures?|stuff|food) (?:that |which |who )?(?:(?:ever|once|still|has) ){0,2}(?:had|with|has) (?:a |its own |their own )?(?:faces?|mother|mama|mum|mom|parents|heartbeat|pulse|eyes)\b`,
    es: 'vegetariano|vegetariana|vegetarianos|vegetarianas|animales muertos|no como animales|no comemos animales|nada con ojos|nada que tenga cara|nada que haya tenido cara|nada que tuviera cara|nada con cara|nada que tenga ojos|nada que haya tenido madre|nada que tenga madre|nada que haya tenido mama|nada con cara y ojos|nada que haya tenido ojos',
    say: 'vegetarian',
  },
  // What a religion or an illness excludes. "Kosher salt" and "kosher dill" are only names.
  {
    means: { unwanted: ['pork', 'alcohol'] },
    en: String.raw`(?<!\b(?:not|non|isn't|no longer)[- ])\b(?:hala{1,2}l|hallal|haram|muslims?|ramadan|iftar)\b`,
    es: 'halal|musulman|musulmana|musulmanes|ramadan',
    say: 'halal',
  },
  {
    means: { unwanted: ['pork', 'shellfish', 'meat with dairy'] },
    en: String.raw`(?<!\b(?:not|non|isn't|no longer)[- ])\bkosher\b(?! (?:salt|dill|pickles?|hot dogs?))`,
    es: 'kosher|kasher',
    say: 'kosher',
  },
  // Passover: no grain that could rise. Families from Central and Eastern Europe also leave out rice, corn and beans;
  // they are read first, while the text still names the holiday.
  {
    means: { unwanted: ['rice', 'corn', 'legume'] },
    en: String.raw`\bashkenaz\w*\b(?:(?=.{0,200}\b(?:passover|pesa[ck]h|seder)\b)|(?<=\b(?:passover|pesa[ck]h|seder)\b.{0,200}))|\b(?:no|without|avoid(?:ing)?|non-?) ?kitniy?ot\b|\bkitniy?ot[- ]free\b`,
    es: '',
  },
  {
    means: { unwanted: ['leavened grain', 'pork', 'shellfish', 'meat with dairy'] },
    en: String.raw`(?<!\b(?:after|before|since|until|not (?:for )?) )\b(?:passover|pesa[ck]h|seder (?:dinner|meal|night|plate|table|side|supper))\b`,
    es: 'pesaj|pascua judia|seder de pesaj',
    say: 'passover',
  },
  {
    // Catholic abstinence is from the meat of animals that live on land; fish is allowed (Code of Canon Law, canon 1251).
    means: { unwanted: ['meat', 'poultry'] },
    en: String.raw`\bfridays? (?:in|of|during) lent\b|\blent(?:en)? fridays?\b|\b(?:keep|keeps|keeping|observe|observes|observing) lent\b|\b(?:it'?s|it is|this is|today is|on|for) (?:good friday|ash wednesday)\b|\bmeat fast\b`,
    es: 'viernes de vigilia|viernes de cuaresma|viernes santo|miercoles de ceniza|guardamos vigilia|guardamos la vigilia|guardo vigilia|guardo la vigilia|cumple la vigilia|cumplimos la vigilia|respetamos la vigilia|dia de vigilia|comida de vigilia|cena de vigilia|viernes en cuaresma|viernes de la cuaresma|hacemos vigilia|guardar la vigilia',
    say: 'friday in lent',
  },
  {
    means: { unwanted: ['pork', 'shellfish', 'meat with dairy'] },
    en: String.raw`\b(?:observant|practi[cs]ing|orthodox) jew(?:s|ish)?\b`,
    es: 'judio practicante|judia practicante|judios practicantes|judio observante|judia observante|judio ortodoxo|judia ortodoxa|judios ortodoxos|judios observantes',
    say: 'orthodox jewish',
  },
  {
    means: { unwanted: ['pork', 'shellfish'] },
    en: String.raw`\b(?:seventh|7th)[- ]day adventists?\b|\badventists?\b`,
    es: 'adventista|adventistas',
    say: 'adventist',
  },
  {
    // The Church of Jesus Christ of Latter-day Saints, "Word of Wisdom": no alcohol, coffee or tea.
    means: { unwanted: ['alcohol', 'coffee'] },
    en: String.raw`\blds\b|\bmormons?\b|\blatter[- ]day saints?\b`,
    es: 'mormon|mormona|mormones',
    say: 'mormon',
  },
  {
    means: { unwanted: ['pork', 'shellfish', 'alcohol'] },
    en: String.raw`\brastafari(?:ans?)?\b|\b(?:we|i) (?:live|eat|cook) ital\b|\bital (?:food|kitchen|household|diet)\b`,
    es: 'rastafari|rastafaris',
    say: 'rastafari',
  },
  {
    means: { unwanted: ['allium'] },
    en: String.raw`\b(?:five )?pungent (?:roots?|vegetables|herbs|spices)\b|\bsatt?vic\b|\bsatt?wik\b`,
    es: 'dieta satvica|comida satvica',
    say: 'sattvic',
  },
  // Grains and beans are not eaten on the eleventh day of the moon.
  {
    means: { unwanted: ['grain', 'legume'] },
    en: String.raw`\bekadashi\b`,
    es: 'ekadashi',
  },
  { means: { unwanted: ['beef'] }, en: String.raw`\bhindus?\b`, es: 'hindu|hinduista|hindues', say: 'hindu' },
  {
    means: { diets: ['vegetarian'], unwanted: ['grain', 'onion', 'garlic', 'eggs', 'alcohol'] },
    en: String.raw`\b(?:navratri|navaratri|vrat|upvas)\b`,
    es: 'navratri',
    say: 'navratri',
  },
  {
    means: { diets: ['vegetarian'], unwanted: ['onion', 'garlic', 'ginger', 'root vegetable'] },
    en: String.raw`\bjain(?:s|ism)?\b`,
    es: 'jainista',
    say: 'jain',
  },
  {
    means: { unwanted: ['alcohol'] },
    en: String.raw`\bteetotal(?:l?ers?)?\b|\b(?:recovering|recovered) alcoholic\b|\b(?:\d+|two|three|four|five|ten|many) (?:days|weeks|months|years|yrs?|mos) sober\b|\bsober (?:since|for)\b`,
    es: 'abstemio|abstemia|alcoholico recuperado|alcoholico en recuperacion|alcoholica en recuperacion',
    say: 'teetotal',
  },
  {
    means: { unwanted: ['fava beans'] },
    en: String.raw`\bfavism\b|\bg6pd\b`,
    es: 'favismo|g6pd',
    say: 'favism',
  },
  {
    means: { unwanted: ['red meat', 'pork', 'gelatin'] },
    en: String.raw`\balpha[- ]?gal\b|\btick[- ]?bites?\b|\bbit(?:ten)? by an? (?:lone star )?tick\b|\ban? (?:lone star )?tick (?:bit|got)\b|\blone star tick\b|\b(?:since|after|because of|thanks to) (?:that|the|a|my|this) tick\b`,
    es: 'alfa gal|picadura de garrapata|me pico una garrapata|le pico una garrapata|alergia a la carne roja por garrapata',
    say: 'alpha gal',
  },
  {
    means: { diets: ['keto'] },
    en: String.raw`\bketo(?:genic)?\b`,
    es: 'keto|cetogenico|cetogenica',
    say: 'keto',
  },
  { means: { diets: ['paleo'] }, en: String.raw`\bpal(?:a)?eo\b`, es: 'paleo', say: 'paleo' },
  {
    means: { diets: ['low-carb'] },
    en: String.raw`\b(?:low|lower|reduced|fewer|less|few)[- ]?(?:in )?carb(?:s|ohydrates?)?\b|\bcarb[- ]conscious\b|\blchf\b|\bcarbs? (?:kept )?low\b|\b(?:go(?:ing)? )?(?:easy|light) on (?:the )?carbs?\b|\b(?:not|without) (?:too )?many carbs?\b|\bwatch(?:ing)? (?:my |our |the )?carbs?\b|\blow in carb(?:s|ohydrates?)\b`,
    es: `${lowInEs('carbohidratos|carbohidrato|carbs|carbos|carbo|hidratos|hidratos de carbono')}|pocos carbs|poco carb|con pocos carbs|menos carbs|con menos carbs|pocos hidratos|menos hidratos|con menos hidratos|con pocos hidratos|pocos carbohidratos|con pocos carbohidratos|pocos carbos|menos carbohidratos|con menos carbohidratos|menos carbos|con menos carbos|ligero en carbohidratos|ligera en carbohidratos|ligeros en carbohidratos|ligeras en carbohidratos`,
    say: 'low carb',
  },
  {
    means: { diets: ['low-gi'] },
    en: String.raw`\blow(?:er)?[- ]?(?:g\.?i\.?|g\.?l\.?|glyc(?:a)?emic(?:[- ](?:index|load|impact))?)(?![\w])`,
    es: 'bajo indice glucemico|bajo indice glicemico|bajo en azucar en la sangre|de bajo indice glucemico|bajo en indice glucemico',
    say: 'low glycemic',
  },
]

/** The diet or allergen that leaving this out amounts to. */
export const DIET_WITHOUT: ReadonlyMap<string, Diet> = new Map<string, Diet>([
  ['gluten', 'gluten-free'],
  ['dairy', 'dairy-free'],
  ['dairy product', 'dairy-free'],
  ['lactose', 'dairy-free'],
  ['milk', 'dairy-free'],
  ['meat', 'vegetarian'],
  ['animal product', 'vegan'],
  ['animal', 'vegan'],
  ['carb', 'low-carb'],
  ['carbohydrate', 'low-carb'],
])
