import { row } from './row.ts'

/** Medicines, and what people do with them. Brand names from the US, Britain, Spain and Latin America. */
export const MEDICINES = [
  row(
    'insulin',
    'insulin|insulins|aspart|humalog mix|basal|bolus|boluses|quick acting insulin|rapid acting insulin|long acting insulin|fast acting insulin|rapid acting|fast acting|short acting|long acting|background insulin|mealtime insulin|rapid|my rapid|night time insulin|insulina lispro|myxredlin|u100|u200|u500|exubera|quick acting',
    'insulina|insulinas|insu|rapida|la rapida|la lenta|lenta|ultrarapida|asparta|aspart|bolo|bolos|cristalina|insulina de accion rapida|insulina de accion prolongada',
  ),
  row(
    'insulin-name',
    'humalog|novolog|novorapid|fiasp|lyumjev|apidra|admelog|lispro|glulisine|trurapi|kirsty|merilog|lantus|levemir|tresiba|toujeo|basaglar|abasaglar|semglee|rezvoglar|glargine|detemir|degludec|awiqli|icodec|humulin|novolin|insulatard|insuman|hypurin|actrapid|isophane|nph|mixtard|novomix|ryzodeg|soliqua|suliqua|xultophy|afrezza|novopen|echo pen|inpen|novo rapid|novopen echo|insulin aspart|optisulin|basalin|basalog|wosulin|huminsulin|insugen|humapen|ultratard|protaphane|semglee pen',
    'glargina|degludec|detemir|glulisina|insulina rapida|insulina lenta|insulina basal|insulina nph|insulina cristalina|insulina regular|ultrarrapida',
    'insulin',
  ),
  row('basal', 'basal|bolus|mealtime', 'basal|bolo|bolos'),
  row(
    'regimen',
    'iob|insulin on board|basal bolus|mdi|multiple daily injections|sliding scale|carb ratio|icr|isf|insulin to carb ratio|insulin carb ratio|carb counting with insulin|looping|looper|dafne|prebolus|pre bolus|correction factor|correction dose|corrections',
    'basal bolo|multiples inyecciones|multidosis|mdi|ratio de insulina|factor de sensibilidad|bolo basal|pauta basal bolo|multiples dosis|ratio insulina',
  ),
  row(
    'pump',
    'pump|twiist|accu chek insight|looping|tandem x2',
    'bomba|infusora|circuito cerrado|sistema hibrido|microbomba',
  ),
  row(
    'pump-name',
    'insulin pump|omnipod|omnipods|tslim|tandem mobi|tandem pump|tandem tslim|medtronic|minimed|medtronic 780g|medtronic pump|control iq|controliq|closed loop|hybrid closed loop|camaps|cam aps|android aps|androidaps|ypsopump|dana rs|medtrum|patch pump|tubeless pump|artificial pancreas|beta bionics|omnipod 5|omnipod dash|ilet|looping with|i am looping|looper|insulin pumper|pumper|dana pump|minimed 780g|medtronic 670g|dexcom and omnipod|mylife loop|cequr|v go',
    'bomba de insulina|microinfusora|microinfusadora|bomba insulinica|infusor de insulina|pancreas artificial|asa cerrada|lazo cerrado|infusora de insulina',
    'pump',
  ),
  row(
    'pen',
    'insulin pen|insulin pens|insulin injections|insulin injection|insulin shots|insulin shot|insulin dependent|insulin user|insulin therapy|insulin treated|insulin regimen|insulin regime|insulin needles|insulin syringes|insulin dose|insulin doses|insulin ratio|insulin jab|insulin jabs|insulin syringe|insulin requiring|insulin diabetic|insulin management|kwikpen|kwikpens|flexpen|flexpens|flextouch|solostar|solo star|quickpen|penfill|insulin cartridges|insulin treatment|insulin treated diabetes|insulin kicks in|basal insulin|bolus insulin|mealtime insulin|insulin to cover|insulin needing|insulin taker|insulin takers|insulin using|insulin users|insulin type',
    'insulinodependiente|insulino dependiente|insulinodependientes|insulinorrequiriente|pluma de insulina|plumas de insulina|inyecciones de insulina|inyeccion de insulina|insulinizado|insulinizada|jeringa de insulina|jeringas de insulina|boligrafo de insulina|boli de insulina|bolis de insulina|insulinoterapia|terapia con insulina|tratamiento con insulina|insulinorequiriente|dependiente de insulina|dependiente de la insulina|lapicera de insulina|tratada con insulina|tratado con insulina|tratamiento de insulina|en tratamiento con insulina|tratamiento insulinico|tratado con bomba|tratamiento de bomba|pen de insulina|lapiz de insulina|usuario de insulina|usuaria de insulina|con plumas de insulina|insulina diaria|insulina basal|insulina con cada comida|insulina antes de comer',
  ),
  row(
    'pills-low',
    'gliclazide|diamicron|glipizide|glucotrol|glyburide|glibenclamide|micronase|diabeta|glynase|glimepiride|amaryl|tolbutamide|chlorpropamide|sulfonylurea|sulfonylureas|sulphonylurea|sulphonylureas|repaglinide|prandin|novonorm|nateglinide|starlix|glucovance|glynase prestab|zicron|duetact|glyade|nidem|aylide|diapride|glimy|amaryl m|glinide|glinides|daonil|euglucon|azukon',
    'gliburida|glyburida|gliquidona|glurenorm|glimeprida|gliclazida|diamicron|glipizida|minodiab|glibenclamida|daonil|euglucon|glimepirida|amaryl|tolbutamida|clorpropamida|sulfonilurea|sulfonilureas|repaglinida|novonorm|prandin|nateglinida|bi euglucon|glucovance|gliclazida mr|norglicem|roname|gluconorm',
    'drug',
  ),
  row(
    'drug',
    'insulin|medication|medications|medicine|medicines|meds|med|tablets|tablet|pills|pill|shot|shots|injection|injections|jab|jabs|skinny jab|diabetes pills|diabetes tablets|diabetes meds|diabetes medication|steroids',
    'insulina|medicacion|medicamento|medicamentos|medicina|medicinas|pastilla|pastillas|pastillita|comprimido|comprimidos|tableta|tabletas|inyeccion|inyecciones|pinchazo|remedio|remedios',
  ),
  row(
    'drug-name',
    'symlin|pramlintide|rosiglitazone|avandia|bexagliflozin|sotagliflozin|orforglipron|cagrisema|metformin|glucophage|ozempic|wegovy|rybelsus|mounjaro|zepbound|trulicity|victoza|saxenda|byetta|bydureon|adlyxin|semaglutide|tirzepatide|dulaglutide|liraglutide|exenatide|lixisenatide|retatrutide|glp1|glp|jardiance|empagliflozin|farxiga|forxiga|dapagliflozin|invokana|canagliflozin|steglatro|ertugliflozin|sglt2|sglt|januvia|sitagliptin|tradjenta|trajenta|linagliptin|onglyza|saxagliptin|galvus|vildagliptin|alogliptin|nesina|vipidia|janumet|jentadueto|synjardy|xigduo|pioglitazone|actos|acarbose|precose|glucobay|miglitol|glucagon|baqsimi|gvoke|zegalogue|jardience|metformin er|metformin xr|metforman|diabex|diaformin|glycomet|istamet|galvumet|glyxambi|trijardy|qtern|steglujan|bydureon bcise|mounjaro pen|ozempic pen|brenzavvy|inpefa|zituvio|cycloset|statin|prednisone|prednisolone',
    'rosiglitazona|zomarist|dabex|dimefor|metformina|glucophage|dianben|glafornil|ozempic|wegovy|rybelsus|mounjaro|trulicity|victoza|saxenda|semaglutida|tirzepatida|dulaglutida|liraglutida|exenatida|jardiance|empagliflozina|forxiga|dapagliflozina|invokana|canagliflozina|januvia|sitagliptina|linagliptina|trayenta|vildagliptina|galvus|eucreas|janumet|synjardy|xigduo|pioglitazona|acarbosa|glucagon|predial|velmetia|jalra|galvusmet|icandra|tabletas de metformina|prednisona',
    'drug',
  ),
  row('units', 'units|unit|iu|u|clicks|click', 'unidades|unidad|ui|clics|rayitas|rayas|u'),
  row('count-units', 'units|unit|iu|u|clicks|click', 'unidades|unidad|ui|clics|rayitas|rayas|u'),
  row('mg', 'mg|mgs|milligrams|milligram|mcg', 'mg|miligramos|miligramo'),
  row(
    'dose',
    'dose|doses|dosage|dosing|dosages|bolus|boluses|correction|corrections|correction dose|correction bolus|insulin dose|insulin dosage|prebolus|pre bolus',
    'dosis|bolo|bolos|dosificacion|correccion|bolo corrector|bolo de correccion',
  ),
  row(
    'correction',
    'correction|correction dose|correction bolus|correction factor|correct',
    'correccion|corregir|bolo corrector|bolo de correccion|factor de correccion|correctora',
  ),
  row(
    'ratio',
    'icr|isf|carb ratio|insulin to carb ratio|insulin to carb|insulin carb ratio|carb to insulin ratio|insulin ratio|insulin sensitivity factor|correction factor|i to c ratio|i c ratio|sensitivity factor|ic ratio|correction ratio|bolus ratio|dosing ratio|carb factor|basal rate|temp basal',
    'ratio|ratio de insulina|ratio insulina|ratio de carbohidratos|factor de sensibilidad|factor de correccion|relacion insulina|relacion insulina carbohidratos|ratio insulina carbohidratos|fsi|indice insulina carbohidratos',
  ),
  row(
    'took',
    'pricked|double bolused|gotten|used',
    'me apliqué|administre|me ha puesto|me metí|coloque|injetei|calcule|me pase con',
  ),
  row(
    'dosed',
    'bolused|bolussed|dosed|injected|prebolused|pre bolused|rage bolused|jabbed|over corrected|overcorrected|stacked',
    'me inyecte|me pinche|me he pinchado|me he inyectado|se inyecto|se pincho|le inyecte|le pinche|me chute|me he chutado|corregi|acabo de inyectarme|me acabo de inyectar|acabo de pincharme|acaba de inyectarse',
    'took-past',
  ),
  row(
    'take',
    'take|taking|skip|skipping|inject|injecting|bolus|dose|prebolus|pre bolus|increase|increasing|decrease|reduce|reducing|lower|raise|stop|stopping|change|changing|adjust|adjusting|double|doubling|split|splitting|use|need|up|cut|halve|half|go up|go down|bump|drop|miss|missing|leave out|come off|jab|shoot|correct|give|have|put in|cover|dial|dial up|pump|swallow|pop|delay|hold|combine|mix|switch|titrate|quit|restart|still|cut back|cut down|get off|lay off|go off|ditch|forget|leave|have to|move|go to|double my|double the|twice the|twice my|halve my|half my|extra|more|less',
    'tomar|tomarme|tomo|saltar|saltarme|salto|me salto|inyectar|inyectarme|inyecto|me inyecto|me pongo|ponerme|poner|ponerle|pongo|le pongo|subir|subirme|subo|bajar|bajarme|bajo|reducir|aumentar|aumento|dejar|dejo|dejar de|cambiar|ajustar|ajusto|doblar|doblo|duplicar|partir|usar|necesito|quitar|quitarme|quito|mitad|pinchar|pincharme|me pincho|pincho|administrar|aplicar|aplicarme|me aplico|aplico|darme|dar|darle|corregir|corrijo|suspender|omitir|combinar|mezclar|meter|meterme|me meto|chutar|adelantar|retrasar|suministrar|tomarlo|tomarla|ponermela|me toca|me corresponde|corresponde|toca|llevar|meto|doble dosis|el doble|mas|menos',
  ),
  row(
    'overdose',
    'overbolused|over bolused|overbolussed|overdosed|over dosed|double dosed|double bolused|over injected|overinjected|double shot|rage bolused|overdose|overdosing|over dose|over corrected|overcorrected|overdid my insulin|overdid the insulin|stacked my insulin|stacked insulin|insulin stacking|doubled up',
    'sobredosis|me pase de insulina|me pase con la insulina|se me fue la mano con la insulina|me he pasado con la insulina|me he pasado de insulina|se me paso la mano con la insulina|se paso de insulina|se paso con la insulina|me pase con el bolo|me pase de unidades|me pase de bolo|me pase con la rapida|me pase con las unidades|se me fue la mano con el bolo|me excedi con la insulina|me excedi de insulina|me sobre inyecte|corregi de mas',
  ),
  row(
    'too-much',
    'too much|too many|way too much|way too many|far too much|far too many|twice my|twice the|twice as much|double the|double my|triple|triple the|ten times|a double|double|extra|the wrong|wrong|more than i should|more than i meant|too high|far more',
    'demasiada|demasiadas|mucha|muchas|doble|el doble|doble dosis|triple|de mas|de sobra|equivocada|equivocadas|incorrecta|de mas de|unidades de mas|mas de la cuenta|mas insulina de la cuenta|el triple|diez veces|la que no era|la insulina equivocada|demasiado|un monton de',
  ),
  row('twice', 'twice|two times|doubled|two lots', 'dos veces|doble vez|por duplicado|por segunda vez'),
  row(
    'mistake',
    'by mistake|by accident|accidentally|mistakenly|in error|accidently|instead of|without meaning to|mixed up my|mixed up|muddled up',
    'por error|por accidente|sin querer|por equivocacion|me equivoque|en vez de|en lugar de|accidentalmente|equivocadamente|confundi|me confundi|se equivoco',
  ),
  row(
    'no-meal',
    'forgot to eat|forgotten to eat|forgot food|forgot my food|forgot my lunch|forgot my dinner|forgot lunch|forgot dinner|forgot breakfast|have not eaten|has not eaten|have not had|has not had|have not had any food|did not eat|did not finish|did not have|could not eat|can not eat|will not eat|not eaten|not eat|have not ate|did not get to eat|can not face|could not face|can not stomach|could not stomach|can not keep anything down|can not keep food down|could not finish|can not finish|not finished|never ate|never eaten|never got to eat|never had dinner|never had lunch|never had breakfast|never finished|never turned up|never arrived|never came|never showed|has not arrived|have not arrived|not arrived|did not arrive|not come|skipped lunch|skipped dinner|skipped breakfast|skipped my lunch|skipped my dinner|skipped my breakfast|skipped the meal|skipped my meal|skipped food|skipped eating|skipped tea|no food|nothing to eat|no dinner|no lunch|no breakfast|without eating|without food|without dinner|without lunch|without breakfast|without any food|threw up|thrown up|throwing up|threw it up|vomit|vomited|vomiting|been sick|got sick|puked|puking|barfed|refuses to eat|refused to eat|refusing to eat|refuses food|refusing food|refused food|refused dinner|refuses dinner|refuses his|refuses her|refused his|refused her|lost my appetite|lost his appetite|lost her appetite|no appetite|missed lunch|missed dinner|missed breakfast|missed my meal|missed the meal|missed my lunch|missed my dinner|food is late|food is delayed|dinner is late|dinner got cancelled|dinner is delayed|dinner was cancelled|dinner cancelled|lunch got cancelled|meal got cancelled|meal is late|food has not come|food never came|delivery is late|takeaway is late|takeout is late|off his food|off her food|off my food|empty stomach|on an empty stomach|fell asleep|yet to eat|still not eaten|still not had|meal never came|order got cancelled|skipped the food|only ate half|only had half|ate half|ate only half|left half|spat it out|barely ate|barely eaten|barely touched|hardly ate|hardly eaten|hardly touched|did not touch|not touched|pushed the plate away|not hungry anymore|not hungry now|no longer hungry',
    'no comi|no he comido|no ha comido|no comio|no comimos|sin comer|no quiere comer|no quiso comer|no pude comer|no puedo comer|no puede comer|no cene|no he cenado|no ceno|no desayune|no he desayunado|no desayuno|no almorce|no he almorzado|no almorzo|sin cenar|sin desayunar|sin almorzar|no probe bocado|no ha probado bocado|no he probado bocado|vomite|vomito|he vomitado|ha vomitado|vomitando|me salte la comida|me salte la cena|me salte el desayuno|me salte el almuerzo|se salto la comida|se salto la cena|se me olvido comer|se me paso comer|olvide comer|me olvide de comer|se le olvido comer|se olvido de comer|no llego la comida|no ha llegado la comida|no llega la comida|no tengo comida|no hay comida|nada de comer|no como nada|no comio nada|no comi nada|no he comido nada|no ha comido nada|en ayunas|con el estomago vacio|me quede dormido|me quede dormida|sin haber comido|no me he comido|no come|no me entra nada|lo devolvi|lo vomite|no termino de comer|no termine de comer|apenas comi|apenas comio|todavia no como|aun no como|no quiere cenar|no quiere desayunar|no quiere almorzar|no llego a comer|no llegue a comer|deje la mitad|dejo la mitad|rechaza la comida|no prueba bocado|no me he tomado nada|y no como',
  ),
  row(
    'resist',
    'resistance|resistant|sensitivity|sensitive|index|friendly|spike|spikes|level|levels|response|production|resist|surge|score|load|producing|producers|plan|recipe|recipes|unaware|aware|unawareness|awareness|free|diet',
    'resistencia|resistente|sensibilidad|sensible|indice',
  ),
  row(
    'per-day',
    'a day|per day|each day|every day|daily|a week|per week|this week|weekly',
    'al dia|por dia|cada dia|diario|diarias|a la semana|por semana|diariamente',
  ),
  row(
    'use',
    'use|uses|using|wear|wears|wearing|on|have|has|having|got|with|take|takes|taking|need|needs|inject|injects|injecting|jab|jabs|shoot|been on|started|start|starting|switched to|put on|went on|moved to|dose|doses|depend on|depends on|rely on|went onto|stick|live with|manage with|treated with|control with|controlled with|via|run|running',
    'uso|usa|usamos|usar|usando|llevo|lleva|llevar|con|tengo|tiene|me pongo|se pone|me inyecto|se inyecta|me pincho|se pincha|me aplico|se aplica|necesito|necesita|tomo|toma|estoy con|esta con|estoy en|esta en|estoy usando|me trato con|dependo de|depende de|tratamiento con|me administro|se administra|utilizo|utiliza|ocupo|empece con|empece|le pongo|le ponemos|vivo con|portador de|portadora de|me suministro|inyectarme|ponerme|pincharme',
  ),
  row(
    'inject',
    'inject|injects|injecting|jab|jabs|jabbing|bolus|bolusing|prebolus|pre bolus|dose|dosing|shoot up',
    'me inyecto|se inyecta|me pincho|se pincha|inyectarme|pincharme|me chuto|me bolo',
  ),
  row(
    'mealtime',
    'before every meal|before each meal|before meals|before i eat|with every meal|with each meal|with meals|at mealtimes|four times a day|several times a day|for my carbs|for carbs|for meals|before eating|for food|before food|at meals|for my food|for every meal|for each meal|for what i eat',
    'antes de cada comida|antes de comer|antes de las comidas|con cada comida|en cada comida|con las comidas|cada vez que como|cuatro veces al dia|antes de cada plato',
  ),
  row(
    'took-past',
    'took|taken|gave|given|shot|had|pumped|did|done|administered|put in|just did|stuck|stabbed|shot up',
    'puse|me puse|me he puesto|puesto|inyecte|inyectado|se puso|se ha puesto|pinche|pinchado|le puse|le pusimos|le pusieron|le inyectamos|le di|me di|me aplique|aplique|aplicado|se aplico|le aplique|tome|tomado|me tome|se tomo|me administre|me meti|meti|le han puesto|le hemos puesto|puso|inyecto|tomo|chute|me coloque|se coloco|nos pusimos|lleva puesta|me echo|me eche|me suministre|me he metido|me acabo de poner|acabo de ponerme|acaba de ponerse|acabo de ponerle|acabo de inyectar|acabo de poner',
    'took',
  ),
  row(
    'shot',
    'shot|jab|injection|pen|needle|shots|injections|jabs|needles|syringe|syringes',
    'inyeccion|pinchazo|inyecciones|pinchazos|piquete|piquetes|jeringa|jeringas|jeringuilla',
  ),
  row(
    'over-insulin',
    'overbolused|over bolused|overbolussed|over injected|overinjected|double bolused|double dosed my insulin|overdid my insulin|overdid the insulin|stacked my insulin|stacked insulin|over corrected|overcorrected|double dosed|overdosed on insulin|insulin overdose|overdone the insulin|overdone my insulin|overdone it with the insulin|overdid it with the insulin|overdid it on the insulin|went overboard with my insulin|too heavy handed with the insulin|overcooked the insulin|overcooked my insulin|overshot my insulin|overestimated my insulin|overestimated my carbs',
    'me pase de insulina|me pase con la insulina|se me fue la mano con la insulina|me he pasado con la insulina|me he pasado de insulina|se me paso la mano con la insulina|se paso de insulina|se paso con la insulina|me pase con el bolo|me pase de unidades|me pase de bolo|me pase con la rapida|me pase con las unidades|se me fue la mano con el bolo|me excedi con la insulina|me excedi de insulina|corregi de mas|sobredosis de insulina|insulina de mas|me puse de mas|me he puesto de mas|unidades de mas|exagere con la insulina|se me paso la insulina|calcule mal la insulina|calcule mal el bolo|calcule mal la dosis|puse mal la insulina',
  ),
  row(
    'since',
    'since|after|even after|even with|despite|even though|in spite of',
    'desde|a pesar de|incluso despues de|pese a|aun con',
  ),
  row(
    'pumper',
    'pumper|pumpers|pump user|pump users|pump therapy|pumping insulin|pump site|pump sites|pump settings|pump basal|insulin pumping|cgm and pump|pump and cgm|pumping since',
    '',
  ),
  row('bolusing', 'bolus|bolusing|prebolus|pre bolus|prebolusing|pre bolusing|bolused', 'me bolo|bolear'),
  row(
    'ask-how-much',
    'how much|how many|how often|hm|how big a|how large a|how far|how long before|what size',
    'cuanto|cuanta|cuantos|cuantas|que cantidad|que cantidad de|cada cuanto|cuantito|cuanto tiempo antes',
  ),
  row(
    'should',
    'should i|should we|can i|can we|could i|could we|do i|do we|does he|does she|may i|must i|would i|shall i|am i ok to|am i safe to|should he|should she|can he|can she|when to|is it ok|is it okay|is it safe|is it fine|is it alright|is it wise|would it be ok|would it be okay|ok to|okay to|safe to|fine to|alright to|wise to|best to|better to|supposed to|when should i|when do i|whether to|whether i|need i|ought i|should my|can my|does my|good idea to|should they|could he|could she|any need|any need to|no need to|is there a need|would my|might i|is it worth|worth taking|worth|is there any point in|any point in|do you think i should|am i meant to|is it better to',
    'debo|deberia|debemos|puedo|podemos|podria|puede|tengo que|hay que|hace falta|conviene|me conviene|es seguro|se puede|esta bien|es malo|pasa algo si|pasa algo|es bueno|tendria que|tiene que|tenemos que|me toca|sera que|me recomiendas|recomiendas|es mejor|debe|deberiamos|cuando me|cuando debo|cuando tomo|seria bueno|es necesario|le toca|a que hora|puedo yo|cuanto antes|antes o despues|merece la pena|vale la pena|tendre que|habria que',
  ),
  row(
    'calc',
    'calculate|calculating|compute|figure out|work out|worked out|tell me|estimate|recommend|adjust|give me|suggest|advise|advice|help me with|help with|guidance|need help with|include|write|add|show|print|put|list|state|what|whats|find|convert|calc|guide me|confirm|provide|set|tweak|need|want|do you know|know|wondering|how about|lookup|look up|turn|translate|figure|determine|decide',
    'calcula|calculame|calcular|dime|dame|recomienda|recomiendame|ajusta|ajustar|ajustame|sugiere|sugiereme|incluye|pon|ponme|anade|agrega|escribe|muestra|indica|indicame|que|cual|cuales|aconsejame|ayudame con|ayuda con|orientame|confirma|saca|sacame|necesito saber|quiero saber|estima|hazme|convierte|convertir',
  ),
  row(
    'ok',
    'ok|okay|enough|too much|too little|too many|too low|too high|fine|safe|right|alright|good|correct|overkill|sufficient|about right|cover|plenty|a lot|reasonable|necessary|needed|do for|do it|cut it|suffice|handle|do the job|do the trick|work',
    'bien|suficiente|suficientes|mucho|mucha|muchas|poco|poca|pocas|demasiado|demasiada|demasiadas|seguro|correcto|correcta|adecuado|adecuada|alcanza|alcanzan|basta|bastan|recomendable|necesario|necesaria',
  ),
  row(
    'is-it',
    'is|are|would|will|does|do|should|could|can',
    'es|son|sera|seran|estan|esta|seria|serian|bastan|basta|alcanza|alcanzan|puede|pueden',
  ),
  row('of', 'of|worth of', 'de'),
  row('asks', '?', ''),
  row(
    'nutrient',
    'carbs|carb|protein|fiber|fibre|sugar|water|fat|calories|food|salt|cups|servings|people|chicken|rice|cinnamon|vinegar|fruit|sodium|glasses|grams|pasta|bread|alcohol',
    'carbohidratos|carbos|hidratos|proteina|fibra|azucar|agua|grasa|calorias|sal|tazas|porciones|personas|pollo|arroz|fruta|sodio|gramos|comida|alcohol|frutas|raciones',
  ),
  row(
    'measure',
    'measure|measurement|measures|flour|butter|milk|cream|water|oil|rice|yeast|salt|metric|imperial|kitchen|alcohol|conversion|wine|beer',
    'medida|medidas|harina|leche|aceite|alcohol',
  ),
  row(
    'change',
    'reduce|lower|raise|increase|change|adjust|skip|stop|halve|cut|double|split|drop|up|half|delay|miss|omit|suspend',
    'me salto|salto|dejo|bajo|subo|doblo|reduzco|aumento|cambio|me quito|quito|suspendo|me brinco|brinco|omito|ajusto|corto|parto|me bajo|me subo|me dejo|me reduzco|me cambio|me doblo',
  ),
  row(
    'bolus-kind',
    'split bolus|extended bolus|dual wave|square wave|combo bolus|combination bolus|superbolus|super bolus|bolus calculator|insulin calculator|dose calculator|bolus calculation|insulin calculation|dosing calculator|prebolus timing|pre bolus timing|prebolus time|pre bolus time|bolus wizard|bolus timing|insulin timing|dosing timing|dose timing|bolus strategy|fat protein units|bolus advice|dosing advice|insulin dosing|insulin dosage|insulin dose for',
    'calculadora de bolo|calculadora de insulina|bolo extendido|bolo cuadrado|bolo dual|calculo de bolo|calculo de insulina|calculadora de dosis|bolo doble|bolo mixto',
  ),
  row(
    'self-dose',
    'inject|jab|bolus|dose|prebolus|pre bolus|shoot|dial|dial up|pump in|correct|cover|give myself|give myself for|inject for|bolusing|dosing|give him|give her|draw up|shoot up|set my pump|program my pump|adjust my pump|set the pump|suspend my pump|bolus it|temp basal',
    'me pongo|me inyecto|me pincho|me aplico|me meto|ponerme|inyectarme|pincharme|aplicarme|le pongo|le inyecto|le pincho|ponerle|le doy|me chuto|inyectar|poner|aplicar|pongo|corrijo|corregir|inyecto|pincho|aplico|me administro|administrarme|bolear|inyectarle|le aplico|meterme|me corresponde|me toca|me la pongo|me lo pongo|me la inyecto|me la tomo|la tomo|lo tomo|me lo tomo|me las pongo|me las tomo|la pongo',
  ),
  row(
    'missed',
    'missed|forgot|forgotten|skipped|forgot to take',
    'olvide|se me olvido|me salte|se me paso|no me tome|olvide tomar|se me olvido tomar',
  ),
  row(
    'food-of',
    'espresso|ginger|turmeric|wheatgrass|greens|garlic|vitamin|vitamins|fiber|fibre|protein|veg|vegetables|flavor|flavour|spice|reality|whiskey|tequila|vodka|sunshine|energy|iron|chocolate|sugar|bottle|box|organizer|cutter|container|minder|crusher|glass|glasses',
    'fibra|verduras|verdura|proteina|vitamina|vitaminas|sabor|jengibre|cafe|tequila',
  ),
  row(
    'lows',
    'lows|hypos|hypoglycemia|hypoglycaemia|hypo|low blood sugar|low blood sugars|hypoglycemic|hypoglycaemic|sugar crashes|sugar lows|blood sugar crashes|low sugars',
    'hipos|hipoglucemias|hipoglicemias|hipoglucemia|hipoglicemia|bajones|bajones de azucar|bajadas de azucar|bajas de azucar',
  ),
  row(
    'prone',
    'prone to|reactive|frequent|recurrent|recurring|scared of|afraid of|worried about|worry about|fear of|get|getting|have|having|history of|suffer from|suffer|had|experience|nocturnal|overnight|night time|nighttime|regular',
    'propenso a|propensa a|reactiva|frecuentes|frecuente|sufro|sufro de|padezco|padezco de|miedo a|me dan|tengo|tiene|suelo tener|tiendo a|tendencia a|nocturnas|recurrentes|me preocupan|suele tener|le dan',
  ),
  row('unaware', 'unaware|unawareness', ''),
  row(
    'eats',
    'eat|ate|eaten|touch|touched|finish|finished|keep down|stomach|managed|manage|want food|want dinner|want lunch|want breakfast|had dinner|had lunch|had breakfast|had anything|had food|had any food|eating|have dinner|have lunch|have breakfast|hungry|get to eat|keep anything down|keep food down|keep it down|face|swallow|want it|want to eat|had tea|had supper|had a bite|nibbled|fed',
    'comer|come|como|comi|comio|comido|comimos|cenar|cenado|cene|ceno|desayunar|desayunado|desayune|desayuno|almorzar|almorzado|almorce|almorzo|merendado|probado bocado|probo bocado|probar bocado|comida|cena|terminar|hambre|apetito|tragar|quiere comida',
  ),
  row(
    'meal',
    'dinner|lunch|breakfast|food|meal|tea|supper|takeaway|takeout|pizza|delivery|order|plate|pasta|brunch|snack|sandwich|burger|dish|curry|bite|sarnie',
    'cena|comida|almuerzo|desayuno|pedido|plato|merienda|pizza|bocado|bocadillo',
  ),
  row(
    'meal-lost',
    'cancelled|canceled|late|delayed|burned|burnt|never came|never arrived|never turned up|never showed|never showed up|not coming|has not come|not here|not arrived|not ready|went cold|ruined|in the bin|fell on the floor|was awful|inedible|did not come|did not arrive|did not turn up|is taking ages|taking forever|taking ages|spoiled|got burned|got burnt|is late|running late|gone wrong|ran away|is off|ran out|sold out|out of stock|not available|closed|shut|got stolen|dropped on the floor|went wrong|never happened|fell through|did not happen|no longer happening|off|exploded|raw|still frozen|not done|not cooked',
    'no llega|no llego|no ha llegado|se quemo|se retraso|se cancelo|no vino|retrasada|tarda|se me quemo|no esta lista|no llega nunca|se ha quemado|se cayo|cancelada|cancelaron|tardando|tarda mucho|se acabo|se termino|agotada|agotado|cerrado|cerraron|cruda|no estaba lista',
  ),
  row(
    'none',
    'no|without|skipped|missed|forgot|forgot my|forgotten|not had|not eaten|left|rejected|refused|refuses|refusing|dropped|spilled|brought up|lost|skip|skipping|hardly|barely|turned down',
    'sin|no|salte|me salte|olvide|me olvide|se me olvido|rechaza|rechazo|vomite|vomito|se salto|sin probar|apenas',
  ),
  row('time-to', 'time to|best time|time of day|when', 'hora|a que hora|momento|cuando'),
  row('few', 'one|two|half|a half|1|2|3', 'una|dos|media|uno|tres|1|2|3'),
  row('or', 'or', 'o'),
  row('amounts', 'amount|amounts|quantity|number of units|how much', 'cantidad'),
  row('pump-gave', 'pump|insulin pump|omnipod|machine', 'bomba|microinfusora'),
  row(
    'around',
    'before|after|match|matches|matching|cover|around|time|until|wait|waiting|when|count|ratio',
    'antes|despues|cubrir|hasta|cuando|mientras',
  ),
  row(
    'dose-kind',
    'max|maximum|usual|starting|recommended|normal|typical|safe|right|correct|proper|best|average|ideal|standard|suitable',
    'maxima|recomendada|normal|correcta|adecuada|ideal|habitual|segura|inicial',
  ),
  row(
    'before-or-after',
    'before or after|before or with|with or without',
    'antes o despues|antes o con|con o sin',
  ),
  row(
    'went-over',
    'overdid|overdone|overshot|overdid it with|overdid it on|overdone it with|overdone it on|went overboard with|went overboard on|heavy handed with|too heavy with|went too far with',
    'se me fue la mano con|me pase con|me pase de|me excedi con|me excedi de|se paso con|se paso de|se me paso la mano con|me he pasado con|me he pasado de|se le fue la mano con',
  ),
  row(
    'how-long',
    'how long|how early|how soon|how late|how far ahead|how far in advance|how long before|how many minutes|how many hours',
    'cuanto tiempo|cuanto antes|con cuanto tiempo|con cuanta antelacion|cuantos minutos|cuantas horas|cuanto rato|cuanto tiempo antes',
  ),
  row(
    'lowers',
    'bring it down|bring me down|bring him down|bring her down|bring this down|bring down|get it down|get me down|get this down|take it down|knock it down|lower it|drop it|correct it|correct that|fix it|bring it back down|get it back down',
    'bajarla|bajarlo|bajarme|bajarmela|bajarle|bajarsela|para bajar|para que baje|que me baje|corregirla|corregirlo',
  ),
  row('daily', 'a day|per day|each day|every day|daily', 'al dia|por dia|cada dia|diarias'),
  row('jab', 'jab|jabs|injection|injections|shots|needles', 'inyeccion|inyecciones'),
  row('pod', 'pod|pods|cannula|canula|infusion set', 'pod|pods|canula|canulas|set de infusion'),
  row(
    'limb',
    'arm|leg|thigh|tummy|stomach|belly|bum|hip|back|side|upper arm',
    'brazo|pierna|barriga|muslo|nalga|abdomen|tripa',
  ),
  // "Type 1 flour" is a grade of milling.
  row('graded', 'fun|flour|flours|wheat|collagen|gelatin|starch', 'harina|harinas|colageno'),
  row('gives', 'give|take|inject|dial', 'doy|dar|tomo|pongo|inyecto'),
]
