import { row } from './row.ts'

/** The small words between the others, and kitchen words that make a cue mean something else. */
export const SMALL_WORDS = [
  row(
    'is',
    "am|is|are|'s|be|been|being|was|were|r|feels|seems|looks|gets|getting|got|goes|going|went|gone|has|have|had|keeps|keep|stays|runs|running|run|sitting|reading|dropped|dropping|turned|become|became|hit|hitting|does|do|did|will",
    'es|esta|estan|estoy|anda|ando|sigue|siguen|sigo|era|estaba|tengo|tiene|ha|he|ve|va|voy|viene|vino|se|me|le|la|lo|salio|esta en|quedo|traigo|trae|tenemos|esta como|siento|puse|puso|pone',
  ),
  row(
    'am',
    "am|is|are|feel|feeling|went|going|gone|getting|got|running|run|keep|sitting|been|feels|goes|dropped|dropping|go|was|bit|coming|have|'s",
    'estoy|ando|esta|anda|me siento|sigo|sigue|me encuentro|voy|va|estamos|se encuentra|me puse|me he puesto|se puso|se siente|me noto',
  ),
  row(
    'soft',
    'really|very|too|so|pretty|quite|still|dangerously|kind of|kinda|sort of|super|extremely|way|currently|now|right now|just|feeling|all|proper|dead|rather|totally|completely|definitely|suddenly|bit|mega|well|hella|mad|badly|scarily|crazy|awfully|slightly|again|right|almost|already|gone|real|fairly|getting|only|bloody|flipping|fucking|seriously|absolutely|some|such|probably|maybe|rapidly|fast|quickly|quick|hard|sharply|straight|steadily|like|also|literally|actually|far|always low|down|like a stone|like a rock|wee|little|mild|mini|small|massive|major|huge|serious|slight|nasty|bad|horrible|severe|awful|scary|another|big|properly|af|asf|as hell|as anything|on the floor|ffs|omg|smh|ugh|lol|jeez|argh|dammit|damn|wtf|fml|man|mate|guys|folks|doc|sigh|gah|bloody hell|hell|god|oh|yall|hun|babe|dude|bro|please please|honestly|er|um|erm|hmm|eek|so so|innit|aye|och|crikey|blimey',
    'muy|mucho|bastante|demasiado|demasiada|super|re|un poco|un poquito|algo|ya|ahora|tan|medio|media|todo|toda|de repente|otra vez|bien|rapido|de golpe|solo|apenas|todavia|aun|un|una|de|como|mas|muchisimo|rapidamente|repentinamente|extremadamente|rete|harto|poquito|otra|siempre|fuerte|tremendo|tremenda|leve|pequena|pequeno|gran|severa|horrible|ligera|ligero|pleno|plena|principio de|inicio de|jo|uf|uff|ay|che|wey|guey|tio|tia|pues|caray|joder|ostras|hombre|mija|boludo|dios',
  ),
  row(
    'the',
    "a|an|the|my|our|his|her|this|that|it|it's|me|your|their|another|some|one|'s",
    'el|la|los|las|un|una|mi|mis|su|sus|lo|este|esta|otra|otro|al|del|de',
  ),
  row(
    'link',
    "am|is|are|'s|was|were|be|been|at|of|as|on|in|to|says|say|said|saying|reads|read|reading|readings|shows|showed|showing|shown|displays|displaying|just|now|right now|only|currently|still|down to|down|it|i|we|about|around|under|below|came|back|like|me|a|an|level|levels|sitting|went|has|had|have|gone|dropped|fallen|fell|hit|hitting|alarmed|alarming|beeped|beeping|alerted|alert|alarm|with|that|and|so|really|very|over|hovering|roughly|approx|approximately|already|my|the|sugar|blood|glucose|finger|value|figure|result|number|again|up|dropping|crashed|crashing|falling|tanked|today|this|all|from|gives|gave|giving|tells|telling|told|got|getting|measured|measures|tested|registered|registering|scan|check|test|test result|:|=|-|,|well|pretty|super|stuck|hanging|floating|running|coming|dipped|plummeted|plunged|landed|down at|maybe|probably|near|nearly|almost|actually|literally|monitor|meter|phone|watch|app|post|after|her|his|him|then|a few|few|couple of|a couple of|ten|five|oclock|for an hour|for hours|for ages|for the last hour|for half an hour|even|so far|here|there|since|lately|tonight|this evening|this afternoon|tho|anyway|otherwise|whatever|because of|thanks to that|no matter what|somehow|while|during|by|out|off|also|too|yet|right|is it|ish|can not get above|will not go above|not going above|can not get over|not getting above|will not rise above|will not get above|stuck below|stuck under|can not get past|will not go over|never above|not above|not over|no higher than",
    'esta|estan|en|es|de|a|ahora|solo|marca|marcaba|marcando|dice|sale|salio|me salio|da|dio|me dio|me da|me marca|muestra|indica|lee|con|anda|sigue|tengo|tiene|trae|traigo|ya|a las|la|el|lo|mi|su|me|se|ha|he|bajo|bajado|llego|al|que|y|apenas|como|ronda|rondando|alrededor|hasta|casi|un|una|por|debajo|cayo|le|se me|puso|quedo|medi|midio|medir|pone|queda|estaba|estoy|registra|reporta|aparece|sensor|valor|resultado|lectura|justo|acaba|ahorita|sus|tu|del|muy|todavia|marco|arroja|arrojo|señala|senala|no pasa|sube|supera|esta en|esta con|estoy en|estoy con|anda en|anda con|ando en|ando con|voy en|va en|sigo en|sigue en|estamos en|quede en|estoy a|esta a|amaneci con|amanecio con|amaneci en|amanecio en|ando por|voy por|aun|incluso|a pesar de|hoy|esta tarde|esta noche|pese a|desde|durante|mientras|tambien|salir en|salgo en|sali en|salio en|salir con|salgo con|me salio en|no pasa de|no sube de|no logra pasar de|no me sube de|va|voy|vamos|van',
  ),
  row(
    'at',
    'at|at about|down to|now at|around|about|under|below|near|hovering|hovering at|hovering around|sitting at|like|@|in at|at around|stuck at|stuck on|clocking|can not get above|will not go above|not going above|can not get over|not getting above|will not rise above|will not get above|stuck below|stuck under|can not get past|will not go over|never above|not above|not over|no higher than',
    'en|a|con|por|alrededor de|debajo de|rondando|por debajo de|cerca de|casi en|esta en|esta con|estoy en|estoy con|anda en|anda con|ando en|ando con|voy en|va en|sigo en|sigue en|estamos en|quede en|estoy a|esta a|amaneci con|amanecio con|amaneci en|amanecio en|ando por|voy por|traigo|no pasa de|no sube de|no logra pasar de|no me sube de',
  ),
  row(
    'below',
    'under|below|less than|lower than|sub',
    'debajo de|por debajo de|menos de|menor de|menor a|bajo',
  ),
  row(
    'above',
    'above|over|between|range|target|goal|limit|age|aged|turned|weigh|weighs|carbs|within|stay|until|till|than|to above|set|settings|setting|before it|higher|up to|>|threshold|per|average|averages|budget|$|ordinal|recipe|serves|feeds|chapter|route|highway|year|years|class of|gi|gl|load|index|born|aonec|weight|bmi|percent|score|bake|baked|oven|cook|roast|heat|cholesterol|ldl|hdl|minimum|max|maximum|limit of|alarms set|alarm set|alert set|ferritin|pulse|ratio|size|potassium|sodium level|calcium|magnesium|creatinine|uric acid|triglycerides|hemoglobin|haemoglobin|tsh|vitamin|level recipe|spice|hba|temp|temperature|degrees|weather|outside|snow|prices|sales|stock|temps|rain|wind|winds|humidity|miles|there are|there will be|there is going to be|we will be|inviting|invited|hosting|feeding',
    'entre|arriba de|por encima de|encima de|mayor|mas de|rango|objetivo|meta|limite|edad|cumpli|peso|pesa|umbral|hasta|no mas de|maximo|minimo|menos|serie|capitulo|aonec|horno|cocer|receta|promedio|presupuesto|ferritina|colesterol|potasio|sodio en sangre|calcio|magnesio|creatinina|acido urico|trigliceridos|urea|tsh|vitamina|vitamina d|hierro|indice|carga|clima|precios|ventas|kilos|somos|seremos|eramos|vienen|vendran|invite|invitamos|van a ser|van a venir',
  ),
  row('a1c', 'aonec|hba1c|average|mmolmol|a1c', 'glicosilada|hemoglobina|glucosilada|promedio|glicada'),
  row('to', 'to|-|or', 'a|-|o|hasta'),
  row('and', 'and|,|+|/|with|&', 'y|,|e|con'),
  row('comma', ',|(|)|-|:', ''),
  row('mgdl', 'mgdl', 'mgdl'),
  row('mmol', 'mmol', 'mmol'),
  row(
    'help',
    'help|please|plz|sos|emergency|quick|quickly|fast|asap|urgent|hurry|advice|ideas|idea|stat|pronto|sharpish|now now|pls',
    'ayuda|ayudame|ayudenme|socorro|auxilio|urgente|rapido|por favor|porfa|que hago|emergencia',
  ),
  row(
    'need',
    'need|needs|want|wants|give me|gimme|must have|gotta have|got to|must|should|can|could|get me|craving|looking for|require|trying',
    'necesito|necesita|quiero|quiere|dame|ocupo|dime|denme|requiero|me urge|preciso',
  ),
  row('what', 'what|which|how|anything|something', 'que|cual|como|algo'),
  row(
    'eat',
    'eat|drink|have|take|give|feed|snack|food|something|anything|juice|eating|make|cook|do|sugar|carbs|now|chew|sip|grab',
    'comer|tomar|beber|dar|doy|le doy|darle|como|tomo|bebo|hago|hacer|comerme|tomarme|cocino|cocinar|preparo|merendar|picar|ceno|meriendo|desayuno',
  ),
  row(
    'having',
    'having|in|feeling|treating|experiencing|going into|coming on|mid|middle of|suffering|going through|in the middle of|battling|fighting|coming down with|into|slipping into|sliding into|falling into|drifting into|headed for|heading for|heading into|entering|on the verge of|close to|at the start of|bordering on',
    'teniendo|estoy con|estoy en|esta con|esta en|me esta dando|me ha dado|me dio|le dio|le ha dado|le esta dando|me da|me entro|me esta entrando|sufriendo|me agarro|le agarro|me pego|me esta pegando|entrando en|haciendo|estoy pasando|esta haciendo|me vino|me viene|me entra|entre en|cai en|esta sufriendo|me agarra|estoy sufriendo|estoy teniendo|esta teniendo|se viene',
    'having-one',
  ),
  row(
    'having-one',
    'have|has|had|got|getting|feel|hit by|think it is|it is|think i am in|reckon it is',
    'tengo|tiene|con|en|siento|traigo|trae|hago|tenemos|creo que es|hice|sufre|sufro|padeciendo',
  ),
  row(
    'bad',
    'bad|nasty|scary|severe|awful|horrible|massive|terrible|proper|major',
    'fuerte|severa|grave|horrible|tremenda|tremendo|terrible',
  ),
  row('for', 'for|during|against', 'para|durante|contra'),
  row('in', 'in|into|down in', 'en'),
  row(
    'good',
    'nicely|finally|thanks|thank you|great|proud|happy|slowly|over time|celebrate|success|progress|yay|improving|improved|since i eat|since i started|steadily',
    'gracias|por fin|contento|contenta|poco a poco|orgulloso|orgullosa|genial|mejorando',
  ),
  row(
    'plan',
    'to keep in|to carry|for my bag|for the bag|stash|kit|hypo kit|hypo box|in my bag|for school|for travel|to pack|for emergencies|bedside|next to my bed|glove box|to have on hand|on hand|hiking|for the hike|for my hike|run|marathon|race|ride|workout|training|match|gym|before exercise|before bed|backpack|to store|prep',
    'para llevar|en la mochila|en el bolso|para tener a mano|a mano|carrera|entrenamiento|maraton|botiquin',
  ),
  row(
    'tested',
    'tested|checked|measured|scanned|pricked|pricked my finger|test|check|clocked|clocking|scan|retested|rechecked|just did my|poked',
    'medi|me medi|midio|se midio|le medi|me he medido|medido|chequee|me chequee|revise|me revise|cheque|checado|me cheque|me pinche el dedo|me tome|me hice|testee|escanee|me acabo de medir|acabo de medir|medirme|controle|me controle|le tome',
  ),
  row(
    'woke',
    'woke|woken|woke up|wake up|woke up at|waking|awoke',
    'amaneci|amanecio|desperte|me desperte|se desperto|levante|me levante|se levanto|amaneci con|amanecio con|amaneci en|amanecio en',
  ),
  row(
    'was',
    'was|were|had been|been|started|from|went from|before',
    'estaba|era|estuve|de|desde|tenia|hace poco|iba|venia|andaba',
  ),
  row(
    'spares-low',
    'carb|carbs|gi|gl|fat|sodium|salt|glycemic|glycaemic|on|income|budget|key|fodmap|fibre|fiber|calorie|calories|cal|energy|in|maintenance|effort|heat|and slow|enough|cost|impact|acid|residue|protein|cholesterol|sugar|index|blow|down|prep|waste|alcohol|fuss|spice|oxalate|histamine|carbohydrate|mood|insulin|starch|lactose|ph|tide|battery|quality|season|lectin|phosphorus|potassium|purine|iron|vitamin|vitamins|test|b12|pressure|recipe|dinner|lunch|dish|dessert|meal|food|diet|settings|limit|threshold|fatigue|set|tech|stress|point|points|self|cut|rise|load|hassle|simmer|flame|oven|temp|temperature|temperatures|supplies|stock|for|priced|price|syn|syns|smoke|key dinner|alarm settings|by',
    'en|de|carbohidratos|calorias|grasa|sodio|sal|indice|presupuesto|fuego|a la|carbo|carbos|fibra|costo|costes|las escaleras|consumo|potencia|calidad|defensas|hierro|energia|de hierro|de defensas|temperatura|precio|las plaquetas|las defensas|la presion|la tension|la ferritina',
  ),
  // Read as one name each, so that no low is seen in them.
  row('battery', 'battery low|batteries low|low battery|battery is low', 'bateria baja|pila baja|poca pila'),
  row('mood', '', 'estoy de bajon|ando de bajon|anda de bajon|esta de bajon|de bajon por|bajon por'),
  row(
    'sugar-of',
    'de azucar|de glucosa|de glucemia|de glicemia|del azucar|de gluco',
    'de azucar|de glucosa|de glucemia|de glicemia|del azucar|de gluco|de la glucosa|de azucar en sangre',
  ),
  row(
    'coffee',
    'coffee|coffees|espresso|espressos|caffeine|cold brew|energy drink|energy drinks|matcha|latte|lattes|parkinson|parkinsons|essential tremor|arthritis|fever|flu|cold weather|vertigo|hangover|hungover|migraine|anxiety|menopause|hot flush|hot flushes|hot flashes|chemo|stage fright|interview|exam|exams|first date|knife|chopping|nerves|heatwave|heat wave|sauna|spin class|hot yoga|roller coaster|scary movie',
    'cafe|cafes|cafeina|expreso|mate|te verde|bebida energetica|parkinson|fiebre|gripe|resaca|migrana|ansiedad|menopausia|sofocos|vertigo|quimio|examen|entrevista|cuchillo|cortar|picar|artritis|ola de calor|nervios|temblor esencial',
  ),
  row(
    'cooking',
    'eggs|egg|pan|onions|onion|leeks|vegetables|veg|broth|tea|wok|beef|milkshake|shake recipe|jelly|jello|pudding|cocktail|routine|things|chopping|cooking|baking|skills|skill|knife|maths|excitement|joy|delight|laughter|happiness|anticipation|panna|custard|flan|tofu|ice cream|smoothie|protein shake|protein shakes|recipe book|legged|table|stool|knives|blender|mixer|whisk',
    'huevos|sarten|cebolla|cebollas|puerros|verduras|caldo|te|gelatina|flan|pudin|emocion|alegria|risa|batido|frio de la nevera|felicidad|nervios|cuchillo|cuchillos|batidora',
  ),
  row(
    'of-mind',
    'about|over|regarding|by all|by the|by these|by net|by carb|by label|when it comes|how to|what to|which|why|on how|on what|what goes|for chocolate|at the sight|of heart|hearted|smell|flavor|flavour|coffee|in flavor|spot|point|at cooking|at chopping|on cooking|in cooking|with excitement|with joy|with delight|with laughter|with happiness|with anticipation|array|at maths|on details|up|over what|whether|mind|on keto|after chemo|after flu|after the flu|after surgery|hint',
    'sobre|acerca de|con tanta|con tanto|con tantas|con tantos|que cocinar|que hacer con|de emocion|de alegria|de risa|de frio|de nervios|por la emocion|sabor|con las etiquetas|con los carbohidratos|tras la gripe|despues de la gripe|despues de la quimio|de cansancio|por el calor|de calor|ante',
  ),
  row(
    'amount-word',
    'g|gr|gs|gram|grams|gms|kg|kgs|kilo|kilos|oz|ounce|ounces|lb|lbs|pound|pounds|ml|l|liter|liters|litre|litres|cup|cups|tbsp|tsp|tbs|tablespoon|tablespoons|teaspoon|teaspoons|mg|mcg|cal|cals|kcal|calories|calorie|carb|carbs|min|mins|minute|minutes|hour|hours|hr|hrs|day|days|week|weeks|wk|wks|month|months|year|years|yr|yrs|yo|mile|miles|km|kms|cm|mm|feet|ft|foot|inch|inches|people|person|persons|serving|servings|guests|guest|friends|kids|portions|portion|unit|units|u|iu|recipes|degrees|degree|dollars|bucks|pounds sterling|euros|pence|quid|points|point|mmolmol|%|percent|per cent|percentile|pm|am|stone|kj|steps|reps|laps|pieces|piece|slices|slice|bites|cookies|muffins|plates|dishes|ingredients|items|things|star|stars|books|ways|clicks|ordinal|hundred|thousand|bpm|beats|gi|gl|ish minutes|calorie snack|or less|or under|or fewer|and under|°|$|c|f',
    'g|gr|gramos|gramo|kg|kilos|kilo|ml|litros|litro|l|cl|cc|cucharada|cucharadas|cucharadita|cucharaditas|taza|tazas|vaso|vasos|minutos|minuto|min|hora|horas|dia|dias|semana|semanas|mes|meses|ano|anos|anitos|persona|personas|porcion|porciones|raciones|racion|invitados|amigos|unidades|unidad|ui|grados|km|kilometros|carbos|carbohidratos|hidratos|kcal|calorias|caloria|euros|pesos|dolares|por ciento|porciento|veces|puntos|recetas|piezas|rebanadas|rodajas|trozos|comensales|ninos|centimetros|cm|pasos|de edad|libras|onzas|o menos|metros|vueltas|cucharas|latas|bolas',
  ),
  row(
    'reads',
    'reads|is reading|reading|came in at|came back at|came up as|came up at|clocked|clocked in at|tested|tested at|registered|measured|shows|says',
    'marca|marco|salio|dio|salir en|salgo en|sali en|salio en|salir con|salgo con|me salio en|trae|traigo',
  ),
  row(
    'food-sugar',
    'added sugars|added sugar|free sugars|natural sugars|total sugars|net sugars|simple sugars|fruit sugars|milk sugars|brown sugar|sugar snap|sugar free|sugar content|low sugar|lower sugar|less sugar|no sugar|icing sugar|cane sugar|powdered sugar|sugar cookies|sugar cookie|sugar cravings|coconut sugar|sugar rush|zero sugar|reduced sugar|sugar substitute|of sugar|caster sugar',
    'azucar moreno|azucar morena|azucar glas|sin azucar|azucar anadido|azucar anadida|azucares anadidos|azucar de coco|bajo en azucar|baja en azucar|bajos en azucar|bajas en azucar|poca azucar|poco azucar|azucar mascabado|sin nada de azucar|bajo en glucosa',
  ),
  row(
    'fast',
    'fast|quick|quickly|rapidly|hard|like a stone|like a rock',
    'rapido|rapidisimo|muy rapido|de golpe|de repente|en picada|en picado|rapidamente|a toda velocidad',
  ),
  row(
    'suddenly',
    'suddenly|just|almost|nearly|apparently|has|have|had|now',
    'de repente|se|ha|acaba de|ahora',
  ),
  row('on', 'on', ''),
  row(
    'kitchen',
    'flour|scale|cream|batter|recipe|sauce|cups|cup|garlic|butter|dough|cake|pan|milk|chocolate|cocktail|muffins|yeast|salt|oven|soup|bouillon tablet|bouillon tablets|stock tablet|stock tablets|soup tablet|soup tablets|broth tablet|yeast tablet|rennet tablet|dishwasher tablet|bouillon cube|stock cube|my go to|our go to|his go to|her go to|my go tos|chasing a pump|chasing the pump|gym pump|muscle pump|chest pump|bike pump|gas pump|water pump|heat pump',
    'harina|salsa|masa|receta|taza|tazas|mantequilla|crema|ajo|sarten|horno|pastilla de caldo|pastillas de caldo|pastilla de knorr|cubito de caldo|tableta de chocolate|tabletas de chocolate|pastilla de chocolate|comprimido de levadura',
  ),
  row('with', 'with|alongside', 'con|junto con'),
  row('when', 'when|while', 'cuando|mientras'),
  row('how', 'how|how long', 'como'),
  row('it', "it|it's|them|this|that", 'lo|la|eso|esto'),
  row(
    'other-blood',
    'blood pressure|blood test|blood tests|blood type|blood work|blood orange|blood oranges|blood pudding|blood sausage|blood count|blood clot|blood thinner|blood thinners|blood iron|blood group|blood flow|blood fats|blood lipids|blood donation',
    'presion de la sangre|presion sanguinea|analisis de sangre|sangre de toro',
  ),
  row(
    'stands-at',
    '',
    'estoy en|estoy con|estoy a|ando en|ando con|ando por|voy en|voy por|sigo en|sigo con|sigo a|estamos en|quede en|amaneci con|amaneci en|sigue en|sigue con|sigue a|anda en|anda con|va en|va por|esta en|esta con|esta a',
  ),
]
