import { row } from './row.ts'

/** Whose blood sugar it is: mine, my child's, somebody else's, or a pet's. */
export const PEOPLE = [
  row(
    'me',
    'i|we',
    'yo|estoy|ando|tengo|me|traigo|siento|voy|sigo|amaneci|quede|estamos|llevo|soy|tuve|estoy en|estoy con|ando en|ando con|voy en|sigo en|estamos en|estoy a|ando por|amaneci con|amaneci en|voy por',
  ),
  row('my', "my|me|mine|our|his|her|their|the|'s|hers", 'mi|mis|su|sus|nuestro|nuestra|el|la|los|las|del|lo'),
  row('own', 'my|me|our|his|her|their|blood', 'mi|mis|su|sus|nuestro|nuestra|me|le|se me|se le'),
  row(
    'person',
    'they|kids|children|grandkid|hubs|oh|twin|guy|mums|moms|husbands|wifes|dads|partners',
    'niño|chiquito|chiquita|señor|senora|viejo|vieja|tiene|trae|le|anda|esta|esta en|esta con|anda en|anda con|va en|sigue en|esta a',
  ),
  row(
    'kin',
    'he|kiddo|kid|child|son|boy|girl|toddler|baby|bub|little one|little man|little girl|little boy|lad|lass|husband|fiance|boyfriend|mom|mum|mam|mommy|mother|dad|father|grandma|grandmother|grandpa|grandad|granddad|grandfather|gran|granny|nana|nan|nanna|grandson|granddaughter|brother|bro|hubby|mate|buddy|roommate|flatmate|housemate|neighbor|neighbour|patient|student|aunt|auntie|uncle|nephew|teen|teenager|sons|daughters|someone|somebody|him|her|fella|little fella|wee one|wee man|wee lad|wee girl|bairn|youngster|youngest|eldest|kiddie|old man|old lady|pops|gramps|meemaw|papaw|nonna|lodger|guest|visitor|client|pal',
    'alguien|hijo|hijito|hijita|nino|nina|chico|chica|bebe|nene|nena|chamaco|chamaca|peque|pequeno|pequena|marido|esposo|novio|mama|madre|mami|papa|padre|papi|abuela|abuelo|abuelita|abuelito|hermano|amigo|vecino|vecina|companero|companera|suegra|suegro|tia|tio|primo|nieto|nieta|sobrino|sobrina|crio|cria|chaval|chavala|chiquillo|chiquilla|guagua|guaguita|pibe|piba|mocoso|mocosa|pequenin|pequenina|enano|enana|muchacho|muchacha|huesped|paciente|suegrito|compadre|comadre|tata',
    'person',
  ),
  row(
    'pet',
    'dog|cat|puppy|kitten|pup|doggo|horse|hamster|rabbit|pet',
    'perro|perra|perrito|gato|gata|gatito|mascota|cachorro',
  ),
  row(
    'diabetic',
    'diabetic|diabetes|diabetics|typeone|typetwo|t1|lada|insulin|humalog|novorapid|lantus',
    'diabetico|diabetica|diabetes|insulina|typeone|typetwo|insulinodependiente',
  ),
  row(
    'typeone',
    'typeone|type one diabetic|lada|juvenile diabetes|juvenile diabetic',
    'typeone|diabetes juvenil',
  ),
]
