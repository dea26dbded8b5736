import { row } from './row.ts'

/** How people say that somebody is pregnant. */
export const PREGNANCY = [
  row(
    'pregnant',
    'pregnant|pregnancy|positive pregnancy test|lines on the test|lines on a test|lines on the stick|pink lines on the test|preggers|preggo|pregers|up the duff|up the spout|knocked up|bun in the oven|in the family way|gestational|gestational diabetes|gdm|baby bump|my bump|mum to be|mom to be|mother to be|mama to be|mums to be|parents to be|baby on the way|baby on board|little one on the way|baby due|baby is due|baby coming|prenatal|antenatal|eating for two|eating for 2|eating for three|growing a baby|growing a human|growing twins|carrying twins|carrying a baby|carrying my first|carrying my second|unborn|expectant|expectant mother|baby arrives|before the baby comes|waiting for our baby|morning sickness|hyperemesis|midwife|weeks along|months along|weeks gone|weeks pregnant|months pregnant|weeks preggo|weeks preggers|due date|pregnant again|preeclampsia|fetus|foetus|my obstetrician|gestante|primigravida|ivf worked|two pink lines|in my last trimester|positive pregnancy test|heavily pregnant|babymoon|having a little one|going to be a mom|going to be a mum|going to be a dad|going to be a mother|about to be a mum|about to be a mom|in the pudding club|have a bun in the oven|got a bun in the oven|twins on the way|schwanger|schwangere|schwangerschaft|enceinte|incinta|gravida|baby number two on the way|kid on the way|growing a tiny human|growing a little human|gestating|gd|gestational diabetic|ftm|mamma to be|soon to be mom|soon to be mum|soon to be mother|about to pop|second tri|third tri|first tri|baby brain|prenatal vitamins|prenatal vitamin|carrying a boy|carrying a girl|carrying triplets|pregnant lady|preggy|pregnate|my ob|my ob gyn|baby is coming|baby comes|baby gets here|until baby comes|when baby comes|still pregnant|baby in my belly|baby in my tummy|my pregnancy|a mum soon|a mom soon|baby number 1|baby number 2|baby number 3|baby number 4|bub number 1|bub number 2|bub number 3|bub number 4|bubs on the way|obstetrician|ob gyn|obgyn|maternity ward|labor ward|labour ward|til the birth|till the birth|until the birth|before the birth|until birth|til birth|until i give birth|until she gives birth|before i give birth|before she gives birth|in the maternity|one hour glucose|1 hour glucose|three hour glucose|3 hour glucose|glucose challenge|glucose challenge test|glucola|in pod|up the pole|up the stick|bub on board|our little bean|baby bean|baby number one|baby number two|baby number three|bub number one|bub number two|bub number three|baby no 2|baby 2|bub 2|ttc worked|ttc finally worked|trying finally worked|iui worked|ivf finally worked|saw the heartbeat|heard the heartbeat|heartbeat on the scan|heartbeat on the ultrasound|anatomy scan|dating scan|growth scan|nuchal scan|2 pink lines|two blue lines|positive preg test|braxton hicks|being induced|getting induced|am induced|my induction|c section next week|planned c section|scheduled c section|my edd|baby three on the way|baby number three on the way|third baby on the way|surrogate at',
    'embarazada|embarazo|rayitas en la prueba|rayitas en el test|rayas en el test|embarazadas|encinta|prenada|prena|gestante|gestacional|diabetes gestacional|en estado de buena esperanza|buena esperanza|esperando bebe|esperando un bebe|esperando a mi bebe|espero un bebe|espero bebe|espera un bebe|esperamos un bebe|esperamos bebe|esperando gemelos|esperando mellizos|espero gemelos|esperamos gemelos|espera gemelos|esperando una nina|esperando un nino|espero una nina|espero un nino|esperamos una nina|esperamos un nino|espera una nina|espera un nino|futura mama|futura madre|bebe en camino|bebe viene en camino|un bebe en camino|semanas de gestacion|semanas de embarazo|meses de embarazo|meses de gestacion|comer por dos|como por dos|comiendo por dos|prenatal|panzona|fecha de parto|salgo de cuentas|sale de cuentas|salir de cuentas|matrona|comadrona|partera|nauseas matutinas|test de o sullivan|curva larga|embaracé|embarace|quede embarazada|voy a ser mama|va a ser mama|voy a tener un bebe|va a tener un bebe|vamos a tener un bebe|vamos a ser papas|vamos a ser padres|me falta poco para parir|dar a luz|doy a luz|da a luz|preñada|en la dulce espera|dulce espera|estoy de encargo|mamá primeriza|mama primeriza|primeriza|gestando|llevo un bebe|estoy en estado|esta en estado|esta de encargo|estoy en cinta|esta en cinta|ando de encargo|anda de encargo|para parir|por parir|a punto de parir|embarazados|embarasada|embrazada|nos viene un bebe|esperando a nuestro bebe|esperando nuestro bebe|esperando mi primer hijo|esperando mi segundo hijo|esperando mi primer bebe|esperando mi segundo bebe|espero mi primer hijo|espero a mi primer hijo|espero mi segundo hijo|espero mi primer bebe|espero mi segundo bebe|esperando familia|viene en camino un bebe|voy a tener gemelos|voy a tener mellizos|vamos a tener gemelos|viene un bebe|esperamos nuestro primer hijo|esperamos a nuestro bebe|esperamos nuestro segundo hijo|diabetes del embarazo|diabetica gestacional|embarazo de|antojos de embarazada|panza de embarazada|semana de embarazo|cuando nazca el bebe|cuando nazca mi bebe|antes de que nazca|ya casi nace mi bebe|mi bebe nace|obstetra|tocologa|tocologo|ginecobstetra|hasta el parto|antes del parto|hasta que nazca|hasta que nazca el bebe|prueba de o sullivan|sala de partos|espero mellizos|espera mellizos|esperamos mellizos|espero trillizos|esperamos trillizos|mellizos en camino|gemelos en camino|sali de cuentas|salimos de cuentas|salia de cuentas|vimos el latido|oimos el latido|escuchamos el latido|latido en la eco|latido del bebe|eco del bebe|ecografia del bebe|ultrasonido del bebe|dos rayitas|me inducen|me van a inducir|cesarea programada|me programaron cesarea|fecha probable de parto|preeclampsia|se mueve el bebe|curva del azucar del embarazo|embarazo gemelar',
  ),
  row('expecting', 'expecting', 'esperando'),
  row(
    'expects',
    'twins|triplets|baby|babies|a baby|in january|in february|in march|in april|in may|in june|in july|in august|in september|in october|in november|in december|in spring|in summer|in autumn|in fall|in winter|soon|any day|a son|a daughter|a boy|a girl|a child|after ivf|multiples|mother|mum|mom|mothers|mums|moms|our baby|our little|our little one|number two|number three|my baby|again in|first baby|second baby|first child|second child',
    'gemelos|mellizos|bebe|trillizos',
  ),
  row('due', 'due', ''),
  row(
    'due-when',
    'in january|in february|in march|in april|in may|in june|in july|in august|in september|in october|in november|in december|in spring|in summer|in autumn|in the fall|next month|any day|any day now|in a month|in weeks|this month|in a few weeks|around christmas|christmas|january|february|march|april|may|june|july|august|september|october|november|december|soon|next week|this week|in two months',
    '',
  ),
  row('stage', 'weeks|wks|wk|months|week|month', 'semanas|meses|mes|semana'),
  row('along', 'along|gone|pregnant|today|in|with', ''),
  row(
    'denied',
    'not|never|no longer|trying|hoping|was|after|postpartum|planning|used to|had|when i was|ttc|before|since|post|previous|last|past|want to get|history of|wanting|want|if i get|stopped|came off|off|without|used to be|instead of|no|prevent|do not|does not|did not|avoid|avoiding|stay off|keep off|wants|try|tried|hope|thinking of|thinking about|hate being|would like|threatened me with|threatens me with|threatening me with|scared me with|end up on|ending up on|nobody|none of us|no one|mentioned|someday|some day|may start me on|might start me on|could start me on|took me off|taken off|ill be|i will be|he will be|she will be|we will be|going to be|headed for|heading for|next stop is|do not want to be',
    'despues|no|nunca|intentando|buscando|quiero quedar|quedar|posparto|postparto|cuando estuve|cuando estaba|estuve|ya no|tratando|anterior|tras|pasado|antes de|sin|deje|dejo|evitar|queremos|quisiera|quiere|evitando|me amenazo con|me amenaza con|me amenazaron con|me asusto con|se me fue la|ya nacio|me quitaron|me sacaron|me retiraron|me suspendieron|nadie|ninguno|tuve|tuvo|tomaba|usaba|tomabamos|me ponia|se ponia|algun dia|acabar con|acabar en|terminar con|llegar a la|me van a poner|me pondran|voy a acabar|voy a terminar|me espera la',
  ),
  row('prego', 'prego|preg|pregers|pg|preggy|preggie', ''),
  row('in-club', 'in the club', ''),
  row('a-baby', 'having a baby|have a baby|baby', 'bebe'),
  row(
    'shower',
    'shower|food|spinach|potatoes|carrots|led|bok|corn|weaning|back|marrow|kale',
    'shower|espinaca|espinacas',
  ),
  row(
    'woman',
    'wife|wifey|partner|sister|sis|she|girlfriend|fiancee|missus|friend|bestie|daughter|spouse|other half|cousin|we|niece|daughter in law|sister in law|colleague|coworker',
    'esposa|mujer|hermana|hija|novia|pareja|amiga|ella|cunada|nuera|prima|mi senora',
    'kin',
  ),
  row(
    'of-months',
    '',
    'estoy de|esta de|voy de|estoy en la semana|estoy en mi semana|voy por la semana|esta en la semana|semana|estoy ya de|ya estoy de|estoy de casi|esta ya de|embarazada de|en el mes|entrando en el mes|barriga de|panza de|pancita de|barriguita de|estoy en el mes|con panza de',
  ),
  row(
    'denied-after',
    'years ago|years back|year ago|months ago|last year|ago|is over|anymore|any more|went away|went away after|gone away|with my first|with my second|with my last|with my son|with my daughter|twice before|decades ago|back in',
    'hace anos|ya no|hace meses|se fue|con mi primero|con mi primera|con el primero|con la primera|hace decadas',
  ),
  // Nursing is not pregnancy: different foods are left out.
  row(
    'nursing',
    'breastfeeding|breast feeding|breastfeed|breastfed|nursing|nurse him|nurse her|nursing mum|nursing mom|lactating|lactation|pumping|postpartum|post partum|weaning|formula feeding|gave birth|had the baby|had my baby|had our baby|just gave birth|after the birth|since the birth|newborn|our newborn|my newborn',
    'amamanto|amamantando|amamantar|lactancia|dando pecho|dando el pecho|doy pecho|doy el pecho|dar pecho|dar el pecho|da pecho|da el pecho|doy teta|dando teta|dar la teta|posparto|postparto|destete|parida|recien parida|acabo de parir|ya pari|di a luz|dio a luz|ya tuve al bebe|recien nacido|recien nacida|me saco leche|puerperio',
  ),
  row(
    'hopes-for-baby',
    'ttc|trying to conceive|trying for a baby|trying for another|want a baby|wanting a baby|hoping for a baby|fertility|ivf|iui|conceive|conceiving|folate|preconception|planning a pregnancy',
    'buscando bebe|buscamos bebe|buscando embarazo|buscamos embarazo|fertilidad|quedar embarazada|concebir|fecundacion|in vitro|acido folico',
  ),
  row(
    'trimester',
    'trimester|first trimester|second trimester|third trimester|1 ordinal trimester|2 ordinal trimester|3 ordinal trimester|last trimester|final trimester',
    'trimestre|primer trimestre|segundo trimestre|tercer trimestre|ultimo trimestre',
  ),
  row(
    'of-school',
    'at uni|at college|at university|at law school|of nursing school|of law school|of med school|of grad school|of college|of uni|of my degree|of my masters|exams|exam|finals|report|results|grades|budget|sales|school|of school|taxes|tax|classes|students|semester|at university|de clases|escolar|del curso',
    'de la carrera|de la uni|de la facultad|de la prepa|de la maestria|de derecho|de medicina|examenes|notas|ventas|escolar|fiscal|del ano|de clases|del curso|de la universidad',
  ),
  // Things midwives say, due dates at work, hopes and comparisons: the writer is not pregnant.
  row(
    'no-baby',
    'a midwife|student midwife|project due date|paper due date|bill due date|rent due date|tax due date|library due date|due date for my taxes|due date for my rent|due date for my paper|due date for the project|due date for the rent|expectant of|expectant visitors|like a pregnant',
    'soy matrona|soy partera|soy comadrona|era matrona|era partera|la matrona del pueblo|la partera del pueblo|buscamos embarazo|buscando embarazo|buscamos un embarazo|como de embarazada|como embarazada|parece de embarazada',
  ),
  row('with-child', 'with child', ''),
  row(
    'having-baby',
    'having a baby|having twins|going to have a baby|going to have twins|having our first|having our second|having my first|having my second|having a boy|having a girl|having another baby|having triplets|before baby comes|before the baby comes|before baby arrives|before the baby arrives|before baby is here|before the baby is here|before the baby is born|until baby comes|until the baby comes|until baby arrives|until the baby arrives|till baby comes|till the baby comes|when baby comes|when the baby comes|when baby arrives|when the baby arrives|when the baby is born|baby is due|the baby is due|baby is coming in',
    'tener un bebe|tener gemelos|tener mellizos|voy a parir|va a parir|antes de que nazca el bebe|antes de que nazca|hasta que nazca el bebe|hasta que nazca|cuando nazca el bebe|cuando nazca|nazca el bebe|nace el bebe',
  ),
  row(
    'on-the-way',
    'on the way|on its way|on board|in the oven|coming soon|due',
    'en camino|viene en camino',
  ),
  row('ordinal', 'ordinal', ''),
  row('belly', 'bump|belly|baby bump', 'panza|barriga|pancita|barriguita'),
  row(
    'ordinal-word',
    'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|1 ordinal|2 ordinal|3 ordinal|4 ordinal',
    'primer|segundo|tercer|cuarto|quinto|sexto|septimo|octavo|noveno|ultimo',
  ),
  row(
    'past-pregnancy',
    'last pregnancy|previous pregnancy|past pregnancy|first pregnancy was|my pregnancies|lost a pregnancy|lost the pregnancy|lost my pregnancy|pregnancy loss',
    'ultimo embarazo|embarazo anterior|embarazo pasado|mis embarazos|perdimos un embarazo|perdi un embarazo|perdi el embarazo|perdimos el embarazo',
  ),
  row('pregnant-idiom', 'pregnant pause|pregnant with flavor|pregnant with meaning|pregnant chad', ''),
  // Read as one name, so that its number is not taken for a reading.
  row(
    'glucose-test',
    'glucose tolerance test|glucose tolerance|gtt|ogtt|glucose test|sugar test',
    'prueba de tolerancia|curva de glucosa|curva de azucar|tolerancia a la glucosa|prueba de glucosa|test de glucosa',
  ),
  row('breeds', 'breeding|carrying|with child', ''),
  row('bump', 'bump|bumps', 'pancita|barriguita'),
  row(
    'grows',
    'big|bigger|huge|massive|enormous|growing|grows|kicking|kicks|kicked|popping|popped|showing|hungry|heavy',
    'crece|creciendo|patea|pateando|da patadas|dando patadas',
  ),
  row('kicks', 'kicking|kicks|kicked', 'patea|pateando|da patadas|dando patadas|me patea'),
]
