/**
 * Words of English that names of foods and dishes contain, and that name none by themselves: the "tablet" of a glucose tablet, the
 * "island" of a dressing. Any other word that is known from one or two names alone, as "ofada" is from a rice, is told if it stands alone.
 */
export const WORDS_IN_NAMES: ReadonlySet<string> = new Set(
  `acting action aeroplane aerosol alaska alaskan alternative aluminum amber animal ants artificial atlantic
  bag band barnyard base basket baton beaten belgian beverage beyond bittersweet blackening blossom board
  boat boats bottle bow brazil brew bridge brine brit brunswick bubble buddha bulb bulgarian bully butt
  button calf californian canada captain caramelised caramelized carton caught ceremonial certified chelsea
  chilean china clarified cole colorado compressed conference confetti continental corkscrew crack crackling
  crystalline crystallised cultured dehydrated deluxe denver desiccated dinosaur discard distilled divan
  dock dragon drum drumhead drunken ear eden edward eggless essence european excelsior fake farmhouse fed
  fisherman flattened florence florida fortified fox freeze freezes freezing freshwater frond funeral galaxy
  genoa glaze glazed globe glory goddess government granny gray grease grey hair halve herbal hole holes
  homogenized hothouse hung hungarian hush hydrogenated iced island israeli jacket jacob jazz jerusalem joe
  josh kosher lake lan lap leafy leicester lily lite london louise louisiana lukewarm madame maryland
  mongolian monkey montreal moo mug nib oaxaca ocean oriental pacific packham paddle peasant pen petit
  pickling pin ploughman pop popped popping precooked premium preserving prime prince processed provence
  queensland ribbon riced ridge ripple roger roman rooster rub rubbed russian scramble seville sheep
  shepherd shoestring shortcut smith snake soured speckled spiny spiralised spiralized sprig sprouting
  squeak stinky strand straw swamp sweetheart tablet taiwanese tap texan texas tiger toad trail tree trim
  trumpet tuscan unbleached unflavored unpopped unseasoned untoasted velvet victoria vintage wax waxy weed
  welsh wheaten william worcester york`.split(/\s+/),
)

/** Words of ingredient lines and of cutting: "2 tsp of oil, optional", "halved lengthwise". Salt by its brand is salt. */
export const WORDS_OF_LINES: ReadonlySet<string> = new Set(
  `tsp tsps tbsp tbsps tbs tblsp pint pints quart quarts gallon gallons approx approximately optional scant
  heaping heaped knob knobs glug glugs dash dollop dollops drizzle handful handfuls pinch pinches rasher
  rashers punnet stalk stalks clove sprigs spears shavings slivers slices florets trimmings husks wedges cubes
  matchsticks strips ribbons rounds lengthwise lengthways crosswise widthways diagonally diagonal julienne
  julienned chiffonade confit sifted rendered dissolved garnish garnished seedless unpeeled unwhipped unrefined
  unsmoked undrained unblanched prewashed prewashed rinsed drained thawed softened divided separated quartered
  halved minced diced cubed shredded grated crumbled torn packed loosely firmly petite imported heirloom
  heritage durum flatleaf maldon morton diamond pestle mortar sieve colander silicone enameled parchment foil
  canola grapeseed malaysian madagascan calabrian etc`.split(/\s+/),
)

/** Peoples and regions: "Peruvian style" names no food. */
export const PEOPLES: ReadonlySet<string> = new Set(
  `afghan albanian algerian amish andean angolan antillean argentine argentinian armenian australian austrian
  azerbaijani bahamian bajan balinese balkan bangladeshi barbadian basque bavarian belizean bolivian bosnian
  brazilian breton burmese cambodian cantonese cape catalan central coastal colombian congolese corsican costa
  creole croatian cuban cypriot czech danish dominican ecuadorian egyptian eritrean estonian ethiopian fijian
  finnish georgian ghanaian goan gambian guatemalan gullah guyanese haitian hakka honduran hunan icelandic
  indonesian iranian iraqi jamaican javanese jordanian kashmiri kazakh kenyan kerala keralan khmer kuwaiti
  laotian latino latin latvian lebanese levantine liberian libyan lithuanian lowcountry macedonian malay maltese
  maori mauritian mex midwest midwestern moldovan montenegrin mughlai navajo nepali nepalese nicaraguan nigerian
  nordic norwegian omani ottoman pakistani palestinian panamanian paraguayan peruvian polynesian portuguese
  quebecois rajasthani rican romanian rwandan salvadoran salvadorian samoan sardinian saudi scandinavian
  senegalese serbian shanghai sichuan sicilian sindhi singaporean slovak slovakian slovenian somali sri lankan
  sudanese swahili syrian szechuan tamil tanzanian tex tibetan tongan trini trinidadian tunisian ugandan
  ukrainian uruguayan uzbek venezuelan yemeni yucatecan yugoslav zambian zimbabwean zulu`.split(/\s+/),
)

