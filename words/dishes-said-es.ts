const SAVORY =
  'zapallitos?|zapallo italiano|calabacin(?:es)?|calabacitas?|espinacas?|acelgas?|verduras?|vegetales|puerros?|brocoli|coliflor|berenjenas?|champinones|setas|hongos|esparragos|alcachofas?|alcauciles|pimientos?|morrones?'

/** What follows lentils that are a meal by themselves, and not part of another dish. */
const AFTER_LENTILS =
  '(?= *(?:$|[.,;:!?]|(?:sin|para|por|pero|que|bajas?|bajos?|ligeras?|light|caseras?|faciles|rapidas?|veganas?|vegetarianas?|viudas|calentitas|de la abuela|en (?:la )?olla|(?:con|y) (?:un poco de |poca |poco |mucha |muchas )?(?:verduras?|zanahorias?|calabaza|costillas?|carne|pollo|jamon|morcilla|panceta|tocino|espinacas|acelgas|papas?|patatas?|chorizo(?! parrillero))))(?![\\p{L}]))'

/** Dishes that Spanish names by their food or their shape alone, and the name to read. */
export const DISHES_SAID_ES: [RegExp, string][] = [
  // Beans that are cooked already are a food, not the dish to cook.
  [
    /(?<!\p{L})frijoles de (?:la )?olla(?= (?:que )?(?:ya )?(?:hice|hicimos|tengo|tenemos|cocidos|hechos|(?:me |nos )?(?:sobraron|quedaron))(?!\p{L}))/gu,
    'frijoles',
  ],
  [
    /(?<=(?<!\p{L})(?:ya )?(?:tengo|tenemos|hice|(?:me |nos )?(?:sobraron|quedaron)) (?:(?:unos|los|mis|muchos) )?)frijoles de (?:la )?olla(?!\p{L})/gu,
    'frijoles',
  ],
  // A plate of lentils is a stew, unless another dish is named.
  [
    new RegExp(
      `(?<=^ *(?:(?:hola|buenas|buenos dias|por favor)[ ,.!]*)*(?:(?:quiero|quisiera|queremos|me gustarian?|me apetecen?|se me antojan?|receta (?:de|para)|una receta (?:de|para)|hacer|preparar|cocinar|comer|hazme|dame|un (?:buen )?plato de|unas?|las|mis|algunas|ricas|buenas) )*)lentejas${AFTER_LENTILS}`,
      'u',
    ),
    'guiso de lentejas',
  ],
  // Flour of wheat is refused for its wheat: bread is made of it.
  [
    /(?<=(?<!\p{L})(?:sin|nada de|ni|no (?:lleve|tenga|lleven|tengan|use|usa|uses|puedo comer|como|quiero)|evitar|evito|evita|libre de) (?:la )?)harinas? (?:blanca )?de trigo(?!\p{L})/gu,
    'trigo',
  ],
  // What is breaded and called meat is beef.
  [/(?<!\p{L})(milanesas?) de carne(?! de)(?!\p{L})/gu, '$1 de res'],
  // Not the Jamaican dish of that name, whose peas are beans.
  [
    /(?<!\p{L})arroz (?:blanco )?(?:y|con) (chicharos?|guisantes|arvejas?|arvejitas|alverjas?|alverjitas|petit pois)(?!\p{L})/gu,
    '$1 con arroz',
  ],
  // Asked for, "carne" is beef; refused, it is all meat.
  [
    /(?<!(?<!\p{L})(?:sin|no|ni|nada|odi\w+|evit\w+|nunca|jamas|tampoco|harta?|dej\w+|alergi\w+|chili|chile|vegan\w+|vegetarian\w+|en (?:vez|lugar) de|si|menos|quita\w*|detest\w+|asco)(?!\p{L})[^,.;!?|]*)(?<=(?:^|(?<!\p{L})(?:con|una|quiero|dame|hazme|tengo|tacos de|empanadas de|burritos? de)) ?)carnes?(?= ?(?:$|[,.;!?]|(?:con|y|en|al|a la|para|pa|por)(?!\p{L})))/gu,
    'carne de res',
  ],
  // The bread is asked for, not what it is for.
  [
    /(?<!\p{L})pan(?: de molde)? para (?:hacer |los |mis |un )?(?:sandwich(?:es)?|sanduches?|bocadillos?|emparedados?|bocatas?|hamburguesas?)(?!\p{L})/gu,
    'pan casero',
  ],
  // Alone it is the meal at the grill; after a food it says how that is cooked.
  [
    /(?<=(?:^|(?<!\p{L})(?:un|el|recetas? (?:de|para)|hacer|preparar)) *)asado(?= *(?:$|[.,;:!?]|(?:para|sin|facil|rapido|criollo|de domingo|familiar|en familia)(?!\p{L})))/gu,
    'asado argentino',
  ],
  // In Argentina a tart of vegetables is a quiche.
  [
    new RegExp(`(?<!\\p{L})(?:tartas?|tortas?|tartaletas?)(?: salad[ao]s?)? de (${SAVORY})(?!\\p{L})`, 'gu'),
    'quiche de $1',
  ],
  [/(?<!\p{L})tartas? de (jamon y queso|atun|cebolla y queso|cebolla)(?!\p{L})/gu, 'quiche de $1'],
  // A drink of one fruit, named so.
  [/(?<!\p{L})aguas? frescas? de lim(?:on|a)(?:es)?(?!\p{L})/gu, 'limonada'],
  [
    /(?<!\p{L})aguas?(?: frescas?)? de (pepino|fresas?|pina|melon|mango|papaya|guayaba|tamarindo|naranja|maracuya|guanabana|kiwi)(?!\p{L})/gu,
    'agua fresca con $1',
  ],
  // The fish, and not something golden.
  [
    /(?<=^ *|(?<!\p{L})(?:quiero|quisiera|unas?|hacer|preparar|cenar|comer|receta de) )doradas?(?= (?:a la (?:plancha|sal|espalda)|al horno)(?!\p{L}))/gu,
    'bream',
  ],
  // On the griddle is in a hot pan.
  [
    /(?<!\p{L})(salmon|pescado(?: blanco)?|tilapia|merluza|lenguado|lubina|bream|bacalao(?: fresco)?|trucha|rape|mero|rodaballo|corvina|pargo|huachinango|robalo|mojarra|reineta|pejerrey|perca|panga|gallo|filetes? de (?:pescado|merluza|tilapia|salmon|lenguado|bacalao)) a la plancha(?!\p{L})/gu,
    '$1 a la plancha en la estufa',
  ],
]
