const told = (pattern: string): RegExp => new RegExp(`(?<![\\w-])(?:${pattern})(?!\\w)`, 'g')
const FOOD_ES = '(?:(?:el|la|los|las|al|del|a|de) ){0,3}[a-z]{3,16}(?: de [a-z]{3,14})?'
const ALLERGIC_ES = `(?:alergic[oa]s?(?: ${FOOD_ES})?|celiac[oa]s?|intolerantes?(?: ${FOOD_ES})?|alergia ${FOOD_ES}|intolerancia ${FOOD_ES})`
const SURELY_ES =
  '(?<!\\b(?:no|nunca|si|ojala|cuando|hasta que|quiza|quizas|tal vez|todavia|aun|espero que|a ver si) [^.;!?|]{0,25})'
const STILL_ES =
  '(?![^.;!?|]{0,60}\\b(?:todavia|aun|sigue|sigo|volvio|tambien|pero no|menos|excepto|salvo)\\b)'
const ALONG_ES =
  '\\b(?:viene|vienen|invitad[oa]s?|con (?:el|ella|ellos) (?:a|en)|para (?:el|ella|ellos|todos)|compart[a-z]{1,4}|visita|nos acompana|fiesta)\\b'
const AWAY_ES =
  '(?:vive en (?!(?:mi |la |nuestra |esta |su )?(?:casa|aqui)\\b)[a-z]{3,14}(?: [a-z]{3,14})?|vive (?:lejos|fuera)|ya no vive [a-z]{3,12}|(?:se fue|se mudo) a [a-z]{3,14}|(?:esta|anda) (?:de viaje|de vacaciones|lejos|fuera|en (?:europa|otra ciudad|otro pais|el extranjero)))'
const RELATIVE_ES =
  '(?:(?:mi|el|la|un|una|mi otr[oa]|de mi|es mi|era mi|es de mi) ){0,2}(?:cunad[oa]|suegr[oa]|vecin[oa]|ex|prim[oa]|ti[oa]|herman[oa]|roomie|companer[oa](?: de [a-z]{3,12})?|jef[ea]|coleg[oa]|amig[oa]|hij[oa]|novi[oa]|marido|espos[oa])'

/** Whether one of the patterns may be found: they are not tried in any other text. */
export const MAY_BE_OVER =
  /alerg|intoleran|celiac|vegan|vegetarian|negativ|normal|descart|limpi|\bsin |igual|tambien|lo mismo|alimentos|comidas|ingredientes|sobri|abstemi|\bni (?:para|de|en|ver|oler|prob|toc)|\bno,? por|tengo alergia/

