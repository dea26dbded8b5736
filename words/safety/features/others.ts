import { row } from './row.ts'

/** People who usually do not eat with us, signs that they do or do not, and people who have died. */
export const OTHERS = [
  row(
    'outsider',
    "friend|friends|best friend|bestie|buddy|pal|neighbor|neighbour|neighbors|neighbours|coworker|co worker|colleague|boss|manager|teacher|professor|classmate|student|cousin|aunt|auntie|uncle|ex|ex wife|ex husband|sister|sis|sister in law|brother|brother in law|brother's wife|guy next door|girl next door|lady next door|guy at|lady at|girl at|woman at|man at|guy in|lady in|girl in|woman in my|barista|hairdresser|landlady|landlord|celebrity|actress|actor|friend of mine|friends of mine",
    'amigo|amiga|amigos|amigas|mejor amiga|mejor amigo|vecino|vecina|vecinos|compañero|compañera|colega|jefe|jefa|maestro|maestra|profesor|profesora|profe|primo|prima|tio|tia|ex|hermano|hermana|cuñado|cuñada|mujer de mi hermano|esposa de mi hermano|conocida|conocido|actriz|famosa|comadre|compadre',
  ),
  row(
    'eats-along',
    'cook for|cooking for|cooks for|cooked for|feed|feeding|feeds|coming over|comes over|is coming|are coming|comes|coming to|coming for|come over|visit|visits|visiting|staying|stays|lives with|live with|living with|moved in|with us|with me|both|share|shares|sharing|host|hosting|hosts|invite|invited|inviting|guest|guests|joins|joining|bring her|bring him|bringing|take her|take him|taking|for her|for him|for them|to her|to him|to them|she eats|he eats|she wants|he wants|she can|he can|can she|can he|does she|does he|make her|make him|serve|serving|bed rest|drop off|dropping off|meal train|over for|eats here|eats with|and i eat|we eat|she likes|he likes|her diet|his diet|dinner with|lunch with|breakfast with|and needs|and wants|and craves|and craving|needs food|needs dinner|needs lunch|wants dinner|wants lunch|surprise|for me and|for both|for us',
    'cocino para|cocinarle|le cocino|les cocino|le cocine|le hago|les hago|hacerle|le preparo|prepararle|le llevo|les llevo|llevarle|llevarles|llevo tuppers|viene|vienen|venir|nos visita|visita|se queda|vive con|vive conmigo|con nosotros|con nosotras|conmigo|para las dos|para los dos|para ella|para ellas|para ellos|compartimos|comparto|compartir|invite|invitada|invitado|invitados|huesped|come aqui|come aca|almuerza|comemos|cenamos|almorzamos|juntas|juntos|que puede comer|le sirvo|servirle|sirvo|ella quiere|quiere comer|le doy|darle|y quiere|y necesita|y tiene antojo|de reposo|reposo|para mi y|para nosotros|para nosotras',
  ),
  row(
    'eats-alone',
    "for me|for myself|just me|only me|for one|just for me|only for me|cooking for myself|cook for myself|cooking for one|cook for one|i cook for myself|i cook for one|i live alone|i eat alone|on my own|by myself|me alone|mine is|i want one too|i'm after|i just want|i only want",
    'para mi|para mi sola|para mi solo|solo para mi|para uno|para una sola|cocino para uno|cocino para mi|como sola|como solo|yo sola|yo solo|vivo solo|vivo sola|yo solo quiero|yo nomas quiero|solo quiero|yo quiero|yo como',
    'for',
  ),
  row(
    'gone',
    'he died|she died|who died|died of|died from|died last|died in|died when|passed away|late mother|late father|late husband|late wife|late brother|late sister|late mom|late dad|late aunt|late uncle|late grandmother|late grandfather|rest his soul|rest her soul|rest in peace|lived on|all his life|all her life|her whole life|his whole life',
    'murio|fallecio|fallecida|fallecido|difunto|difunta|que en paz descanse|qepd|ya no esta con nosotros|vivio con|toda su vida|que en paz descansa|en paz descanse',
  ),
  row(
    'livestock',
    'goat|mare|cow|sheep|ewe|sow|ferret|guinea pig|parrot|chihuahua|labrador|poodle|beagle|bitch|goldfish|donkey|alpaca',
    'yegua|vaca|cabra|oveja|cerda|perrita|gatitas|conejo|conejita|coneja|cuy|hamster|burra|caballo',
    'pet',
  ),
]
