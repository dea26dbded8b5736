/**
 * Kinds of words near a food, in English and Spanish: each kind with the beginnings of its words. "$" marks the end of a
 * whole word. A word may be of several kinds.
 */
const ROWS: readonly (readonly [kind: string, beginnings: string])[] = [
  [
    'not',
    `no$ not$ never nope$ none$ nobody nothing neither nor$ nadie nunca$ jamas tampoco nada$ ni$ ningun cannot dont$ doesnt$ cant$ wont$
    isnt$ arent$ didnt$ don't$ doesn't$ can't$ won't$ wouldn't$ couldn't$ didn't$ haven't$ hasn't$ shouldn't$ mustn't$ ain't$ aint$`,
  ],
  [
    'without',
    `without$ sin$ minus$ sans$ free$ libre zero$ cero$ fuera$ exclu omit skip hold$ evit avoid remov quita quite$ quiten$ saca sacale
    prescind drop$ ditch nix$ leave$ lose$ cut$ cutting gave$ give$ quit$ quitting dej swore swear stop lay$ steer stay$ away$ elimin retir
    ahorr olvid huyo$ huimos$ contain rid$`,
  ],
  [
    'dislike',
    `hate$ hates$ hated$ hater odi detest loath despis dislik aborrec repugn repel asco$ asquer disgust gross yuck ew$ eww ugh$ ick icky puaj
    guacal fuchi bleh$ revolt mania$ tirria fobia phobi hart tired$ bored fed$ stink smell olor$ huele sabe$ taste textur slim nasty vile
    awful horrible inedible weird slime slimy slug soap soggy mush grainy rubber cardboard sock$ socks$ puke barf retch gag$ gags$ gagg spit$ spits$ spat$ escup shudder shiver heebie nightmare haunt scarred trauma baboso babos moco 🤮 🤢 👎 ❌ 🚫 😖 🙅 hell$ illegal enem cansé canse$ aburr harto enough$ fussy picky`,
  ],
  [
    'allergy',
    `allerg alerg anaph wheez paramed tubed$ intub icu$ uci$ resus$ jext auvi antibod steroid esteroid corticoid blister ampolla weep$ weeps$ balloon ballon globo asthma asma ventolin desmay faint itch comez coax colaps collaps samur shock$ airways bomber balloons anaf adrenal injector inyecc autoiny benadryl antihist inhaler$ bracelet$ pulsera$ welt$ welts$ blotch mancha sniff sneez estornud epi$ epipen epinef intoler react reacc hive ronch rash$ sarpull urtic enronch brota broto brote eczem swell swollen
    hinch puff itch pica$ pican$ picor picaz tingl throat gargant hospital urgenc emergenc ambul er$ kill mata$ matan$ mato$ dies$ die$ dead
    deadly breath respir ahog airway labio lip$ lips$ cara$ face$ lengua boca$ mouth tongue grano$ granos$ granit intoxic poison venen`,
  ],
  [
    'body',
    `stomach tummy tum$ belly gut$ guts$ gas$ gases$ wind$ fart toot bloat infla heartburn acid reflu agrur diarr vomit throw heav gag$ gags$ gagg nause
    arcad cramp retort colico migra headache dolor duele ache pain upset bathroom bano$ toilet runs$ indigest diger digest colon panza
    barriga estomag tripa guts burn arde ardor repit repeat sienta$ sientan$ cae$ caen$ disagree agree sit$ sits$ pesad dano$ mal$ fatal
    pesimo ill$ sick$ unwell enferm malo$ mala$ mareo spike spikes sugar azucar glucos dispar sube$ suben$ soltar suelta afloj regret wreck
    ruin destroy destroz mess messes surgery operac bypass gastrit ulcer ibs$ crohn gallbladder vesicul gout gota$ kidney rinon warfarin
    anticoag medic quimio chemo embaraz pregnan breastf lact`,
  ],
  [
    'forbid',
    `forbid forbad prohib ban$ bans$ banned allow permit deja$ dejan$ doctor dr$ nutri dietit cardiol nefrol nephrol allergist religi halal
    kosher musul muslim haram judi jew hindu lent$ cuaresm boycott refus rechaz limits$ menu$ table$ off$ veto supposed must$
    debo$ debe$ quito$ saco$ deber`,
  ],
  [
    'want',
    `want need$ give$ make$ making please love loves like$ likes crav quiero quier quisiera dame$ hazme necesit gusta$ gustan$ encant antoj
    favor$ porfa recet recipe cook cocin hacer$ prepar dinner cena$ lunch almuerz desayun breakfast snack meriend ideas idea$ use$ using
    aprovech extra$ more$ mas$ mucho mucha lots plenty doble double add$ echale ponle lleve$ miss$ extrano dying`,
  ],
  [
    'have',
    'have$ has$ had$ having got$ tengo tiene tenemos hay$ left$ leftover sobr only$ solo$ out$ ran$ acab queda use$ gast',
  ],
  [
    'but',
    `but$ pero$ except menos$ salvo instead vez$ lugar$ rather lieu place$ swap replac cambi although aunque other$ apart besides anything
    everything todo$ cualquier otherwise`,
  ],
  [
    'fine',
    `fine$ ok$ okay$ good$ bien$ great yes$ si$ yeah welcome alivi calm settle help maravill safe agree$ happy energy energia problem
    problema mind importa igual resist`,
  ],
  [
    'who',
    `i$ we$ my$ me$ us$ he$ she$ they$ his$ her$ our$ husband hubby wife son$ daughter kid kids child toddler teen mi$ mis$ hijo hija nino nina
    marido espos nene peque bebe baby guest invitad friend amig partner pareja suegr mother father mum mom dad abuel niet le$ nos$ les$ yo$
    family familia casa$ house household home`,
  ],
  [
    'over',
    `used$ outgrew outgrow anymore again$ former$ antes$ ya$ once$ over$ gone$ cleared passed negativ mistak misdiagnos error myth mito mentira
    falso false$ until$ hasta$ came$ converted back$ vuelve vuelvo volvi super$ supero superado before$ jamas$ convirt reconcili forgave
    turned resulto resulta either$ hooked comeback returned`,
  ],
  [
    'other',
    `dog$ dogs$ cat$ cats$ vet$ parrot horse hamster puppy pet$ pets$ perro perra gato gata loro mascota veterinari neighbo vecin ex$
    coworker colleague compan cousin primo prima tia$ tio$ aunt uncle boss jefe jefa roommate dice$ says$ said$ claims cree$ creen nobody
    nadie quien who$`,
  ],
  [
    'eat',
    `eat$ eats$ eating eaten ate$ como$ come$ comen$ comer$ comemos comi$ coma$ tomo$ toma$ tomar toman bebo$ prueb prob consum drink trag
    chew touch toler handle stand$ bear$ face$ soport aguant puedo$ puede$ can$ could abide stomach pass paso$ banco$ swallow have$ do$`,
  ],
]