/** The rows of refusals-over.ts in Spanish, read before a text is put into English. */
export const REFUSALS_OVER_ES: readonly (readonly [RegExp, string])[] = [
  [
    told(
      `${SURELY_ES}(?:al final |resulta que |resulto que |ya |pues )*no (?:soy|es|era|somos|son|fue|resulte|resulto(?: ser)?|tengo|tenia|le tengo|tiene) (?:una? )?(?:celiac[oa]s?|celiaquia|intolerantes? a la lactosa|intolerancia a la lactosa|alergia a nada)(?! pero)${STILL_ES}`,
    ),
    'esta bien |',
  ],
  [
    told(
      `${SURELY_ES}(?:(?:mi|el|la) [a-z]{3,12} )?(?:super[oea]|ha superado|he superado|dej[oe] atras|se (?:le|me) (?:quito|fue|paso)) (?:ya )?(?:la |su |mi )?(?:alergia|intolerancia)(?: ${FOOD_ES})?${STILL_ES}`,
    ),
    'esta bien |',
  ],
  [
    told(
      `(?:pens[eo]|pensaba(?:n|mos)?|crei(?:a|an|amos)?|nos dijeron|me dijeron) que (?:era|eramos|tenia|soy|es) ${ALLERGIC_ES}(?=[^|]{0,50}\\b(?:y no|pero no|resulto que no|no era|era (?:otra cosa|estres|ansiedad|un virus|el jabon))\\b)`,
    ),
    'esta bien |',
  ],
  [
    told(
      `(?:prueba|pruebas|test|pinchazo|prick|analisis|biopsia|examen|examenes|gastroscopia|alergolog[oa])(?: (?!positiv)[a-z]{2,12}){0,4} (?:negativ[oa]s?|normal(?:es)?|limpi[oa]s?|descarto|descarta)(?: (?:para|a|al|de|lo de|la|el) ${FOOD_ES}(?: y ${FOOD_ES})?)?(?![^.;!?|]{0,40}positiv)`,
    ),
    'esta bien |',
  ],
  [
    told(
      `(?:niega|sin|descartad[oa]) (?:(?:la|una) )?(?:alergias?|intolerancias?) (?:al?|a la|a los|a las) (?!nada|ning)${FOOD_ES}`,
    ),
    'esta bien |',
  ],
  // "La alérgica es mi cuñada y vive en Tijuana"; "mi cuñado alérgico al maní está en Europa".
  [
    told(
      `(?:la |el |l[oa]s )?(?:que (?:es|era) )?${ALLERGIC_ES} (?:es|era|son) (?:de )?${RELATIVE_ES}(?:(?:,? (?:y|que|la que|el que))* ${AWAY_ES}|,? (?:y )?(?:ell[ao]|el) (?:no (?:viene|come|esta)|ya ceno)[a-z ]{0,20}|(?<=\\b(?:ex|vecin[oa])))(?<!${ALONG_ES}.*)(?!.*${ALONG_ES})`,
    ),
    'esta bien |',
  ],
  [
    told(
      `${RELATIVE_ES},? (?:(?:es|la|el|que es) ){0,2}${ALLERGIC_ES},? (?:y |que )?${AWAY_ES}(?<!${ALONG_ES}.*)(?!.*${ALONG_ES})`,
    ),
    'esta bien |',
  ],
  [
    told(
      '(?:soy |es |somos )?alergic[oa]s? (?:a madrugar|al? (?:los |las |la |el )?(?:lunes|mananas?|ejercicio|trabajo|gatos?|perros?|polvo|polen|acaros|penicilina|amoxicilina|ibuprofeno|aspirina|latex|drama|gente|frio|sol|abejas?|picaduras)|a (?:la|las|los) (?:ensaladas?|comidas?|recetas?|cenas?|sopas?|dietas?|verduras|almuerzos|platos) (?:trist|aburrid|sos|insipid|desabrid)[a-z]{0,3})(?= ?(?:$|[.;:!?)]|,? (?:quiero|dame|pero|asi que|hazme|ponme|necesito|no)\\b))',
    ),
    'esta bien |',
  ],
  [
    told(
      '(?:deje de ser|dejo de ser|ya no soy|ya no es|no soy|fui|era|fracase como|me aburri de ser|me canse de ser) (?:vegan|vegetarian)[oa]s?(?:(?=[^.;!|]{0,60}\\b(?:ahora|pero|ya|lo deje|hasta)\\b)|(?<=\\b(?:deje|dejo|no|fracase|aburri|canse)\\b.{0,30}))(?: (?:un ano|[a-z0-9]+ (?:anos|meses)))?',
    ),
    'esta bien |',
  ],
  // "Sin frijoles no hay comida", "una cazuela sin zapallo no es cazuela".
  [
    told(
      '(?:un |una |el |la |mi )?(?:[a-z]{3,14} )?sin (?<!alerg.*)((?:el |la |los |las )?(?!gluten|lactosa|azucar|sal\\b|lacteos|frutos|nueces|alergen)[a-z]{3,16}(?: de [a-z]{3,14})?)(?: un [a-z]{3,10}(?: en casa)?| en (?:mi )?casa)? no (?:hay (?!riesgo|problema|peligro|reaccion)[a-z]{3,12}|es (?:lo mismo|nada|un?a? ?[a-z]{3,12}|[a-z]{3,12})|sabe(?: a nada| igual)?|tiene gracia|se puede vivir|puedo vivir|vivo|concibo|soy nadie|somos nada)(?!.*alerg)',
    ),
    'quiero $1 |',
  ],
]
