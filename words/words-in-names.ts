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
