import { list, pairs } from './abroad-words.ts'

/** Units of an amount. An empty one is a bare count: "2 piezas de calabacita" is 2 zucchini. */
export const UNITS: ReadonlyMap<string, string> = pairs(`
  g | gr | grs | gms | gramo | gramos | gs = g
  kg | kgs | kilo | kilos | kilogramo | kilogramos | k = kg
  mg = mg
  ml | mls | mililitro | mililitros | cc | cm3 | c.c = ml
  dl = dl
  cl = cl
  l | lt | lts | ltr | ltrs | litro | litros = l
  lb | lbs | libra | libras = lb
  pinta | pintas = pint
  galon | galones = gallon
  oz | onz | onza | onzas = oz
  cucharada | cucharadas | cda | cdas | cucharadota | cds | cd | cuch | cuchs | cucharon sopero = tbsp
  cucharadita | cucharaditas | cdta | cdtas | cdita | cditas | cucharita | cucharitas | cta | ctas | ctda | cdtita | cucharadilla | cucharadillas | cdilla = tsp
  taza | tazas | tza | tzas | tz | tazon de taza = cup
  pieza | piezas | pza | pzas | pz | pzs | unidad | unidades | ud | uds | und | unds | unid = 
  docena | docenas = dozen
  pizca | pizcas | pisca | pellizco | pizquita = pinch
  diente | dientes = clove
  lata | latas = can
  rebanada | rebanadas | rodaja | rodajas | loncha | lonchas | lonja | lonjas | feta | fetas | rueda | ruedas | tajada | tajadas = slice
  vaso | vasos = glass
  copa | copas = glass
  chupito | chupitos | caballito | caballitos | trago = shot
  hoja | hojas = leaf
  lamina | laminas | plancha | planchas | placa | placas = sheet
  rama | ramas = sprig
  manojo | manojos | atado | atados | mazo | racimo | racimos | ramo | ramos = bunch
  punado | punados | puno | punos = handful
  chorro | chorros | chorreon | chorreton | chorrazo = splash
  hilo = drizzle
  tallo | tallos | penca | pencas | vara | varas = stalk
  filete | filetes | filet | filets = fillet
  bote | botes | frasco | frascos | tarro | tarros | pote | potes | botecito = jar
  paquete | paquetes | bolsa | bolsas | paq | paqs | pqte | pqtes | pte | caja | cajas | malla | bandeja | bandejas | funda | fundas | pack | cajon | empaque = package
  envase | envases | tarrina | tarrinas | vasito | vasitos = container
  sobre | sobres = packet
  brik | briks | carton | tetrabrik | tetra | brick | bricks = carton
  botella | botellas = bottle
  cabeza | cabezas | planta | plantas = head
  gota | gotas = drop
  raja | rajas | astilla | astillas | palo | palos = stick
  stick | sticks = stick
  barra | barras = bar
  tableta | tabletas | tablilla | tablillas | pastilla | pastillas = tablet
  cubo | cubos | dado | dados = cube
  bola | bolas = ball
  trozo | trozos | pedazo | pedazos = piece
  porcion | porciones = serving
  hogaza | hogazas = loaf
  cono | conos = cone
  bloque | bloques | panela | panelas = block
  toque | puntita = dash
  tira | tiras = slice
  gajo | gajos = segment
  hebra | hebras = pinch
  pulgada | pulgadas = inch
  cm = cm
`)

/** Their spoons: "cucharada sopera", "cucharadita de las de café" are the usual ones. */
export const AFTER_UNIT =
  /^(?:(?:soperas?|rasas?|al ras|(?:bien )?llenas?|generos[oa]s?|abundantes?|escas[oa]s?|cafeteras?|medidoras?|americanas?|buen[oa]s?|aprox|de te(?= de )|de las de (?:cafe|te|sopa|postre)|de sopa(?= de )|tipo te|tipo desayuno|estandar|aproximadamente)(?=\s|$)\s*)+/

export const HEAPED = /^(?:bien )?(?:colmad[oa]s?|copetead[oa]s?|copete|al tope|rebosantes?)(?=\s|$)\s*/

