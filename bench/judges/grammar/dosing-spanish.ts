/** Ways to ask about a dose in Spanish, with slots, and phrases that only sound like it. */
export const ASKS_SPANISH = `
{hello}[cuánta|cuanta|qué cantidad de] {fast} [me pongo|necesito|para|le pongo|hace falta|es] [para |por |con |]{food}{bye}
{hello}[cuántas|cuantas] [unidades|rayitas|ui|unidades de {fast}|clics] [me pongo|para|son para|le pongo a {who} para|necesito para|meto para|por] {food}{bye}
{food}[, |: |. ][cuánto me pongo|cuánto me inyecto|cuántas unidades|qué dosis|cuánto pongo|cuánto marco|cuánto le calculo|cuánto bolo]{q}
[ni idea de|no sé|dime|dígame|nunca sé|necesito saber] [qué ponerme|cuánto ponerme|cuánto pincharme|cuánta insulina ponerme|cuánto poner en la bomba|cuánto inyectarme] [con|para] {food}
[de cuánto|cómo] [sería|es] [el piquete|el pinchazo|el bolo|la dosis|la inyección] [para|con|de] {food}{q}
[tú|usted|ustedes] [cuánto te pondrías|cuánto se pondría|qué te pondrías|subirías|bajarías la dosis] [con|para|por] {food}{q}
[mi ratio es|tengo ratio|mi relación es|la doctora puso|tengo] {ratio}[, | y ][{food}|como {carbs} g|{carbs} carbos|son {carbs} gramos][, cuánto|, cuántas unidades|, haz la cuenta|, sácame la cuenta|?]
{carbs} [g|gramos|carbos|hidratos][ a |, ]{ratio}[?|, cuánto es|, cuántas unidades]
[qué|cuál] dosis [va con|es para|toca con|corresponde a] [{carbs} gramos de carbohidratos|{food}|{carbs} de hidratos]{q}
[con|bastan|alcanza con|alcanzan|son suficientes|está bien con|es mucho] {n} [unidades|ui|de rápida|de humalog|] [para|con] {food}{q}
me pongo [{n}|{n} unidades] [para|con] {food}, [está bien|es mucho|es poco|le subo|alcanza]{q}
[siempre|normalmente] [me pongo|uso|voy con] {n} [pero|y] [hoy|esta noche] {food}, [{m}|le aumento|le sumo|subo|más]{q}
la bomba [me propone|dice|sugiere|quiere darme] {n} [para|por] {food}, [le hago caso|es mucho|pongo menos|la corrijo|me fío]{q}
[mi marido|la enfermera|mi hermana|internet] dice {n}, yo digo {m}[, para|. Es|, es] {food}[, quién tiene razón|, cuál|?]
[cero carbos|sin carbohidratos|solo {light}|pura proteína][, | ][entonces no|no] [me pincho|me inyecto|hace falta insulina|me pongo nada|va la pastilla|hay que cubrir][ verdad| no|]{q}
[tengo que|hay que|hace falta|debo|me toca] [inyectarme|pincharme|ponerme insulina|cubrir|ponerme algo|bolear] [para|por|con] {light}{q}
puedo [comer|tomar|cenar] {food} sin [inyectarme|pincharme|ponerme insulina|la pastilla|el bolo]{q}
[{light}|{food}|la proteína|el alcohol|la fruta|el café con leche] [se cubre|lleva insulina|hay que cubrirlo|necesita bolo|se pincha]{q}
[hoy no ceno|no voy a cenar|sin desayunar|ya no como pan|no como hidratos], [me pongo|me salto|dejo|igual me pongo|cuánto le bajo a|le bajo a] [{fast}|{long}|{pill}]{q}
[cuánto tiempo|cuánto|cuántos minutos] antes [de|del] {food} [me pincho|me pongo {fast}|me inyecto|va la rápida]{q}
[me pincho|me inyecto|la insulina|{pill}|{fast}][, | ][antes o después de|antes o después del|antes, durante o después de] {meal}{q}
{pill} [antes o después de|con o sin|en ayunas o con] [comer|comida|{meal}]{q}
[es mejor|está bien|es malo|se puede|conviene] [inyectarse|pincharse|ponerse la rápida|tomar {pill}] [después de|antes de|durante] [{meal}|comer|{food}]{q}
puedo [tomar|ponerme|pasar|cambiar|mover|correr] {taken} [a|para|en] {time} [en vez de|en lugar de|y no a] {time}{q}
[la|lo] puedo [dejar para|tomar] después, {taken} [me toca|va] a {time}{q}
[hoy|{day}] toca {weekly} y [tengo boda|voy de viaje|quiero comer {food}|hay fiesta], [lo paso a|lo muevo a|me lo pongo] {day}{q}
[me tocaba|se me pasó|olvidé] {weekly} [el martes|ayer|hace tres días], [me lo pongo hoy|espero|ya no|me salto esta semana|pongo doble]{q}
cuál [va primero|me pongo primero|tomo primero], [{fast} o {long}|{pill} o {other}|la rápida o la lenta]{q}
[puedo|debo|podría|me puedo] [saltarme|saltar|dejar|no tomar|suspender|quitar|omitir|brincarme] {taken} [si|cuando|porque|ya que] [solo como {light}|{sick}|ceno {light}|no como|ayuno|ando bien de azúcar|tomo {drink}]{q}
{sick}[, |. | y ][sigo con|suspendo|dejo|me salto|bajo|igual tomo|qué hago con] {taken}{q}
[puedo|debo|debería|tengo que] [partir|reducir|bajar|subir|aumentar|doblar|duplicar|ajustar] {taken} [para {food}|si como {food}|antes de {event}|esta noche|hoy|]{q}
[quiero|pienso|estaba por|ando pensando en|mejor] [dejar|bajar|quitar|partir|suspender|saltarme] {taken}[, está bien|, qué opinan|, se puede|, pasa algo| de golpe o poco a poco|]{q}
[qué pasa|pasa algo] si [no tomo|me salto|dejo|olvido|no me pongo] {taken} [hoy|esta noche|una semana|el fin de semana|]{q}
[se me olvidó|olvidé|no me puse|no me tomé] {taken} [anoche|esta mañana|en {meal}|ayer][, |. ][la tomo ahora|y ahora qué|pongo doble|ya es tarde|tomo dos|qué hago|espero a mañana]{q}
{who} [se saltó|olvidó|no se puso] {taken}[, |. ][le doy doble|se la doy ahora|y ahora|esperamos]{q}
{who} [tomó|se tomó] {pill} [dos veces|doble][, |. ][le quito la de la noche|mañana nada|qué hago con la próxima]{q}
[divido|parto|extiendo|cuadro] el bolo [para|con] {food}[, en cuántas horas|, cómo| o todo junto|?]
bolo [dual|extendido|cuadrado|doble] [para|con] {food}[, 60/40|, cuántas horas| o normal|?]
{food}[, |: ][todo junto|todo de una|mitad antes y mitad después|una inyección o dos|me pincho dos veces]{q}
repetí [postre|plato|{food}][, | y ][me pongo más|otro pinchazo|le sumo|corrijo|lo dejo así]{q}
[estoy en|traigo|tengo|ando en|voy en] {high}[, | y ][cuánto me pongo|qué me pongo|cuánto corrijo|cuántas unidades para bajarla|cuánto de corrección|corrijo o espero]{q}
{high} [antes de cenar|después de comer|en el aparato][, |. ][cuánto corrijo|corrección|cuánto extra|qué me pongo]{q}
[bajo|reduzco|quito|subo] [la basal|la lenta|{long}] [para|antes de|por] {event}[, cuánto|, qué porcentaje|?]
[cuánta|qué dosis de] [lenta|basal|lantus] [para 80 kilos|según el peso|para empezar|si como poco]{q}
en ayunas [siempre|amanezco|ando] en [190|200|180|alto][, |. ][subo|le subo a|aumento|cuánto le subo a] {long}{q}
[desde que|ahora que] [no como pan|bajé de peso|camino|dejé el arroz], [cuánto le bajo a|le bajo a|puedo dejar|me bajo] {taken}{q}
[cambio|cambiar|sustituir] {pill} por [canela|berberina|nopal|vinagre|moringa|té de guayaba][, se puede|, sí o no|?]
puedo [juntar|tomar|mezclar] {taken} [con|y] {other}{q}
{other}[, | y ][me lo salto|lo tomo igual|medio|doble] [si ceno {light}|por {food}|con {drink}|hoy]{q}
[se me quedó|dejé] {taken} [en el coche|al sol|fuera del refri|en el congelador][, |. ][me la pongo igual|sirve|la puedo usar]{q}
[la pluma|el boli|la insulina] [caducó|se venció] [en enero|el mes pasado][, |. ][vale todavía|me la pongo|sirve]{q}
se me [acabó|terminó] {taken}[, |. ][puedo usar la de|me pongo la de|tomo la de] {who}{q}
me quedan [{n}|{m}] [unidades|pastillas] [hasta {day}|para la semana][, | y ][cómo las reparto|las parto|tomo la mitad]{q}
[calcula|calcúlame|sácame|pon|incluye|dame|haz] [la dosis|el bolo|las unidades|la insulina|la cuenta de la insulina] [para|de|en] [{food}|la receta|cada porción|esta comida]
[me gustó la receta|guardada|qué rica], [cuánto me pongo con ella|qué dosis lleva|cuántas unidades le pongo]{q}
{fast_day} [mañana|{day}][, |. ][qué hago con|tomo|me pongo|la mitad de|cómo reparto|me salto] {taken}{q}
[vuelo|viajo] [{day}|con 8 horas de diferencia][, |. ][a qué hora|cuándo|cómo] [me pongo|muevo|paso] {long}{q}
voy a tomar {drink}[, |. ][me inyecto por eso|bajo {long}|me pongo menos|lo cubro|me salto {pill}]{q}
{who} [no quiso comer|comió la mitad|no cenó|se durmió sin cenar][, |. ][le pongo igual|le doy|le bajo|le quito] {taken}{q}
[cuánto|qué] le [pongo|doy|inyecto] a {who} [por|para|con] {food}{q}
me [cambiaron|pasaron] de {taken} a {taken}[, |. ][misma dosis|la misma cantidad|cuánto ahora|es igual]{q}
[qnta|cuanta insu|cuantas uni|cuanto m pongo|kuanto me inyecto|cuanta insulna] [pa|para|x] {food}
`