const WHOLE = new Map<string, number[]>()
const BEGUN = new Map<string, number[]>()
for (const [at, [, beginnings]] of ROWS.entries())
  for (const one of beginnings.split(/\s+/)) {
    const [table, key] = one.endsWith('$') ? [WHOLE, one.slice(0, -1)] : [BEGUN, one]
    table.set(key, [...(table.get(key) ?? []), at + 1])
  }
const LONGEST = Math.max(...[...BEGUN.keys()].map((key) => key.length))

/** The kinds of a word, as small numbers; none for most. */
export function conceptsOf(word: string): readonly number[] {
  const found = new Set(WHOLE.get(word))
  for (let length = 2; length <= Math.min(LONGEST, word.length); length += 1)
    for (const kind of BEGUN.get(word.slice(0, length)) ?? []) found.add(kind)
  return [...found]
}

/** The number of a kind that `conceptsOf` gives. */
export const kindOf = (name: string): number => ROWS.findIndex(([kind]) => kind === name) + 1

const ALLERGY = kindOf('allergy')

/** Whether any of the words points to an allergy: hives, a throat that closes, a hospital. */
export const tellsOfAllergy = (words: readonly string[]): boolean =>
  words.some((word) => conceptsOf(word).includes(ALLERGY))

const BODY = kindOf('body')

/** Whether any of the words tells what a food does to somebody, allergy or not: "makes me sick". */
export const tellsOfHarm = (words: readonly string[]): boolean =>
  words.some((word) => conceptsOf(word).some((kind) => kind === ALLERGY || kind === BODY))
