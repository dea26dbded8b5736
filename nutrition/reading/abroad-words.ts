/** Words of lines in other languages: of foods whole names alone, in the words that our table has. */
type Language = {
  foods: ReadonlyMap<string, string>
  units: ReadonlyMap<string, string>
  /** What a food is like, or how it is cut: no other food by it. */
  skipped: ReadonlySet<string>
}

/** Lower case, without marks: "Öl" is "ol", "azúcar" is "azucar". */
export const foldedWord = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/\.$/, '')

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s*\n\s*/)
      .flatMap((row) => {
        const [said = '', means = ''] = row.split(' = ')
        return said.split(' | ').map((one): [string, string] => [one, means])
      }),
  )
const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

export const GERMAN: Language = {
  units: pairs(`
    g | gr | gramm = g
    kg = kg
    ml = ml
    l | liter = l
    el | essloffel = tbsp
    tl | teeloffel = tsp
    tasse | tassen = cup
    prise | prisen = pinch
    zehe | zehen = clove
    bund = bunch
    scheibe | scheiben = slice
    dose | dosen = can
  `),
  foods: pairs(`
    mehl | weizenmehl = flour
    vollkornmehl = whole wheat flour
    zucker = sugar
    brauner zucker = brown sugar
    puderzucker = powdered sugar
    ei | eier = eggs
    eigelb = egg yolks
    eiweiss = egg whites
    milch = milk
    butter = butter
    sahne | schlagsahne = whipping cream
    joghurt | naturjoghurt = plain yogurt
    salz = salt
    pfeffer = ground pepper
    olivenol = olive oil
    sonnenblumenol = sunflower oil
    rapsol = canola oil
    wasser = water
    backpulver = baking powder
    natron = baking soda
    zwiebel | zwiebeln = onions
    knoblauch = garlic
    knoblauchzehe | knoblauchzehen = garlic cloves
    kartoffel | kartoffeln = potatoes
    karotte | karotten | mohre | mohren = carrots
    tomate | tomaten = tomatoes
    tomatenmark = tomato paste
    reis = rice
    nudeln = pasta
    spaghetti = spaghetti
    spinat = spinach
    brokkoli = broccoli
    blumenkohl = cauliflower
    zucchini = zucchini
    aubergine | auberginen = eggplant
    gurke = cucumber
    champignons = mushrooms
    apfel = apples
    banane | bananen = bananas
    zitronensaft = lemon juice
    himbeeren = raspberries
    erdbeeren = strawberries
    heidelbeeren | blaubeeren = blueberries
    rinderhackfleisch = ground beef
    hahnchenbrust = chicken breast
    lachs = salmon
    honig = honey
    haferflocken = rolled oats
    mandeln = almonds
    gemahlene mandeln = almond flour
    walnusse = walnuts
    petersilie = parsley
    zimt = cinnamon
    kokosmilch = coconut milk
    senf = mustard
    sojasauce = soy sauce
    speisestarke = cornstarch
    paniermehl | semmelbrosel = breadcrumbs
    parmesan = parmesan
  `),
  skipped:
    list(`frisch frische frischer frisches frischen gross grosse grosser grosses grossen klein kleine kleiner kleines
    kleinen gehackt gehackte gehackter gewurfelt gewurfelte weiche weicher fein grob rote gelbe reife`),
}

export const SPANISH: Language = {
  units: pairs(`
    g | gr | gramos = g
    kg | kilo | kilos = kg
    ml = ml
    l | litro | litros = l
    cucharada | cucharadas | cda | cdas = tbsp
    cucharadita | cucharaditas | cdta | cdtas = tsp
    taza | tazas = cup
    pizca = pinch
    diente | dientes = clove
    lata | latas = can
    rebanada | rebanadas = slice
  `),
  foods: pairs(`
    harina | harina de trigo = flour
    harina integral = whole wheat flour
    azucar = sugar
    azucar moreno | azucar morena = brown sugar
    huevo | huevos = eggs
    leche = milk
    mantequilla = butter
    aceite de oliva = olive oil
    aceite de girasol = sunflower oil
    sal = salt
    pimienta = ground pepper
    agua = water
    cebolla | cebollas = onions
    ajo = garlic
    patata | patatas | papa | papas = potatoes
    zanahoria | zanahorias = carrots
    tomate | tomates = tomatoes
    arroz = rice
    espinacas = spinach
    brocoli = broccoli
    calabacin = zucchini
    berenjena = eggplant
    pepino = cucumber
    champinones = mushrooms
    manzana | manzanas = apples
    platano | platanos = bananas
    fresas = strawberries
    zumo de limon | jugo de limon = lemon juice
    pechuga de pollo = chicken breast
    salmon = salmon
    miel = honey
    copos de avena = rolled oats
    almendras = almonds
    harina de almendra | almendra molida = almond flour
    nueces = walnuts
    canela = cinnamon
    perejil = parsley
    pan rallado = breadcrumbs
    maicena = cornstarch
    aguacate | aguacates = avocado
    yogur natural = plain yogurt
  `),
  skipped: list(
    'grande grandes pequena pequeno mediana mediano fresca fresco frescas frescos picada picado maduro maduros',
  ),
}
