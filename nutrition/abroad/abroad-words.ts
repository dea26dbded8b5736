/** Words for lines in another language. Foods have only whole names, translated to the words of our table. */
export type Language = {
  foods: ReadonlyMap<string, string>
  units: ReadonlyMap<string, string>
  /** Words for what a food is like, or how it is cut; it stays the same food. */
  skipped: ReadonlySet<string>
  /** "Eine Prise". */
  numbers: ReadonlyMap<string, string>
}

/** Lower case, without marks: "Öl" is "ol", "azúcar" is "azucar". */
export const foldedWord = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/\.$/, '')

export const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .flatMap((row) => {
        const [said = '', means = ''] = row.trim().split(' = ')
        return said.split(' | ').map((one): [string, string] => [one, means])
      }),
  )
export const list = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

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
  numbers: pairs(`
    ein | eine | einen = 1
    halber | halbe | halbes = 1/2
    zwei = 2
    drei = 3
    vier = 4
  `),
}