/** What people mention around a meal: illnesses in short, shops, machines, pets, the way they type. */
export const MENTIONED: ReadonlySet<string> = new Set(
  `amma ammachi ammamma abuela abuelita abuelo babcia babushka bubbe bubbie busia eomma giagia grandmere halmeoni
  halmoni harabeoji haraboji jiddo lola lolo mormor nainai nanay nani naani nonna nonno obaachan oma opa paati
  pappou savta sitto sittu tatay tayta teta thatha vovo yaya yiayia zayde zeide kuya tita tito gdm mdi isf icr ttc eoe ibs ibd gerd ckd copd pcos ldl hdl cmpa t1 t2 t1d t2d bg bgl cgm dex dexcom libre
  accucheck glucometer glucotabs triglycerides statin statins simvastatin atorvastatin mounjaro zepbound wegovy
  ozempic trulicity rybelsus farxiga jardiance
  aldi lidl tesco sainsburys asda morrisons waitrose costco walmart kroger publix safeway wegmans heb meijer
  target coles woolworths iga winco sprouts sams starbucks dunkin mcdonalds wendys chilis applebees ihop dennys
  panera chipotle popeyes kfc subway arbys wingstop hellofresh instacart doordash
  ninja foodi blackstone traeger weber cuisinart breville vitamix nutribullet magimix kitchenaid thermomix
  instapot tupperware ziploc pyrex
  idk lol lmao omg tbh imo btw asap plz pls thx ty sumthin somethin smth mornin evenin gonna wanna gotta kinda
  lotta mutch rite lvl hlep couldnt wouldnt shouldnt gramma grampa mommy mummy nan nana bub sis mam hubby hubs
  kiddo kiddos toddler toddlers preggo bday xmas turkeyday superbowl
  dog dogs kitten kittens puppy puppies squirrel squirrels pet pets critters bunny hamster
  accurate arm arms bumpy buzzy camera champ circumstances coast convince cotton crept dance deceit dinosaur diy
  doormat dracula engagement faff fishmonger flu fog footlong gas gel giddiness gum handwriting hoovering
  housemate iffy ink insulated legged mediated metric motorway notion observant odd overdelivered owt pics pinata
  puking quid quivering readers sat saw shrivelled sinus snappy squirt stupid swam swimmy trampoline unrelated
  unsafe veterinarian website weirdo wimp opcion opciones`.split(/\s+/),
)

/** The same in Spanish: "abierto", "clavo", "a la florentina". */
export const WORDS_IN_NAMES_ES: ReadonlySet<string> = new Set(
  `abeja abierto agrios agripicante aguada aguados ahogada alambres alas aluminio andaluz anejo anillos
  aplastado argentino aromatizada aros artificiales banadas bandera barquitas bastones bayos becerro bellota
  benedictinos besitos besos bicho bichos boda bogotano boricua bosque braseada brasil brasilena brasileno
  broaster bulbo cacerola cactus california cambray caminantes cana caracolas caramelizada cascaras catalana
  caza cazador cazadora centeno chilena cincinnati cintas clarificada clavo clavos coca colada colombiano
  comestible concha conchas conchitas conserva cordon corral criolla criollo cristal cristianos cristo
  crudas crudo cubiertas curada curado curados descremada desmenuzada dominicano encendido endiablados
  energeticas enrollados envueltas erizo escamas especiadas especias espina espinosa esponjoso espuma
  evaporada expreso fagioli fermentada filadelfia florentina gallega gallinitas gaseosa glaseadas graneada
  guinea habanera haitiano hawaiana heladas hielo hierba hierbas holandes hormigas hueso hungaro iberico
  indonesia inflado inglaterra ingles inglesa ingleses instantaneo invertida irlandes irlandesa jamaiquina
  jamoncitos jarabe joes laminas limena limo lorraine luisiana macho machos madrileno manhattan marry
  michoacan mixto molde mongola mongoliana montada monte monterey morado nashville neutra nigeriana nizarda
  oveja paisa paisas palomilla paquetes parra partidas pepe plumas poblanas polacos portuguesa quemada rajas
  ranchera rangoon reina remojada reposada revueltas riojana romana ropa rubios saborizada salisbury salvaje
  santiago sellado shanghai singapur sucio suecas sueco suizas surena surenas tabla tejas terciopelo
  texturizada tira tiras toro toscana toscano trasnochada tronco turcas valenciana vaso venezolano veracruz
  verdeo viena vienes vizcaina volcan yerba`.split(/\s+/),
)
