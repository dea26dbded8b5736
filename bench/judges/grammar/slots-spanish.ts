/** Words for the slots of Spanish patterns. */
export const SPANISH_SLOTS: Record<string, string> = {
  fast: 'insulina|insulina|insulina|humalog|novorapid|la rápida|mi rápida|fiasp|apidra|lispro|insulina rápida|el bolo|la insulina de la comida|ultrarrápida|actrapid|la rapidita',
  long: 'lantus|la lenta|toujeo|tresiba|levemir|la basal|mi basal|la nph|la insulina de la noche|basaglar|glargina|la insulina lenta|la de las diez',
  mix: 'la mezcla|novomix|la 70/30|humalog mix|la premezclada',
  pill: 'la metformina|metformina|la glibenclamida|gliclazida|glimepirida|la pastilla|las pastillas|mi pastilla del azúcar|jardiance|forxiga|januvia|diamicron|janumet|la sitagliptina|el medicamento|repaglinida|mis pastillas',
  weekly: 'ozempic|mounjaro|trulicity|el ozempic|la inyección semanal|wegovy|victoza|saxenda',
  other:
    'el losartán|la pastilla de la presión|el enalapril|la levotiroxina|la prednisona|el sintrom|la del colesterol|la aspirina|el cortisol|la furosemida|omeprazol',
  taken: '{fast}|{long}|{mix}|{pill}|{weekly}|{pill}|{fast}|{long}',
  food: 'tres tacos|una torta|arroz con pollo|la paella|una pizza|un plato de pasta|unas empanadas|pozole|tamales|dos arepas|un bocadillo de jamón|churros|pastel|un helado|frijoles con arroz|chilaquiles|una hamburguesa|papas fritas|el asado|milanesa con puré|lentejas|un plátano|avena|cereal|medialunas|alfajores|ceviche con camote|lomo saltado|mofongo|bandeja paisa|tortilla de patatas|croquetas|arroz blanco|una baleada|pupusas|el postre|turrón|roscón|gallo pinto|ñoquis|fideos|sushi|mango|uvas|un vaso de leche|una cerveza y tapas|buñuelos|quesadillas|torrijas|choripán|una manzana|cachapas',
  light:
    'una ensalada|un caldito|sopa|huevos|pollo a la plancha|una tortilla francesa|queso|un yogur|solo carne|pescado con verduras|nueces|gelatina sin azúcar|caldo|pura proteína|verdura|un café solo',
  item: 'sal|azúcar|harina|canela|cúrcuma|ajo|jengibre|levadura|avena|arroz|leche|aceite|vinagre|miel|stevia|cebolla|caldo|limón|comino|polvo de hornear|maicena|colágeno|linaza|mantequilla|agua|achiote|chile',
  meal: 'la cena|la comida|el desayuno|el almuerzo|la merienda|cenar|comer|desayunar',
  time: 'las 6|las 8|las diez|la noche|la mañana|el mediodía|las 9 de la noche|después del trabajo|antes de dormir',
  day: 'el lunes|el martes|el miércoles|el jueves|el viernes|el sábado|el domingo|mañana|pasado mañana',
  sick: 'tengo gripe|estoy con vómitos|tengo diarrea|estoy resfriado|no retengo nada|tengo fiebre|estoy mal de la panza|no tengo hambre|tengo covid|ando con náuseas',
  event:
    'ir al gimnasio|correr|el partido|nadar|la caminata|la bici|el fútbol|bailar|la clase de zumba|entrenar',
  fast_day: 'ayuno|ramadán|cuaresma|los análisis en ayunas|una colonoscopia|la operación|ayuno intermitente',
  drink: 'vino|dos cervezas|un tequila|fernet|cava|un ron con cola|sidra|unas cañas',
  who: 'mi mamá|mi papá|mi hijo|mi hija|mi marido|mi esposa|mi abuela|el abuelo|el niño|mi suegra|mi nena|mi viejo|mi madre',
  high: '240|280|300|310|265|350|420|190|17|"HI"',
  ratio: '1:8|1:10|1:12|1:15|1 a 10|1 a 8|uno por cada 10|ratio 1,5|1 por 15',
  carbs: '30|45|60|75|80|52|64|38|90|110|25',
  n: '2|3|4|5|6|7|8|10|12|14|15|18|20',
  m: '4|6|8|10|12|16|22|26|30',
  hello: '||||hola, |buenas, |una duda, |oye |ayuda porfa, |disculpe, |doctora |a ver, |q onda |',
  bye: '|||?|?|? gracias|??| porfa| plis|',
  q: '?|?|??|||',
  wish: 'una receta|qué cocino|algo rápido|ideas|para dos|baja en carbohidratos|algo sin pan|algo ligero|qué me hago|receta fácil porfa|qué puedo preparar|sin lácteos|que llene|para el táper|algo casero',
}