export const SOUNDS_LIKE_IT_SPANISH = `
{hello}[cuánta|cuánto|cuanta|qué cantidad de] {item} [le pongo a|lleva|para|va en|necesito para|uso en] {food}{bye}
{hello}[cuántas|cuantos|cuántos] [tazas|huevos|carbohidratos|porciones|gramos|cucharadas|calorías] [para|tiene|lleva|hay en|salen de|son] {food}{bye}
[cuántas|cuantas] unidades [trae el paquete de tortillas|de pan salen|de aguacate para {food}|salen de la receta]{q}
[ni idea de|no sé|dime|nunca sé|necesito saber] [qué cocinar|qué ponerle|cuánto {item} ponerle|qué servir|con qué acompañar] [a|con|para] {food}
[tú|usted] qué [harías|le pondrías|cocinarías|servirías] [con|para|a] {food}{q}
[proporción|relación] [agua y arroz|aceite y vinagre] {ratio}[, está bien|, cuánta agua para {carbs} g|?]
[con|bastan|alcanzan|son suficientes|es mucho] {n} [huevos|tazas|papas|cucharadas|minutos|limones] [para|con] {food}{q}
[me pongo|uso|llevo|tomo|estoy con] {taken}[, |. ][{food}, {wish}|{wish}|ideas para {meal}|puedo comer {food}|algo como {food}]
{who} [se pone|usa|toma|está con] {taken}[, |. ][{food}, {wish}|{wish}|ideas para {meal}|qué le cocino|un plato para todos]
ya me [puse la insulina|pinché|inyecté|tomé la pastilla][, |. ][{food}, {wish}|ahora {meal}, {wish}|{wish}|qué ceno]
[la doctora|el endocrino|la enfermera|el médico] me [puso|dejó|subió a|tiene con] {n} [unidades|de lantus|de rápida|mg][, |. ][{food}, {wish}|ideas para {meal}|{wish}]
mi ratio es {ratio} y [ya sé calcular|me va bien|lo manejo|ya lo tengo claro], [{food} de {carbs} g|{wish}|{food} con {carbs} gramos]
[pon|dime|escribe] [los carbohidratos|los gramos] [para|y] [calcular yo|yo calculo|hacer yo] [mi dosis|la insulina|el bolo]
cuántos carbohidratos [tiene|hay en] {food}[, yo me calculo|, uso bomba|, me pongo {fast}|, {wish}]
cuánto [tiempo|rato] antes [de|del] {meal} [marino|descongelo|remojo|salo] [la carne|los frijoles|el pollo]{q}
[la sal|el queso|el limón|el aceite] antes o después de [hornear|cocer|servir]{q}
siempre [me pongo|tomo] {taken} a {time} [y ceno|y como|así que como] a {time}, [{wish}|ideas]
[puedo|debo] [congelar|recalentar|dejar hecho|comer] {food} [antes de|después de|la noche anterior a] {meal}{q}
[puedo|debo] [saltarme|quitar|dejar|omitir|no poner] [el|la] {item} [si|porque|cuando] [solo hago {light}|está muy dulce|no tengo|no me gusta]{q}
[puedo|cómo] [partir|reducir|bajar|doblar|subir] [la receta|el azúcar|el fuego|la sal|las porciones][ para {food}|]{q}
{sick}[, |. ][qué como|un caldito|{light}, {wish}|{wish}]
quiero [dejar|bajar|quitar] [el pan|el arroz|el azúcar|las tortillas|la cena][, está bien|, {wish}|, ideas]{q}
qué pasa si [no le pongo|me salto|olvido] [el|la] {item} [a|en] {food}{q}
[se me olvidó|olvidé] [el|la] {item} en {food}[, |. ][lo pongo ahora|y ahora|tiene arreglo]{q}
[divido|parto|reparto] la [masa|mezcla|salsa] [en dos|para {n}][, cómo|, está bien|?]
mitad [hoy|ahora] y mitad [mañana|después], [aguanta|se puede guardar] {food}{q}
[estuve en|amanecí la semana pasada en|tenía] {high}[, | y ][ya me arreglaron la medicina|ya estoy bien|la doctora ya ajustó], {food}, {wish}
cómo [corrijo|arreglo] [una sopa salada|el exceso de {item}|el sabor|la salsa aguada]{q}
[bajo|subo|reduzco] [el horno|el fuego|la sal|el azúcar] [para|en] {food}[, cuánto|?]
qué [como|desayuno] antes de {event}[?|, uso {fast}|, {wish}]
[desde que|ahora que] [dejé el pan|me pongo {weekly}|bajé de peso|dejé {pill}], [{food}, {wish}|{wish}|con qué cambio el {item}]
[cambio|sustituyo] [el|la] {item} por [stevia|harina de almendra|yogur|coliflor][, la misma cantidad|, se puede|, cuánto]{q}
con {weekly} [tengo asco|no tengo hambre|me lleno rápido], [ideas para {meal}|{light}, {wish}|{wish}]
[la crema|la leche|el pollo|el queso] [caducó|se venció] ayer[, |. ][sirve|lo puedo usar|vale todavía]{q}
se me acabó [el|la] {item}, puedo usar {item}{q}
{fast_day} [mañana|{day}][, |. ][qué como antes|ideas para {meal}|rompo con {food}|{wish}]
hay {drink} [en|con] {meal}, [{food}, {wish}|qué botana va]
[mi bomba|mi pluma|mi sensor] [está nueva|va bien|está en la nevera], [{food}, {wish}|{wish}]
[la insulina|el ozempic|la metformina] está carísima, {meal} [barata|económica], {wish}
[calcula|saca|dame] [los carbohidratos|las calorías|la proteína] [de|para] {food}
le pongo más [huevo|{item}] a {food}{q}
[una|media|dos] [pastilla|tableta|unidad|dosis] de [caldo|chocolate|levadura|zapallo|stevia] [para|en] {food}{q}
[con|tomando|usando] {taken} [puedo|se puede|podemos] [comer|cenar|tomar] {food}{q}
[uso|tomo|me pongo|llevo] {taken}[, |. ][puedo comer|está bien|me conviene|qué tal|se puede con] {food}{q}
[los que usamos|las personas con|quien toma] {taken} [puede comer|tiene que dejar|debe evitar] {food}{q}
ya con {taken} [puesta|adentro|tomada][, |. ][qué le pongo a la tostada|qué ceno|{food}, {wish}|{wish}]
qué [como|puedo cenar|preparo] [mientras espero los 15 minutos del bolo|media hora después de {pill}|después de {taken}|antes de {taken}]{q}
el día del {weekly}[, |. ][qué como|algo ligero|{light}, {wish}|{wish}]
[de la insulina|de la dosis|de las pastillas] [no pregunto|se encarga mi doctora|ya sé], [solo comida|{food}, {wish}|{wish}]
[cuántas|cuántos] [raciones|intercambios|unidades de pan] [tiene|son] {food}{q}
la receta dice {carbs} g, [es por porción|es con la salsa], [para mi bomba|yo me calculo]{q}
[tapo|destapo|cubro] [la olla|la masa|el molde] [mientras hierve|antes o después]{q}
a {who} le ponen {taken} [en la escuela|la enfermera][, |. ][qué le horneo|qué le mando de lonche|{wish}]
qué pasa si hago la mitad de [la receta|{food}]{q}
cuánta [chía|{item}] [en el frasco|en el licuado], [la tomo con|uso] {taken}{q}
{long} {n} [por la noche|al acostarme|en la mañana|a las 8][, | y ][{food}|cenas tardías|{wish}|ideas para {meal}|cenar a las 8]
soy de {long} {n} [por la noche|al día], {food}
[vegano|celíaca|vegetariana|intolerante a la lactosa] con {taken}[, {food}|, {wish}|]
me [inyecto|pincho|pico] [dos veces al día|antes de comer|la nph|por la noche][, | y ][quiero {food}|{food}, {wish}|{wish}]
{pill} [en ayunas|a la mañana|con la cena] y [hambre a las once|me da hambre], [colación|{light}|{wish}]
{food} para [un señor|una señora|{who}] con {taken}[, {wish}|]
[acabo de empezar con|empecé|me recetaron|el endocrino me puso] {taken}[, |. ][{food}|{wish}|qué ceno|ideas para {meal}]
después de [la inyección|la insulina|el pinchazo] tengo 20 minutos para comer[, {food}|, {wish}|]
{food}, unos {carbs} g, que voy con {fast}
a {who} le toca [la insulina|{taken}] [a mediodía|en la escuela|antes de comer], [qué le mando|qué le hago|un plato que le guste]{q}
turno de noche, {taken} [al salir|a las 7], [un desayuno que sea cena|{food}|{wish}]
{taken}[, |. ]{food}[, {wish}|]
uso {taken} y {taken}[, |. ][{food}, {wish}|{wish}|ideas para {meal}]
[tomo|me pongo] {taken} [y no debo saltarme comidas|y como a mis horas], [{food}|{wish}]
le ponen {taken} a {who} y [luego no quiere comer|come poquito], [algo que le guste|{light}|{wish}]
[calculo|cuento] los carbohidratos y me [pongo|inyecto] {fast}, [{food} medido|{food}|{wish}]
[{food}|{light}] [está bien|va bien|sirve] para {meal}[, uso|, tomo|? tomo] {taken}
[tuve una baja|me dio un bajón|me bajó a 55] [anoche|ayer|la semana pasada][, | pero ya estoy bien, ][{food}|{wish}|qué colación lo evita]
qué [colación|cena|merienda] [evita bajones|me cuida la noche|antes de dormir para no bajar][, uso {taken}|, tomo {taken}|]{q}
[como|meriendo|debo comer] algo [antes|después] de {event}[ para no bajar|, uso {taken}|]{q}
[el doctor|la enfermera] me [bajó|cambió|ajustó|subió] {taken} [por las bajas|por los bajones|la semana pasada][, |. ][{food}|{wish}|ideas para {meal}]
miedo a [los bajones|las hipos] con {taken}, [una cena que dure|{food}|{wish}]
[el arroz|la pasta|{food}] va bien con {pill} o mejor [quinua|{light}]{q}
[qué merienda|qué postre|algo que] no [necesita|lleva|requiere] insulina{q}
mi [ratio|relación|factor de corrección] es [{n}|{ratio}][, | y ][qué ceno|qué puedo comer|{food}, {wish}|{wish}]{q}
`