export const SIZES: ReadonlyMap<string, string> = pairs(`
  grande | grandes | grandecito | grandecita | grandota | jumbo = large
  chico | chica | chicos | chicas | pequeno | pequena | pequenos | pequenas | chiquito | chiquita | chiquitos | chiquitas | peq | pequenito | pequenita | pequenitos | pequenitas | mini | pequenin = small
  mediano | mediana | medianos | medianas | medianito | medianita | medianitos | medianitas | med | regular | regulares = medium
`)

export const NUMBERS: ReadonlyMap<string, string> = pairs(`
  un | una | uno = 1
  medio | media = 1/2
  dos = 2
  tres = 3
  cuatro = 4
  cinco = 5
  seis = 6
  siete = 7
  ocho = 8
  nueve = 9
  diez = 10
  once = 11
  doce = 12
  quince = 15
  veinte = 20
  un cuarto | 1 cuarto | cuarto = 1/4
  tres cuartos = 3/4
  un tercio = 1/3
  dos tercios = 2/3
  un par = 2
  unos pocos | unas pocas | unos cuantos | unas cuantas | unos | unas | algunos | algunas | varios | varias = a few
  3 cuartos = 3/4
  2 tercios = 2/3
`)

/** Adjectives in -o: each also ends in -a, -os, -as. What it is like, how it is cut; it stays the same food. */
const ADJECTIVES =
  `fresco picado maduro duro fundido rallado pelado lavado batido entero troceado blando deshebrado desmenuzado derretido
  cortado partido rebanado fileteado laminado molido triturado machacado majado exprimido colado cernido tamizado desvenado
  limpio escurrido remojado descongelado desgranado deshuesado desinfectado desmoronado prensado abierto tierno tibio frio
  templado caliente fino delgado grueso redondo largo hermoso bonito gordo rico bueno pisado chafado aplastado licuado
  ablandado ralladito finito delgadito casero natural nacional organico ecologico criollo jugoso seleccionado firme lindo disuelto
  reposado mezclado separado dorado desmigado desalado enjuagado descorazonado descarozado escaldado precocido rasurado
  cuadrado envasado refrigerado abundante congeladito chiquito regularcito tostadito pintado variado surtido puro
  suavizado acremado trozado desflemado desmechado mechado deshilachado deshidratadito asadito trinchado
  quebrado hecho activo activado hidratado crujiente espeso liquido sazonado jaspeado reciente bajo virgen rojizo
  recortado tapado guardado granulado estirado sacado sofreido pochado salteado espolvoreado pasado hervidito tajado despepitado
  comprado necesario adicional extra opcional sobrante mojado humedo acitronado martajado tatemado chamuscado soasado
  emparejado pisadito cubierto desvenadito deseado recogido florecido bien sancochadito marinado adobadito frisado
  aromatico perfumado morenito carnoso generoso autentico artesanal tradicional clasico comun corriente basico chascado cascado
  cachado tronchado desgrasado magro deshojado picadito cortadito peladito`
    .split(/\s+/)
    .filter((word) => word.endsWith('o'))

const INVARIABLE = list(`
  medio finamente groseramente muy bien recien ya aprox aproximadamente mas menos suave suaves natural naturales grande grandes mediano
  jugosos crujiente crujientes firme firmes preferentemente preferiblemente extra opcional opcionales virgen integralmente
  toscamente ligeramente previamente poco un una algo casi solo solamente tambien buena calidad normal normales comercial ideal
  gigante gigantes jumbo individual individuales especial temperatura ambiente reposteria abundante suficiente
  artesanal tradicional comun corriente variedad marca hermosos rectangular fuerte extrafino extrafina nuevo nueva
  nuevos nuevas fritar hornear tamano l xl m s xxl verde-claro uno unos unas simple simples optativo opcionalmente
  total necesario necesaria crocante tipo estilo clase parte partes lavaditas limpiecitas enterita enteritos saludable
`)

const inAllForms = (word: string): string[] => [
  word,
  `${word.slice(0, -1)}a`,
  `${word}s`,
  `${word.slice(0, -1)}as`,
]

