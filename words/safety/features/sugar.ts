import { row } from './row.ts'

/** Blood sugar: its names, what measures it, its level and how it changes. */
export const SUGAR = [
  row(
    'glucose',
    'blood sugar|blood sugars|bloodsugar|bloodsugars|blood glucose|glucose|glucoses|bloods|bg|bgs|bgl|bgls|bs|glycemia|sugars|sugar level|sugar levels|sugar reading|sugar readings|glucose level|glucose levels|blood sugar level|blood sugar levels|glucose reading|bm|bms|sugar count|sugar number|sugar numbers',
    'glucosa|glucemia|glicemia|glucemias|glicemias|glucosas|gluco|azucar en sangre|azucar en la sangre|glucosa en sangre|nivel de azucar|niveles de azucar|nivel de glucosa|niveles de glucosa|azucares|glucometria|hemoglucotest|dextrostix|dextro|destrostix',
  ),
  row(
    'sugar',
    'sugar|levels|level|numbers|number|readings|blood',
    'azucar|azuquitar|azuqui|niveles|numeros|sangre',
  ),
  row('ketones', 'ketones|ketone|blood ketones', 'cetonas|cetona|cetonemia'),
  row(
    'device',
    'meter|glucometer|glucose meter|glucose monitor|sugar monitor|monitor for her sugar|monitor|cgm|dexcom|dex|dexi|g6|g7|libre|fsl|freestyle libre|libre 2|libre 3|libre 2 plus|dexcom g6|dexcom g7|freestyle|sensor|finger prick|finger stick|fingerstick|fingerprick|reader|guardian|eversense|contour|accu chek|accuchek|one touch|onetouch|stelo|pump|omnipod|insulin pump|receiver|test strip|glucose sensor|cgm alarm',
    'glucometro|medidor|medidor de glucosa|sensor|sensor de glucosa|monitor|monitor de glucosa|aparato|aparatito|maquinita|lector|parche|libre|dexcom|bomba|bomba de insulina|tira|tirita|tira reactiva|pinchazo|puncion|pinchadita|glucometer|pinchazo del dedo',
  ),
  row(
    'low',
    'low|lo|lowish|hypo|hypoglycemic|hypoglycaemic|way down|far too low|too far down|really down|way too low|too low|very low|so low|really low|low low|low low low',
    'baja|bajas|bajo|bajos|bajisima|bajisimo|bajita|bajito|bajon|por los suelos|por el suelo|en el suelo|por el piso|en el piso|hipo|hipoglucemico|hipoglucemica|hipoglicemico|hipoglicemica|hipoglucemia|hipoglicemia|muy baja|muy bajo|bajisimos',
  ),
  row(
    'hypo',
    "hypo|hypoglycemic|hypoglycaemic|hypoey|hypo y|hypoish|hypo ish|hypoed|hypos|hypo'y|hypoy",
    'hipoglucemico|hipoglucemica|hipoglicemico|hipoglicemica|con hipo|en hipo|en hipoglucemia|en hipoglicemia',
  ),
  row(
    'episode',
    'hypoglycemia|hypoglycaemia|low blood sugar|low blood glucose|sugar low|low sugar episode|low episode|hypo episode|hypoglycemic episode|hypoglycaemic episode|blood sugar drop|glucose drop|hypoglycemic attack|hypoglycaemic attack|diabetic hypo|insulin reaction|insulin shock|hypo symptoms|low symptoms|symptoms of low blood sugar|symptoms of a hypo|signs of a hypo|low blood sugar episode|low attack|hypoglycaemic event|hypoglycemic event',
    'hipoglucemia|hipoglicemia|bajones de azucar|azucar baja|azucar bajo|glucosa baja|caida de glucosa|crisis de hipoglucemia|sintomas de hipo|sintomas de hipoglucemia|shock de insulina|pajara',
  ),
  row('bare-episode', 'low|lows', ''),
  row(
    'falling',
    'dropping|droping|crashing|tanking|plummeting|falling|nosediving|plunging|sinking|bottoming|bottoming out|going down|coming down|trending down|heading down|heading south|going south|on the way down|on its way down|in freefall|in free fall|free falling|freefalling|diving|sliding|slipping|nose diving|dipping|draining|tumbling|going low|dropping low|falling low|drifting down|heading low|trending low|going lower|still dropping|collapsing|cratering|falling off a cliff|disappearing|going through the floor|fading|fading fast|going under|conking out|flaking out|nose dive|nosedive|rapid drop|fast drop|sharp drop|steep drop|sudden drop|steep fall|freefall|taking a nosedive|taking a dive|taking a tumble|taking a plunge|on the slide|on a slide|dropping off|dwindling|vanishing|ebbing|dropping out|taking a nose dive|heading for the floor|going off a cliff|doing a nosedive',
    'bajando|cayendo|en picada|en picado|desplomandose|desplomando|en caida libre|cayendo en picada|cayendo en picado|bajando rapido|bajandome|bajandose|bajandole|cayendose|cayendome|se me baja|se me esta bajando|va bajando|va para abajo|va pa abajo|sigue bajando|desplomada|desplomado|descendiendo|en descenso|se me va al suelo|se me va al piso|caida rapida|bajada rapida|en caida|va en picada|va en picado|va en caida|va en caida libre|va cayendo|va para el suelo|esta en picada|esta en picado',
  ),
  row(
    'fell',
    'dropped|drops|drop|crashed|crashes|tanked|tanks|plummeted|fell|fallen|falls|fall|nosedived|nose dived|plunged|bottomed out|bottoms out|gone down|went down|gone low|went low|dived|dove|sunk|sank|slid|slipped|dipped|crashes out|crash|tumbled|cratered|collapsed|through the floor|off a cliff|gone south|took a dive|took a nosedive|in the gutter|in the basement|in the toilet|on the floor|rock bottom|hit the floor|hit rock bottom|bombed|fell off a cliff|in my boots|in the red|doon|flatlined|bellyflopped|hit bottom',
    'bajo|se me bajo|se me ha bajado|me ha bajado|ha bajado|se le bajo|se le ha bajado|le bajo|me bajo|cayo|se me cayo|se le cayo|ha caido|se me ha caido|me ha caido|se desplomo|se me desplomo|se fue al piso|se fue al suelo|se me fue al piso|se me fue al suelo|se vino abajo|se fue para abajo|bajo de golpe|se me vino abajo|se me fue abajo|ha bajado mucho|por los suelos|por el suelo|por el piso|se hundio|bajaron|me bajaron|se me bajaron|bajado|baje|cai|me cai|se fue a|se me fue a',
  ),
  row(
    'arrow',
    'arrow down|arrows down|down arrow|down arrows|double arrow|double down|downward arrow|arrow straight down|arrows straight down|arrow pointing down|arrow pointing straight down|arrows pointing down|arrow going down|diagonal down|straight down|two arrows|arrow facing down|arrow south|slanted down|downwards arrow|down arrow x2|arrow down x2',
    'flecha abajo|flecha para abajo|flecha hacia abajo|flechas hacia abajo|flechas para abajo|flecha pa abajo|doble flecha|dos flechas|flecha bajando|flecha de bajada|flechas abajo|flecha en picada|flechita para abajo|flechita hacia abajo|flecha apuntando abajo|flecha vertical hacia abajo',
  ),
  row(
    'alarm',
    'alarm|alarms|alert|alerts|alarming|alarmed|alerting|alerted|beeping|beeped|beeps|going off|gone off|went off|goes off|yelling|yells|yelled|screaming|screams|buzzing|buzzes|buzzed|ringing|sounding|blaring|shouting|shrieking|nagging|pinging|bleeping|going mad|going crazy|going nuts|suspended|woke me|woke us',
    'alarma|alarmas|alerta|alertas|pita|pitando|pito|suena|sonando|sono|ha sonado|avisa|avisando|aviso|me avisa|me despierta|me desperto|no para de pitar|no deja de pitar|chillando|chilla|no para de sonar|no deja de sonar',
  ),
  row(
    'low-alarm',
    'low alarm|low alarms|low alert|low alerts|urgent low|urgent low soon|low glucose alarm|low sugar alarm|low glucose alert|low sugar alert|hypo alarm|hypo alert|low warning|low soon alert|urgent low alarm|lo on the meter|lo on his meter|lo on her meter|lo on my meter|lo on the screen|lo on the reader|meter shows lo|screen says lo|reader says lo|meter says lo|sensor says lo|libre says lo',
    'alarma de baja|alerta de baja|alarma de hipo|alerta de hipoglucemia|alarma de hipoglucemia|alarma de glucosa baja|alerta de glucosa baja|aviso de hipo|aviso de bajada|baja urgente|urgente baja|alarma de bajada|lo en el medidor|lo en el glucometro|lo en el aparato|lo en el sensor|lo en la pantalla|medidor marca lo|glucometro marca lo|aparato dice lo|medidor dice lo|sensor marca lo|salio lo en',
    'alarm',
  ),
  row(
    'double-arrow',
    'double down arrows|double down arrow|two arrows down|two down arrows|double arrows down|double arrow down|double arrows|two arrows straight down',
    'doble flecha hacia abajo|dos flechas hacia abajo|dos flechas para abajo|doble flecha para abajo|doble flecha abajo|dos flechas abajo|doble flecha de bajada',
    'arrow',
  ),
  row(
    'stuck-low',
    'will not come up|not coming up|not coming back up|will not come back up|will not budge|refuses to come up|does not come up|keeps going low|keeps dropping',
    'no consigo subir|no logro subir|no remonta|no me remonta|no me quiere subir|no consigo que suba|no logro que suba|no la consigo subir',
  ),
  row(
    'lift',
    'raise|boost|lift|bring up|bring back up|push up|pull up|get up',
    'subir|subirme|subirle|levantar|remontar|que me suba|recuperar|levantarme|aumentar|elevar',
  ),
  row('get-up', 'get|bring|pull|push|getting|bringing', ''),
  row('up', 'up|back up|come up|come back up', 'arriba'),
  row(
    'treat',
    'treat|treating|fix|fixing|correct|sort|sort out|reverse',
    'tratar|remontar|corregir|tratando|salir de|cortar',
  ),
  row(
    'fast-sugar',
    'juice|glucose tablets|glucose tabs|glucose tab|dextrose|glucose gel|fast carbs|fast acting carbs|quick carbs|rapid carbs|fast acting carb|fast acting sugar|quick sugar|fast sugar|sugar fast|jelly babies|lucozade|skittles|gel|sweets|candy|soda|coke|snack|snacks|food|something|anything|something sweet|recipe|sugar|carbs|glucose|honey|drink|lift|glucotabs|what|orange juice|apple juice',
    'jugo|zumo|glucosport|pastillas de glucosa|gel de glucosa|algo dulce|algo|caramelo|caramelos|refresco|miel|gel|coca|azucar|hidratos rapidos|carbohidratos rapidos|dulce|que',
  ),
  row(
    'fast-carb',
    'fast carbs|fast acting carbs|quick carbs|rapid carbs|fast acting carb|fast acting sugar|quick sugar|fast sugar|sugar fast|quick acting carbs|rapid acting carbs|fast acting carbohydrates|fast carbohydrates|fast acting glucose',
    'hidratos rapidos|carbohidratos rapidos|hidratos de absorcion rapida|carbohidratos de absorcion rapida|azucar rapido|azucar rapida',
  ),
  row('tens', 'tens', ''),
  row(
    'low-tens',
    'fifties|forties|thirties|twenties|sixties',
    'cincuentas|cuarentas|sesentas|treintas',
    'tens',
  ),
  row(
    'going-low',
    'going low|went low|gone low|dropping low|falling low|trending low|heading low|going hypo|dropped low|crashed low|gone hypo|went hypo',
    '',
  ),
  row(
    'sinks',
    '',
    'se me bajo|se me ha bajado|me ha bajado|se le bajo|se le ha bajado|me bajo|le bajo|se me cayo|se le cayo|se me desplomo|se me esta bajando|me esta bajando|se le esta bajando|le esta bajando|se me esta cayendo|me esta cayendo|se le esta cayendo|se me va bajando|se me baja|se le baja|se me bajaron|me bajaron|se me vino abajo|se me fue al piso|se me fue al suelo|se me fue abajo|bajando|cayendo|se me va al suelo|se me va al piso|se me hundio|me cayo|le cayo|se me ha caido|me ha caido|se me cae|se me desploma|se me viene abajo|se me va|me baja|se le cae|se le va|me esta bajando rapido|se me fue el|se me ha ido|se me esta yendo|se esta yendo|me bajo bien feo|se me fue|me anda bajando|me viene bajando|se me anda bajando|se me va a caer|se me va a bajar|me va a bajar|se le va a bajar|le va a bajar|se le va a caer|se me va a ir|se me esta por bajar|se me puede bajar ya',
  ),
  row(
    'begins',
    'kicking in|setting in|starting|started|coming on|coming|hitting|beginning|on the way|creeping in|creeping up|showing|hit me|hits|on its way',
    'empezando|me empieza|empiezan|viene|entrando|empieza|comenzando|acercandose',
  ),
  row(
    'going-hypo',
    'going hypo|gone hypo|went hypo|hypoing|hypo ing|going into a hypo|going into hypo|turning hypo|getting hypo',
    'entrando en hipo|haciendo una hipo|haciendo hipoglucemia|entrando en hipoglucemia',
    'hypo',
  ),
  row(
    'go-low',
    'go low|hypo|go hypo|crash|bottom out|drop|have a hypo|have a low|have a hypo here',
    'tener una hipo|tener una hipoglucemia|bajarme|darme una hipo|darme un bajon|darme una hipoglucemia|dar un bajon',
  ),
  row(
    'floor',
    'through the floor|off a cliff|down the drain|down the toilet|in the toilet|in the gutter|in the basement|on the floor|rock bottom|in the red|gone south|in my boots|way down low|down the pan|down the loo|flatlining|flatlined|nowhere|in the danger zone|dangerously down|below range|under range|out of range low|below target|under target|below my range|too far down|lower than low|way under|in me boots|in his boots|in her boots|in their boots|in my socks|round my ankles|around my ankles|in the pits|in the ground|in the dirt|on the deck|in the cellar',
    'al suelo|al piso|por los suelos|por el suelo|por el piso|a la baja|cuesta abajo|en picado|en picada|en el piso|en el suelo|hasta el suelo|hasta el piso|patas abajo|por debajo del rango|debajo del rango|fuera de rango|en el sotano|por tierra|en el subsuelo|por los tobillos|a ras de suelo|rozando el suelo',
  ),
  row(
    'acute-episode',
    'hypo|sugar crash|blood sugar crash|low blood sugar attack|hypo attack|hypo event|sugar drop|glucose crash|diabetic emergency|sugar emergency|hypo emergency|blood sugar emergency',
    'bajon|bajon de azucar|estoy de bajon de azucar|ando de bajon de azucar|bajada de azucar|hipo|bajada|bajon de glucosa|bajada de glucosa|caida de azucar|baja de azucar|bajonazo|emergencia de azucar|emergencia diabetica',
    'episode',
  ),
  row(
    'sugars',
    'sugar|carbs|glucose|juice|candy|sweets|something sweet|glucose tablets|glucose tabs|gluc tabs|jelly babies|lucozade|dextrose|fast carbs',
    'azucar|algo dulce|jugo|zumo|caramelo|caramelos|dulce|glucosa|refresco',
  ),
  row(
    'stop-this',
    'stop this|beat this|bring up a|bring up this|raise a|raise this|get out of this|get out of a|come out of a|come out of this|counter this|counter a|counteract a|counteract this|get over this|push up this|reverse this|recover from this|cure this',
    'parar esta|parar este|salir de esta|salir de este|salir de una|remontar esta|remontar este|remontar una|remontar un|cortar esta|cortar este',
  ),
  row('low-sugar', 'low sugar|low glucose|low sugars', 'baja azucar'),
  row(
    'bottomed',
    'bottomed out|tanked|crashed hard|bottoming out|crashed big time|tanking|gone low|went low',
    '',
  ),
  row(
    'reaches',
    'reach|reaches|reached|reaching|touch|touches|touched|touching|hit|hits|hitting',
    'llego|llega|llegando|toco|toca|tocando|roza|rozando',
  ),
]
