import { FOODS_ES } from '@evenplate/words/foods-es'
import { type Language, list, pairs } from './abroad-words.ts'

export const SPANISH: Language = {
  asked: foodInSpanish,
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
    rebanada | rebanadas | rodaja | rodajas | loncha | lonchas | lonja | lonjas = slice
    kilogramo | kilogramos = kg
    mililitros = ml
    libra | libras = lb
    onza | onzas = oz
    cucharita | cucharitas | cdita | cditas = tsp
    vaso | vasos = glass
    hoja | hojas = leaf
    rama | ramas | ramita | ramitas = sprig
    manojo | manojos | ramo | atado = bunch
    punado | punados = handful
    chorro | chorrito = drizzle
    tallo | tallos = stalk
    filete | filetes = fillet
    bote | frasco | tarro = jar
    paquete | paquetes | bolsa = package
    sobre | sobres = packet
    cabeza | cabezas = head
    gota | gotas = drops
    raja | rajas | astilla = stick
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
    elote | elotes | mazorca | mazorcas | mazorca de maiz | mazorcas de maiz = ears of corn
    pollo = chicken
    pollo entero = whole chicken
    platano verde | platanos verdes = plantains
    leche condensada = sweetened condensed milk
    cilantro = cilantro
    fideo | fideos = vermicelli
    coco rallado = shredded coconut
    masa harina | masa de maiz = masa harina
    leche en polvo = milk powder
    caldo de pollo = chicken broth
    caldo de verduras = vegetable broth
    caldo de res | caldo de carne = beef broth
    aceite vegetal = vegetable oil
    vinagre de manzana = apple cider vinegar
    levadura | levadura seca = active dry yeast
    polvo para hornear | polvo de hornear = baking powder
    bicarbonato | bicarbonato de sodio = baking soda
    esencia de vainilla | extracto de vainilla = vanilla extract
    azucar glas | azucar impalpable = powdered sugar
    concentrado de tomate | pasta de tomate = tomato paste
    tomate triturado = crushed tomatoes
  `),
  skipped: list(
    `grande grandes pequena pequeno pequenas pequenos mediana mediano medianas medianos fresca fresco frescas frescos
    picada picado picadas picados maduro maduros madura maduras rallado rallada rallados ralladas pelado pelada pelados
    peladas lavado lavada lavados lavadas batido batidos entero entera enteros enteras troceado troceada finamente bien
    derretida blando blanda deshebrado deshebrada desmenuzado desmenuzada`,
  ),
  numbers: pairs(`
    un | una | uno = 1
    medio | media = 1/2
    dos = 2
    tres = 3
    cuatro = 4
    cinco = 5
    seis = 6
  `),
  states: pairs(`
    cocido | cocida | cocidos | cocidas = cooked
    enlatado | enlatada | enlatados | enlatadas = canned
    congelado | congelada | congelados | congeladas = frozen
    seco | seca | secos | secas = dried
    crudo | cruda | crudos | crudas = raw
  `),
}

/**
 * Names by which people ask for foods, but which may mean a food with other carbohydrate in a line: fried potatoes,
 * ketchup, corn or wheat, dried or not.
 */
const UNSURE = new Set(
  'patatas fritas,papitas,papitas fritas,salsa de tomate,mote,maiz pozolero,salsa,tostada de pan'.split(','),
)

let askedFor: ReadonlyMap<string, string> | undefined

/** The food that people ask for by that name, chickpeas for "garbanzos"; undefined if there is none. */
function foodInSpanish(name: string): string | undefined {
  askedFor ??= new Map(
    FOODS_ES.flatMap(([english, names]) =>
      names.split('|').map((one): [string, string] => [one, english]),
    ).filter(([one]) => !UNSURE.has(one)),
  )
  return askedFor.get(name)
}