/** Words that change nothing. Colors are not among them: a green tomato is another food. */
export const SKIPPED: ReadonlySet<string> = new Set([...ADJECTIVES.flatMap(inAllForms), ...INVARIABLE])

/** Makers whose names mean nothing else. Only behind a food that is named by itself: "leche condensada Nestlé". */
export const BRANDS: ReadonlySet<string> = list(`
  lechera nestle carnation clavel maizena maicena royal bimbo goya herdez mccormick hellmanns knorr maggi fud philadelphia filadelfia
  lyncott alpura lala hersheys hershey abuelita ibarra gamesa barilla molitalia orlando hacendado carbonell valor nesquik karo
  casancrem mendicrim sancor serenisima tregar ilolay arcor georgalos havanna colun soprole savora pureza blancaflor morixe doria
  alpina colanta badia induveca baldom crocker betty pillsbury fleischmann levapan danone activia oikos lucchetti carozzi matarazzo
  starlux mercadona carrefour eroski pascual puleva tulipan milka lindt nevada capri schettino maseca minsa promasa quaker kelloggs
  marinela cuetara fontaneda gullon terrabusi bagley nabisco noel anchor parmalat borden calve ybarra kraft heinz malloa watts
  danica dorina chiquilin bertolli jumex zuko tang bonafont penafiel tajin cholula bufalo lizano sibarita nescafe mckay
  campofrio navidul elpozo espuna bafar chimex boadas vigo iberica potax vahine chantibic richs taqueras zulka taxo fageda
`)

/** Makers with other words in their names. */
export const MAKERS =
  /(?<=[a-z)] )(?:la lechera|la costena|la moderna|la fe|la serenisima|la campagnola|la favorita|la muneca|la morena|la virginia|la salteña|la saltena|la espanola|la chinata|la asturiana|la preferida|del fuerte|del monte|del valle|de la rosa|don vittorio|dona maria|santa clara|santa maria|santa barbara|san marcos|san jorge|san fernando|san luis|central lechera asturiana|gallina blanca|coco lopez|betty crocker|oscar mayer|dos pinos|tres estrellas|gran molienda|blue band|ajinomoto|dr oetker|sello rojo|aguila|corona|gloria|primor|gallo|sos|brillante|isadora|favorita|el mexicano|el yucateco|juana|mama ines|mary|diana|ducal|natura|cocinero|natural lala|knorr suiza|valle verde|de hacendado|borges|nido|klim|ideal|president|flora|rama|costa|ramo|export|lincoln|winters|luker|sol|primavera)(?= |$)/g

