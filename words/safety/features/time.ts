import { row } from './row.ts'

/** When it happens, and whether it happens at all: now, in the past, most days, feared, denied or only imagined. */
export const TIME = [
  row(
    'now',
    'urgent|asap|urgently|immediately|at present|presently|tonight and|this very moment|still|just',
    'ahoritita|ahora que|urgente|urge|recien|hace cinco minutos|hace diez minutos|en estos momentos|ya',
  ),
  row(
    'firmly-now',
    'right now|at the moment|currently|just tested|just checked|just measured|just scanned|this minute|this second|as we speak|minutes ago|minute ago|mins ago|min ago|a minute ago|again|help|now|for an hour|for hours|for ages|for the last hour|for half an hour|for twenty minutes|at once|all at once|straight away|right away|this instant',
    'ahora|ahorita|ahora mismo|ya mismo|en este momento|acabo de|acaba de|hace un minuto|hace unos minutos|otra vez|de nuevo|ayuda|justo ahora|de inmediato|cuanto antes|enseguida|en seguida',
    'now',
  ),
  row('not-now', 'now and then|now and again|now that', 'de vez en cuando|ahora que como'),
  row(
    'past',
    'yesterday|last night|last weekend|last monday|last tuesday|last wednesday|last thursday|last friday|last saturday|last sunday|the other day|the other night|day ago|hours ago|hour ago|this morning|earlier today|earlier this|had a low|had lows|had a hypo|had hypos|had low|have had lows|over now|after a hypo|after a low|after my hypo|after my low|post hypo|since spring|since then|previously|ever since|diagnosed|was tested',
    'ayer|anoche|antier|anteayer|antes de ayer|el otro dia|la otra noche|hace unos dias|hace una semana|hace horas|el lunes|el martes|el miercoles|el jueves|el viernes|el sabado|el domingo|esta manana|antes tenia|solia|de joven|despues de una hipo|despues de una hipoglucemia|despues de un bajon|tras una hipo|en el pasado|ya bien|antecedentes|desde entonces|desde que|tuve|estuve|en la manana tuve|tuvimos|tuvo|hace rato|la ultima vez|ultima vez',
  ),
  row(
    'habit',
    'usual|normally|typically|tend|tends|prone|whenever|every morning|every time|every afternoon|each day|each morning|at night|overnight|target|goal|recurrent|frequent|frequently|occasionally|most days|some days|in the afternoon|in the afternoons|in the mornings|in the evenings|on weekends|on average|average|regularly|generally|daily|many times|a lot of|from time to time|once in a while|per week|a week|every week|by noon|by lunchtime|mid afternoon|between meals|now and then|now and again|during runs|during exercise|during workouts|on runs|on long runs',
    'por la noche|por las noches|por las mananas|por las tardes|cada dia|cada noche|cada manana|cada vez|todos los dias|generalmente|suele|suelen|de vez en cuando|con frecuencia|frecuentes|frecuente|seguido|muchas veces|algunas veces|cuando hago ejercicio|objetivo|meta|en promedio|promedio|habitualmente|por lo general|en ocasiones|ocasionalmente|entre comidas|de noche|cuando corro|cuando entreno',
  ),
  row(
    'if',
    'if|in case|once i|once my|when i|when my|when he|when she|when his|when her|for when|what if|unless|in the event|suppose|imagine|hypothetically|when someone|when somebody|when you|when your|next time|what happens when|for emergencies',
    'si|por si|en caso|en caso de|cuando|cuando me|para cuando|siempre que|imagina|supongamos|proxima vez',
  ),
  row(
    'just-when',
    'when i just|when i checked|when i tested|when i measured|when i woke|when i looked',
    'cuando me medi|cuando me desperte|cuando me chequee',
  ),
  row(
    'avoid',
    "avoid|avoids|avoiding|prevent|prevents|preventing|prevention|stop|stops|stopping|keep me from|without|not|no|never|none|nobody|neither|afraid|scared|worried|worry|fear|risk|scare|less|fewer|reduce|reducing|minimize|minimise|against|so i do not|rather than|instead of|protect|ward off|hate|free|free from|hardly|rarely|seldom|stay above|staying above|wary|nervous about|anxious about|not anymore|no longer|won't|anti|lest|head off|fend off|keep me|keep him|keep my|keep her|keep us|keeps me|keeps my|keeping my|keep it|keep them|keep blood|keeping me|keeping blood|keep sugar|keep glucose|keep levels|keep the|keeping the|keeps blood|keep sugars|keep our|keep his|does not|do not|did not|will not",
    'evitar|evita|evite|evitando|prevenir|previene|prevencion|para no|para que no|que no|sin|nunca|jamas|no|ni|tampoco|miedo|temor|riesgo|preocupa|me preocupa|contra|menos|reducir|evitarme|que me evite|ningun|ninguna|impedir|no quiero|no me',
  ),
  row(
    'not',
    'not|no|never|without|no longer|stopped|off|does not|do not|did not|will not',
    'no|sin|nunca|ya no|dejo|deje',
  ),
  row('restarts', 'so|because|cos|cause|since|please|help', 'porque|por favor|ayuda|asi que|entonces'),
  row('but', 'but|however|though|although|yet|then', 'pero|aunque|sin embargo|luego|y luego|y despues'),
  row(
    'about',
    'what causes|symptoms of|meaning of|definition|article|book|story|essay|poster|presentation|blog|class|learn|explain|facts|novel|movie|lesson|project|game|song',
    'que causa|sintomas de|significado|articulo|libro|cuento|ensayo|presentacion|clase|explica|novela|pelicula',
  ),
  row(
    'present',
    "am|is|are|feeling|feel|having|'s",
    'estoy|tengo|esta|me siento|ando|siento|tiene|sigo|estoy en|esta en|esta con|estoy con|ando en|me encuentro|traigo',
  ),
  row(
    'long-ago',
    'days ago|weeks ago|week ago|months ago|month ago|years ago|year ago|last week|last month|last year|last summer|last winter|last spring|last fall|last autumn|last christmas|last time|used to|history of|in the past|back when|when i was|once had|once took|once passed|once fainted|what if|once last year|years back|as a child|as a kid|once|one time|at one point|way back',
    'semana pasada|la semana pasada|mes pasado|el mes pasado|ano pasado|el ano pasado|hace anos|hace meses|hace semanas|hace dias|cuando era|de nino|de nina|hace un ano|hace un mes|una vez|en una ocasion|alguna vez|aquella vez|esa vez|una ocasion',
    'past',
  ),
  row(
    'feared',
    'do not want|avoid|prevent|fear|afraid of|scared of|worried about|risk of|in case|if i|if he|if she|if my|if someone|if they|whenever|fear of|to avoid|if you|tends to',
    'evitar|miedo de|miedo a|riesgo de|no quiero|por si|si me|para no',
  ),
  row(
    'mostly',
    'sometimes|often|usually|always|habit|every day|every night|each night',
    'a veces|siempre|a menudo|normalmente|suelo|todas las noches',
    'habit',
  ),
  row(
    'before',
    'before|after|first|before or after|before or with',
    'antes|despues|primero|antes o despues|antes o con',
  ),
  row('cannot', 'can not|could not|can never', 'no puedo|no puede|no podia'),
  row(
    'fine-now',
    'fine now|better now|all good now|ok now|okay now|sorted now|back to normal|recovered|i am fine|back up now|came back up|all better',
    'ya estoy bien|ya paso|ya se me paso|ya me recupere|ya esta bien|ya mejor|ya me siento bien|ya subio',
    'past',
  ),
  row(
    'alarmed',
    'help|omg|sos|emergency|urgent|urgently|oh no|panic|panicking|scared|crap|shit|fuck|hurry|asap|yikes|ahh|aaah',
    'ayuda|ayudame|socorro|auxilio|urgente|urge|emergencia|dios mio|ay dios|ayudenme|que hago',
  ),
]