/** How it is cut and what was done to it, behind the food. "En polvo" and "en almíbar" are other foods. */
export const TAIL =
  /\s(?:en (?:rodajas?|rodajitas|ruedas|rueditas|cubos|cubitos|trozos?|trocitos|trozotes|piezas|pedazos|pedacitos|tiras|tiritas|dados|daditos|juliana|julianas|rebanadas?|rebanaditas|gajos|gajitos|mitades|cuartos|octavos|laminas|laminitas|rajas|rajitas|cuadros|cuadritos|cuadrados|bastones|bastoncitos|aros|plumas|lonchas|lonjas|fetas|pluma|lascas|hebras|ramilletes|arbolitos|floretes|brunoise|finas|finos|crudo|remojo|cruz|medias|medallones|filetes|flor|presas|un|una|agua (?:tibia|fria|caliente)|bolitas|porciones|chiffonade|punta|canal|rama(?=\s*$)|pomada|punto|su punto|taquitos|tacos|dos|tres|cuatro|3|4|6|8|bruto|limpio|seco$|grueso|trozo|sesgo|diagonal)|cortad[oa]s?|cortadit[oa]s|partid[oa]s?|picad[oa]s? (?:en|muy|bien|fin)|troceadas? en|sin (?:la |las |el |los |su |sus )?(?:pieles|piel|huesos?|semillas?|cascaras?|pepitas?|pepas?|venas?|tallos?|cortezas?|carozos?|germen|grasa|desvenar|espinas?|pelar|tapar|cabezas?|nervios?|corazon(?:es)?|migajon|miga|hebras?|hilos?|bordes|liquido|tripas|visceras|hojas|raiz|rabo|sal|descongelar|lo blanco|gas|conservantes|exceso|lavar|cocer|cocinar)|con (?:la |su |sus |el |todo y |todo )?(?:piel|huesos?|cascara|liquido|jugo|hojas?|tallos?|cabeza|sal|carcasa|rabo|semillas?|hueso y piel)|para\b|al gusto|a gusto|a la mitad|por la mitad|por mitades?|por persona|a lo largo|a lo ancho|a temperatura|a tu gusto|al dente|a cucharadas|a discrecion|a mano|al ras|a la juliana|al sesgo|a pluma|a temp|al natural(?=\s*$)|del tiempo|del dia|de (?:guarnicion|decoracion|buena calidad|preferencia|temporada|la huerta|tu gusto|tu preferencia|tu eleccion|su preferencia|rancho|primera|la nevera|cocina|fondo|un dia|ayer|cada uno|el super|su agrado|aprox|unos|gran tamano|tamano (?:grande|mediano|pequeno|medio)|acompanamiento|relleno)|desde la|desde|segun|hasta|si |aproximadamente|aprox|mas o menos|mas (?:extra|para|un poco|c|cantidad|harina|lo)|que |c n|c\/n|c\/s|cantidad|lo |la necesari|el necesari|y (?:(?:pelad|picad|cortad|escurrid|lavad|limpi|desvenad|partid|trocead|rallad|desinfectad|deshebrad|desmenuzad|pisad|bien|machacad|batid|exprimid|tritur|rebanad|colad|enjuagad|molid|reserv|desgranad|derretid|deshuesad|remojad|asad|desmech)[a-z]*|sin [a-z]+|en [a-z]+|al gusto|a temperatura)|todavia|baj[oa]s? en (?:sodio|sal)|\d{2}% ?(?:m\.?g|mg|(?:de )?(?:materia )?grasa)|sobre|hech[oa]s? (?:polvo|pure)|tamano|talla|(?:disuelt|diluid|mezclad)[a-z]*|remojad[oa]s? (?:en|desde|por|previ|la|toda|durante|12|8|24)|molid[oa]s? (?:en|con)|abiert[oa]s?|list[oa]s?)(?: .*)?$/

/**
 * States that make it another food. `strict`: without a food of that name the line stays unread. The others only matter
 * for foods with carbohydrate.
 */
export const STATES: ReadonlyMap<string, { says: string; strict: boolean }> = new Map(
  [
    ...pairs(`
      hervido | hervida | hervidos | hervidas | sancochado | sancochada | sancochados | sancochadas = boiled
      ablandado | ablandada | ablandados | ablandadas | cocido | cocida | cocidos | cocidas | guisado | guisada | cocinado | cocinada | cocinados | cocinadas = cooked
      asado | asada | asados | asadas | horneado | horneada | horneados | horneadas | rostizado | rostizada | rostizados = roasted
      congelado | congelada | congelados | congeladas = frozen
      crudo | cruda | crudos | crudas = raw
    `),
  ]
    .map(([said, says]): [string, { says: string; strict: boolean }] => [said, { says, strict: false }])
    .concat(
      [
        ...pairs(`
          enlatado | enlatada | enlatados | enlatadas = canned
          seco | seca | secos | secas | deshidratado | deshidratada | deshidratados | deshidratadas = dried
          frito | frita | fritos | fritas = fried
          tostado | tostada | tostados | tostadas = toasted
          ahumado | ahumada | ahumados | ahumadas = smoked
          salado | salada | salados | saladas = salted
          integral | integrales = whole wheat
          light | ligero | ligera | ligeros | ligeras = light
          descremado | descremada | desnatado | desnatada | descremados = nonfat
          semidescremado | semidescremada | semidesnatado | semidesnatada = low-fat
          deslactosado | deslactosada | sinlactosa = lactose-free
          singluten = gluten-free
          sinazucar | sinendulzar = unsweetened
          encurtido | encurtida | encurtidos | encurtidas | envinagre = pickled
          enalmibar = in syrup
          blanqueado | blanqueada = blanched
        `),
      ].map(([said, says]): [string, { says: string; strict: boolean }] => [said, { says, strict: true }]),
    ),
)
