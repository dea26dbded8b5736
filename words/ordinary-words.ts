import { SLANG } from './slang.ts'

/**
 * Ordinary words of requests that name no food, beside ./common-words.ts: what bodies, households, meals and days are like. None of them
 * is reported as a food we do not know. Forms that endings give ("losing", "lowish", "blanditos") need no place here.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set([
  ...SLANG,
  ...`mezze mezzes meze mezes mezza banchan ulam thali zakuski izakaya antipasti antipasto pintxos aftertaste bairn bairns wee chrissy chrissie crimbo smoko lekker lumps lumpy bits chunks chunky grit gritty gristle stringiness mush sogginess heaviness mouthfeel sabzi sabji eggy braai wala she min max law pub car tub die ate mad ive cal lbs rim gut jab pre god yep wks bulk hop hops hopping hover hovers settings treatments fluids fluid hay tbl jaw sir pennies copper coins metal metallic drippy drips dripping goopy gloopy runny aaps abajo abandoned abasaglar abba aberdeen ability able abnormal aboard abomination abroad absolute absorb abundant acarbose accent accept accident
  accidentally accompany according accordion account accused aced ache achieve acid acidic across actin active activity actos actraphane actrapid
  actress actual adderall addict adding addition additional adequate adjust admelog admire admission admit adopted adopting adoption adore adrenaline
  advance advantage advent adventist adventure adventurous adverse advice advise aerobics affect afford afrezza afterwards afza aged agen agency agent
  ages aging agreed ahorita ahoy aide aiims ailing ailment aiming aint airborne airfrier airline airplane airway aisle alarm alba album albumin alergic
  alert alexa alfred algo alhamdulillah alike alive allergenic allergist allopathic allow allowance alongside aloud alpha alright alternate
  alternatives altitude amaryl amazed ambience ambitious ambulance amina amlodipine amma amniotic among amount amoxicillin amputee amritdhari amtrak
  anaesthetist anatomy ancient ando anemia anemic anger angina angling ankle announce annoyed annual anorexia answer antenatal anti antibiotics
  antibodies anticipate antihistamine anxiety anyhow aoife apetite apidra apnea apology appeal appear appearance apply appointment appreciate approach
  appropriate approved appt area arent arfid argue arizona arkansas arms army aroma aromatic arrange array arrhythmia arrive arrow arsenic artery
  arthritis arthur article artificially arvo asap ashamed ashkenazi aside asleep aspect aspiration aspirin assemble assignment assorted assortment
  assume asthma asthmatic ataxia atorvastatin atrial attached attack attempt attend attendant attention attic attractive aunt auntie aunty aussie
  australia autism autistic auto autobolus autocorrect automatic automatically autotune avail average avoiding awake awesome awhile awkward awol axle
  babe babymoon babysitter babysitting bachelor bachelorette backpacking backup baddie baha bahu baja bajan bakery balance bali baling ballarat
  ballgame balloon ballpark baltimore bang bank banquet bans baon baptism baptists barbie barceloneta bare bargain bargepole bariatric barium barn
  barred barrel barrier barrows bartender basaglar basal basement basis basting bath battery bavaria bawal beanless bear beauty became bedrest bedsheet
  bedtime beeped beeping beeps beforehand beginner began begged begging begs behave behind behold beige belfast belle bellyache belong belt benadryl bench bends
  benefit bent berberine bernadette bernie beta beware bfast bgls bharai bias biceps bicycle bike bilbil bill billabong binder bingo binned bins
  bipolar birth bishop bitten bitterness bladder blah blame blank blaring blasted bleeding bleeds bless blind blistered blistering bloated bloating
  blocker blod bloke bloodsugar bloody blotchy blow blown blowout blunt blurry blutzucker boarding bogus bolous bolt bolus bomb bonfire bonked bonking
  bonus book boost boots border borderline bore born borrow boss botanists botox bottomed bottoming bottomless bounce bouncy bout bowel bowie boycott
  brace bracelet brackets brain brakes brand braxton breakers breakroom breakup breastfed breastfeed breastmilk breathe bred breech breeding breeze
  brekky brest bribery bride bridesmaid brigade bright brilliant brittle broad broil brooklyn bruh bruises brush bucket bucks buddhist budge budgie
  buds buff bugs build built bulimia bulked bulking bulky bull bulldoze bump bunless bunny buntis burden buried burnt burpees burst bush bushwalk
  busier bust butcher buttery buzzed byetta bypass cabbie cabinet calcium calculate calculator calm cals calving camaps camped canary cancel cancer candles
  caninsulin cannula canoeing capable capital capri capsule cara cardboard cardiac cardio cardiologist cardiovascular caregiver carked carnival carol
  cart cartridge cartwheels carve carvery casein caseworker cash castle casualty cataract catch caterer catering caterpillar cath catholic cats caution
  cautious cawl cebu ceiling celebration celebratory cell celsius cement cent centra central century ceremony certain cervical chakkar chalet challenge
  chaos chapped chapter character charcoal charge charity charleston charm chat chauth cheat cheeks cheeky chem chemist chemistry chemo chennai chew
  chicago chickenpox chief childbirth childhood chill chin chipper chippy chiropractor choir choke cholesterol christening chromium chronic chuffed
  chunk churn cigarette circle circus cirrhosis claim clammy clamps clappers clash classroom classy clawing claws clay cleanse cleft clever cliche
  click client cliff climb clinic clipped clock clockwork clomid closet clots cloud cloudy clover clowns clue clumsy clusters cmpa coach coarse coaster
  coat cochineal cocina codes colicky colitis collapse colleague collection colonoscopy color colour coma comadre combative combination combine combo
  comma committee communal communion community compare compartment comped complain complaints complex complicated component compounded compression
  compromise compulsory computer conceive concentration concept conception concern concert condition confidence confident confinement confirm
  confirmation confused confusing congested connect conscience conscious considered consistency consistent consists console conspiracy constant
  constipate constipation construction consume contact contain contamination content continue contract contractions contraindicated contrary contrast
  convenience convenient conventional conversions convert cookbook cookys coombe coors copay cope copy copycat core corfu cork corner cornwall correct
  correction cortisone cost costco costus couch coughed coumadin council counselor countdown county coupon courage course court cousin coverage covid
  coward coworker cracked cracking crackpot cracks crane crash crashin crave create creation creativity creek creep creon crete crib cricket cried
  cries crisis critically crohns crook cross crossfit croup crowning cruelty cruise crumbled crumbly crumlin crush crustless crying cullen culprit curb
  cure curiosity curious current curried cury custody custom customarily cute cwtching cycle cyclist cyst cysters cystic cystitis daddy dads dafne daft
  dainty damage damit dancing danger dangerous daniel danish daonil dapa dapagliflozin dare darkness darling dart darwin dash dashboard dave david
  dawdling dawn daycare daylight daytime deadass deadlifts deadly deathly decadence decades decaf decide decision declare declines decrease dedicated
  defeat defending deficiency deficient deficit define definite deforestation defrost degree delabeled delay delicate delight deliver delivery delmarva
  demand demasiada dementia demolish dengue denies dense denture department dependent depressed depressing depression depth derm dermatitis
  dermatologist described desensitized deserve desired despair desperate despised despite destroy detail detergent determined detested develop device
  devo devoted dexamethasone dhaba diabetologist diabuddy diagnosed diagnosis diagonal dial dialysis diamicron diaper diarrhea diarrhoea dice dictating
  didnt died dies dietary diff difference difficult difficulty digest digestible digestion diggers digging diligence dilute dine dipped dipping dipsi
  direct direction disability disabled disagree disappear disappoint disaster discharge disconnect discount discover discovery discreet disease disgust
  dislike disneyland disorder dispatcher dispenser display distinct distract district disturb ditto dive diverticula diverticulitis diverticulosis
  divide divorce dizziness dizzying doblehin documentary documents dodge dollar dominate domino donated donga donkey donor doon door doorstep doris
  dorothy dosage dose dosent dough doula dove downhill downstairs doxy dragging drama dramatic drank dread drenched drew dribble drift drill drip
  drippin driveway droppin drove drowsy drug dual dubai dublin dude duff duffel duluth dumb dunk dunno dust dusty duty dwindling dying dysphagia eager
  earlier earliest earned earrings ease east eatin eclampsia economical economy eczema edge edible editing edition educated educator effect effective
  efficient egfr eighteen eightieth eish ekadashi elders eldest election electric electricity elegance element elevate eleven elevenses eliminate
  eliquis ellie embarrassed embarrassing embryo emerg emergency emesis emma emotional empagliflozin emphysema employed employee empty enable encourage
  endo endometriosis endurance enemy energetic engineer enhance enlarged enormous ensure enter entertain enthusiastic entry environment enzyme
  eosinophilic epilepsy epinephrine epis episode equal equipment equivalent errands error esky esophagitis esophagus essay essential establish estimate
  eternal ethical euro europe eval evelina event eventually everlasting evidence exact example exception excess excessive exchange excited excitement
  exclude exclusive excuse exempt exercise exhausting exist exit exotic expat expect expectant expensive experience experiment experimental expert
  expires explain exploded explore explosion expo export exposed extend extreme eyeball eyebrow eyelids eyesight fabulous face facility fact factor
  factory fade failure fainted fainting fair fairy faith fakeaway false famished fancier fanny fantastic fare farmers farmyard farrowing farty farxiga
  fashion fatal fathead fatigue fatima fatten fatty fault favism favor fear feast feathers feature feedback fell fella fellow fellowship felt female
  ferret ferritin ferry fertility festival festive fetal fetch fetus feud fever fiasp fibreglass fibrillation fibroids fibromyalgia fierce fiery fiesta
  fifteen fifth fifty fight file film filtering finance financial finger fingernails finn firm fished fishing fist fizzes fizzy flagged flaky flame
  flare flareup flash flashy flask flat flathead flatlined flavorings flecha flew flexible flicked flings flip float flooded floods floppy floss
  flourless flow fluff flunked flutters flying foal focus foetal fogs folate folic folk fond fool foot footy forbid force foreign forever forgetting
  forgive forgo forgot forgotten fork formal formula fortnight fortune forty forward forxiga foster fountain fourteen fourth fpies fraction fracture
  atenta atento atentos ocupada ocupado bistro nester nesters retiree retirees retired fritz blink antemano bendiga bendigan bendice potluckers
  fragile fragrance framed fraternal freak freedom freefall freestyle freezable frequent freshman fretting friendsgiving friendship frightened
  frightens frio front frost frowns froze frugal frustrated fuel fulfilling fully function functional fundus funny furious further fusion future fuzz
  gagged gagging gags gain galactosemia gallbladder galley gallstone galvus galway gamey garage garmin gasping gastric gastritis gastroenterologist
  gastroparesis gate gathered gaya gday gear gender gene general generations generator generous genetic gentle gentleman gently genuine geographic
  georgia gerald gerd geriatric germany gest gestaional gestating gestation gestational ghana ghanaian ghost giant gibberish giddy gift giggling girlie
  gland glargine glasgow glass glaucoma gliadin glibenclamide glicazide glick gliclazid gliclazide glimeperide glimepiride glimepride glinide glip
  glipizde glipizide global glorious glove glovebox gluc glucagon glucerna glucometer glucon glucophage glucosa glucotrol glucovance glucse gluey glut
  glyade glybride glyburide glyciphage glycomet glykamischer goal gods gogo goin golden golf goli gonna goodbye goodies gooey goofy google gooiest
  gorgeous gourmand gout gouty grace grader grading gradual graduate graduation graft grand granda grandbaby grandchild granddad grandfather grandkid
  graph grate gravel gravity graze greasy greedy greenland greggs grenada gritty grocery groom gross growth grub grudge grumbles grumbling guaranteed
  guard guidance guide guideline guilan guilty gullet gummy gurgaon gurney gusto guts gutting gymnastics gynae gyne habit hack haemochromatosis hafta
  hairy haitian halal halftime halfway hall hallelujah halv hammered hamster hamstring handbag handheld handiwork handle handout handover handy hang
  hangover hangry hanlon hanuman happier happiest haram harm harsh harvest hashanah hashimotos hasn hasnt haste hatchery hatchlings haul haunt havent
  havin haywire hazard hazels headache heal health heap heartbeat heartburn heaven heavier heel heifer height hemochromatosis hemodialysis hemoglobin
  hemorrhoids hepatic hepatitis herbivore hereditary hernia hero heroine herpetiformis herself hesitant hiatus hiccup hicks highlighted hill hillwalk
  himself hindi hindu hint hipo hipoglicemia hipoglucemia hips hired histamine history hitch hits hitting hive hobby hockey hogmanay holdout hollow
  homa homeroom homesick honeymoon honor honour hook hope hormonal hormone horrible horribly horrors horse horsemen hospice hospital hospitalised host
  hostess hostile hotplate housewarming houston howls hubs humalin humalog human humble humid hummingbird humolog humor humulin humulog hundred hunger
  hungover hungrier hunt hurricane hybrid hydration hydrocortisone hydrogen hygiene hype hyperemesis hyperinsulinemia hypertension hyperthyroid
  hypnotic hypo hypoallergenic hypoglycaemic hypoglycemia hypoglycemic hypostop hypothyroid hypothyroidism hypoxia hyppo hysterectomy ibuprofen icebox
  identical idiot iftar igbo ignore iinsulin ileostomy ilet illegal illness image imagination imaginative imagine imam immediate immune immunologist
  immunosuppressants immunotherapy impact impaired imperfect implanted important impossible improve impulsive inch incident incl inclined inclusive
  income increase incredible incredibly independent index indigestion individual induced inducing induction indulge indulgence industrial inedible
  inexperienced infection infertility infirmary inflame inflammation inflammatory inflate influence info inform information infused inhale iniinom
  initial inject injection injecton injector injured injury inna inner innocent innovative inositol inpen insane inshallah insist inslin insomnia
  inspects inspiration inspire instagram installer installing instance insted instinct instructions insulatard insulation insulet insulina insuline
  insulinodependiente insulinogenic insullin insurance intact intake integrate intended intense intensive intentions interact interest intermediate
  intermittent intern internal internet interstitial intolerable intollerant introduce invented inventive invigilator invite invoice involve inyecto
  ipad iphone ipoglicemia irishwoman ironic ironically ironman irony irrelevant irresistible irritable irritation isnt isolated isotretinoin issue ital
  itching itchy item itself ixnay jabbed jabbing jabs jags jail jain jammed janitor janumet januvia japan jardiance jayden jealous jean jerrys jersey
  jesus jetlag jewellery jewish jext jigsaw jitters jittery joey join joint joke journal journey joyful judge juiced jumbo jump junior junk justice
  juvenile kabuwanan kami kangaroo kareem karen kayak keel keen kennels ketones keyed keys kick kickoffs kiddo kildare kill kilo kindergartener kingdom
  kingston kiosk kippur kishore kissed kitchenette kite knackered knead knee knife knives knock kolkata kumar kuya kwanzaa kwikpen labetalol labor
  labour labrador lack lactaid lactating lactation ladder ladoos lads lagged lagos laid lambing laminated lamp lang langar language lantis lantus
  laptop laredo latex lattice laugh laughter launch lawn laws lawyer layer laying lazier lead leaf leaflet league leak leaning learnt lecture ledge
  leeds legal legit legs leitrim lend length lengthy lesson letters leukemia leve levemir levothyroxine liam library libre licence lick lidl lids lied
  lifelong lifestyle lift lighten lightheaded lightweight likewise lilly limbo limitations limp linagliptin linda linezolid lingers link lipids lipoic
  liquids lisbon lisinopril lispro listen listeria liter litre liven livity liye liza loathe loaves located location lock loft logging logic lohri
  lomond lone longingly looper looping loose lord lose loud lowcarb lowkey lowland lowlife lowwww loyal lozenges luas luau lucky lucy luggage lugging
  luke lumpy lunar lungs lupus lush luxurious luxury lvoe lying lymphoma lyon lyumjev machine macular madam maddie magaluf maghrib magic magical
  magnolias mail mailman maine magnesium maintain maintenance majority makeover makin malabsorption male malfunction mall malnourished mammy manage manchurian
  mandatory mandeville manila manual maoi marathoners marchers mare margin marinate mark marriage married mart marvellous mary massive mast masterchef
  match mate material maternal maternity math mattress maturity maximize maximum mcas mcdonald meager mealtime meaningful meantime meanwhile measure
  measurements meaty mechanical medal medic medical medication medieval medicine meds medtronic meet megadose melatonin melbourne mellitus melt meltdown
  membership memorable memory menopausal menopause menopur mental mention merch mercury mere merienda merit merry meself message messy metabolic
  metabolism metforman metformin metformina metfromin method methodist methotrexate metronidazole mettformin mice mick microbolusing microdosing
  microinfusora middle midnight midwife midwives mightn mighty migraine military milking mill million minded mindful mindless minibar minifridge
  minimalist minimed minimize minimum minivan minor minus miracle mirror miscarriage misdiagnosed miserable miss mission mistake mistiming mite mitzvah
  mixers mixtape mixtard mixup mmol mnths mobile mobility mode model moderation modern modified moisture moldy moment monitor moon moonrise moral
  mormon mortgage mosh mosque moths motivated motivation motor mould mouldy mounjaro mount mountain mouthfeel movie moviprep mower mowing mths muay
  muck mudde mull multi multiple mumbling mummy munch munchies muscle mush musical muslim muss mutiny muttering mysterious mystery myth naglilihi
  nagluluto nagpapadede naira naked nando nani nanny napkin naples nappy naps narrow nasal nasty nateglinide national nations nature naturopath naughty
  nausea nauseated nauseous navratri ncgs neapolitan nearby neat nebraska necessary necessity needle needn negative neglected neither nemo nephew
  nephrologist nephropathy nerves netball neurologist neuropathy neutral neutropenic newbie newfoundland newsletter niamh nibble nickel nicks nicu
  niece nightcap nightie nightmare nightscout nightshift nighttime nine nineteen ninety ninth nite nkda nkfa noah nodded nodding noise noisy nomads
  nonfat nonsense nonstick nonstop norovirus northern nose nosedive nosh nostalgia nostalgic notch notice nourish nova novalog novel novo novolin
  novolog novomix novorapid nudge numb numerous nursery nutrient nutritional obese obesity obgyn object objection obliged obsessed obstacle
  obstetrician obstetrics obvious occasion occasional occluded occupational occurred oclock oddly oesophagus offender offends officially offshore ogtt
  ohio oisin okafor oktoberfest omad omega omit omni omnipod omugwo onam oncologist oner online onset operation operator opinion opportunity opposite
  optimal optimum optisulin oral orangutans oregon organ organised organize oriented origin orleans orlistat ormond orthodontist orthodox oslo
  osteoarthritis osteopenia osteoporosis ostomy ottawa ottolenghi ouch ouchy ounce outcome outdated outdoor outfit outgrew outlasted outline
  outstanding outta overall overbolused overcome overcook overdid overdone overdosed overdue overeat overfished overfishing overflowing overkill
  overland overload overpower overpriced overrated override overseas overslept overweight overwhelmed overwhelming ovulation owen owes oxygen ozempc
  ozempic ozempick pace pacemaker package packet paddling pager pages pain paint pair pait palate pale paloma palsy pancreas pancreatitis panda panic
  panicked pants paper paperwork para paracetamol parade paramedics parcel pardoned parent paris parish park parkinson parkrun parrot partial
  participants passenger passion passionate patch patel path patience patient pattern pause pawed paying payroll pcod pcos peace peak peckish peculiar
  pedialyte pedometer peds peed peeled peeler peeling peeve pegnant pellets pelvic penang pencil penicillin penis penny pens pepto percent percentage
  perfection performed perimenopausal perimenopause perinatal perinatologist period perishable perked perks permanently permission permitted pero
  personal personality persuaded perth peru pesticide pete petrol petting petunia pharm pharmacist pharmacy phase phenomenon phew phlebotomist phobia
  phobic phoenix phone phosphorous phosphorus photo phrase physical physician physio pickleball picture pier pilates pile pill pillar pillbox pillow
  pilot pinch pinned pinoy pioglitazone pipes pips pitch placenta plank plasters plastic platelets platter playdate players pleasant pleasure pledge
  pleese plummeted plummeting plunged plunging plzz pneumonia pocket podcast poet poisoning poisonous poker pole policy polite poll pollen poly
  polymyalgia polyp pond pong pooch poodle poolside poor poppable population porch porkchops portable portal porter posh position positive poss
  possibility post postal postnatal postpartum postpone potbelly potent potential pour poutine powder powerlifter practical practise praise prandial
  prandin pray preachy prebolus precepts precise pred prediabetis prediabtic predict prednisolone prednisone preeclampsia preempt preference prefilled
  preg preggers preggo preggy pregnancy pregnent prego preheat premix prenatal preparation prepone preschool prescribed prescription presence present
  presentation preserved preset presumably presumptuous pretend prettier prevent prevention preventive previous pricey prick prickles priest primary
  priming principal principle prior priority pris prise private prob procedure process processor procrastinating produce product professional profile
  program programme progress project projectile prolly prom promise promote promotion prompt pronto property proportion proposed prostate protaphane
  protect protective protest prove proven provide psoriasis psyched psychiatrist puberty public puedo puffer puffy puked pumpers punch punchy pune
  pungents punished punishment pupil purchase pure puree purim purpose purse puse push puzzled pwede quaint qualify quanta quarrel queen queer query
  quest questionnaire queue quill quinceanera quiz quota quote rabbi raccoons radical radio raft rage ragweed rain rainbow ramekins ramipril ramp
  ramzan random rang range rant rapid rare rast rasta rastafari ratio rationing rations ratoi ratted rattle ravenous raving react reaction reactive
  realised realistic realistically reality realize realtor reared reasonably rebellion rebuild recall recent reception receptionist recess rechecked
  reckon recognise record recover recovery recreate recreation recycle redden reddit redeem redid redo reduction reek refer reference refill refined
  reflect reflex refresh refrigerated refrigerator refusal refuse refuted regard regime region regional register registrar rego regretted regularity
  regulate rehab rehydration reintroduce reis related relationship relative relax relay release relevant reliably relief relieve religion religious
  relion rely remain remarkable remedy reminder reminds remote removal remove renal renew rent rental repa repaglinide repair repast repeat repenting
  report represent reputation required requirement requires rescue research reserve reservoir resident residue resilient resist resistance resistant
  resistence resolved resource resp respect respectively respond response responsible restart restraining restricted restriction restrictive resume
  resurrection resus retail retain retest retired retirement retiring retreat retrieval return reunion reuse reveal reverse review revive revolt
  revolution reward rezept rheumatoid rheumatologist rhythm ricer ride ridiculous rigate rinse riot ripen rise risk risky rival riyadh roadhouse
  roadkill roadworks roasty robot robust rolled rolling romance rome roof roomie rosa rosh rotate rotation rotunda rouge rouse route routine rower
  rowing rows roza rsvp ruairi rubbish rude rugby ruin rumble rupees rural ruth rybelsus ryzodeg sabbath sacred sacrifice safety sahib saigon sailed
  salary salivary salmonella saltiest salting salvage sample sandals sandpaper sane sankranti santa saskatoon satiating satiety satisfaction satisfy
  sattvic satyanarayan saucepan sauna sawdust saxagliptin saxenda scale scan scandal scare scarlet scarred scary scatter scenario scene schedule
  scholarship schoolbag science scientific sclerosis scold scoop scooter scorched scorecard scotia scout scrambling scrap scrape scream screen script
  scrubs seal sear search seat seatbelt secondary secondhand secret section secure security seeking seen seizure seldom selected selection selfish sema
  semaglutide semglee sensation sensible sensibly sensitive sensory sent separate sept sequence series serious sermon service servo session settle
  setup seventh seventies severe severity sewage sglt shaadi shabbat shaken shaker shakespeare shakin shaking shakng shaky shall shallow shame sharpie
  shave shearers shed sheer shelby shelf shelter shelves shelving shield shingles shiny shirt shivering shivery shock shoebox shook shoot shortage
  shotgun shouldnt shouting shoved shoveling shovelled shown showstopper shrieking shrine shrink sicily siesta significant sikh silence silent silky
  sill similar simplicity simplify simply sims sinatra sinful sink sinuses sipping siri sitagliptin site situation sixteen sixth sixty sizzle sketch
  skills skim skimp skink skinny skip skippin skull slanted slanting slanty slap slather slatted sleepover sleepy sleeve slept slide slight slim slime
  slimy slip slippery slits sliver slop sloppy slot sluggish slugs slump slurps slurring smack smashed smear smelly smidge smoke smothered smth smug
  smuggled snacky snap sneeze sniffles sniffling sniffs snigger snip snoring snot snotty snowdon snuck soak sober sobriety society sofa softened
  softens software soil solar sold solely soliqua solo solosa soluble solution solve someday sometime sono sonogram soothing sophisticated sophomore
  sore soupy sous spacey spaniards sparingly spark sparkles sparring spat spatula specialist specialty specific specified spectacular speech speed
  speedy spell spent spill spin spiral spirit spironolactone spit splash split splurge spoil spoken spon sponsored spontaneous spooky sports sporty
  spot spreadsheet springy sprinkled sprinkling sprinting sprints spritze spritzen spurt square squashed squats squeaky squeamish squeeze squirted
  squishy stabby stabilize stabs stack staff stairs stamina stamps standby stank staple staring starlix startup starvation starving stash stat statin
  station staving stead steady steakhouse steep stelo stemmed stent stepfather sterile steriod steroid steve stewed stiff stil stimulate stings stingy
  stink stitch stocking stole stoma stomach stomachache stopgap storage straightforward strain strategy stray streaky stream strength strengthening
  strep stress stretchy strike string stringy strip strive stroke struck structure struggle stubborn studio stumbling stunning stunt sturdy stylus
  subject sublime substance substantial substituted substitution subtle subtract subway success suck sucrase sudden suffer sufficient suis suit
  suitcases sulfonylurea sulk sulphur suman summat summit sump sunburnt sundown sunlight sunshine superb superbolus superbowl supermarket supervised
  supervision suppertime supplement supply support suppose surf surface surg surgeon surgical surplus surrogate surrounded survive susceptible suspect
  suspend sustain swallow swaying sweat sweatin sweaty sweetened sweety swell swiftly swiggy swing swollen sydney symbols symptomatic symptoms syndrome
  synjardy syringe system tablespoon tabs tackle tacrolimus tailgate tailored takeaway takeout takeover talented tamed tamil tamilian tandem tangled
  tantrum taraweeh tarawih target tarmac tartrazine task tassen tawa taxes taxi tbsp tdee teachers teaspoon teatime tech technical technicality
  technique teddy teenage teething telegraph temp temperature tempering temple tempt tenant tenerife tennis tenors tension tenth term terrible terribly
  terrific terrified territory tesco testers testosterone tetanus texted texting textural texture thankfully thatha thaw theatre theek themselves theo
  therapist therapy therefore thermometer thermos thermostat thesis thicken thief thimble thirsty thirteen thirty thorough thousand threat threaten
  thrice thrifty thrilled throat throughout throw thrown thru thrush thumb thumping thurs thyroid thyroiditis tick ticket tickles tide tidy tied
  tighten tiktok tingle tingly tipid tips tipsy tire tiresome tirzepatide tita titrate tmrw toasty toby todo token tokyo tolbutamide tolerable
  tolerance tolerant tolerate tomcat tommy tomo tongs tongue tonne tonsils toot toothpaste toothsome toppers tornado toronto toss toujeo tournament
  towel toxic trace tractor tradies tradition traffic tragic tramadol transfer transform transition transplant transport trapped traumatized travel
  traybake trazodone treadmill tremble trembly tremendous tremor trendy tresiba trial triangles triathlon triceps tricky trigger trimester trimmed
  trimster trini trinidad trio tripadvisor triple triplets trolley trop tropical trousers truckers trulicity trusty tslim tsom tube tuck tucson tues
  tulsa tumbling tumor tunnel tupperware turbo turok tweezers twenty twin twitching tyler typical typo tyres uber ugly ulcer ulcerative ultimate ultra
  ultrarunner ultrasound uluru unable unappetizing unattended unavailable unaware unborn uncertain unchanged uncomfortable uncommon uncomplicated
  unconscious uncooked uncovered undercook underdose undergoing underground underguess underlined underneath underrated understand understated
  understood underweight undo undosed unexpected unfamiliar unfortunate unhealthy unhurried unifying union unique universal unknown unless unlike
  unlimited unlucky unnecessary unpaid unpasteurised unplanned unprocessed unreal unreasonable unsure unthinkable untill untouched untraditional
  unusual unwanted unwell unwise upcoming update upfront upgrade upholstery upped upper upright upscale upside upstairs upvas urge urgent uric
  urologist urticaria usable utensil uterus utmost vacation vague valencia valley vampire vanished variation variety vary vasectomy vast veganism vegas
  vegged veggified vego vehicle vendetta vending ventilator versatile versus vertigo vest veto vetsulin vial vibrant vibrate vicar vice victim victoza
  vide video viel vigor vildagliptin village villain vinny violent virginia virtually virus visible vision visitor visual vital vivid vocal volcanic
  volix volleyball volt volume volunteer vomited vomiting voters vows vulnerable waddles waffling wage wagon waist waistband waiters waiver waking
  walang wales walkers walkout wallet wallpaper walmart wander wardrobe warehouse warfarin warmth warmup warned warning warns warranted wasn wasnt wasp
  watchers watery wealth weaned weaning weapon wedding weeing weep wegovy weigh wenig wept western whale whammy whatsoever wheelchair wheeze whether
  whiff whingey whining whipped whisk whistle whitby whom whoops whose wicked wigilia winery wipe wisdom withhold witness wizard wobble wobbly woke
  woken wolf womb wooden woohoo woozy wore worms worship worst worthwhile worthy wouldnt wound woven wrapping wreck wrist written wrote xolair yahrzeit
  yall yawning yearning yelling yielding yoga yoruba youre yourself youth ypsopump yung zealous zempic zide zigzags zings zips zofia zoryl zwift zyrtec`.split(
    /\s+/,
  ),
])

/** The same in Spanish, lower case, without accents. Infinitives and gerunds are known by their endings. */
export const ORDINARY_WORDS_ES: ReadonlySet<string> = new Set(
  `grumo regusto tropezon tropezones trozo trozos pedazos antojo antoja antoje bote botes trifasico liso lisa rechazado pedazo derecha oficina dientes patitas ella ellas vosotros vosotras picoso picosa catarro abandonar abdomen ablanden ablo aborrecia abrace abrazada abre abren abri abrieron abril abrio abrir abro absoluto abu abue abuelo abundante aburre
  aburren aburri aburrido aburrieron aburro abuso aca acabado acabamos acaban acabaron acabe acabo acalorado acampamos aceptamos acepto acerco acerque
  acerquen acertaron achaques achote acido acogemos acogida acompanar acompano aconsejable aconsejaron aconsejas acorde acostar acoste acostumbrado
  acsos activa actua acuerdense acuerdo acuesta adecuado adelantar adelante adelanto adelgace adelgazado adelgazar adentro adicional adios adivine
  admite admiten adolescente adolorido adoptamos adoramos adoran adormece adormilado adrenalina adulto advirtieron aflojen aflojo aftas afuera agachar
  agarran agarrar agarre agarro agosto agotado agradable agradecido agradezco agrado agregale agrego agresivo aguantaba aguantar aguante aguanten
  aguita aguja ahijado ahogo ahora ahorrame ahorrar ahorrate ahorro ajustado ajustaron ajustesela ajusto alacena alarma albanil alborota albumina
  alcanzamos alcanzan alcanzo alegradme alegre alegria alegro alemania alergia alergico alergista alergologo alerjico alerta algoritmo alguien algun
  alguno aliento aligerado aligero alimentame alimentaria alimento alinadas aliviar alivie alivio alla alli alma almorce almorzado almorzamos almorzo
  almuerza alopurinol alquilo alta alterado alternativo altita alto altura alumno alzheimer ama amable amamanto aman amanecer amaneci amanecio amanesco
  amanezco amante amarga amargor amarrada amarrao ambas ambos ambulancia ambulatorio amenazo amigo amiguita amo amor amotinan ampollas ampolleta
  anadido anado anafilactico analisis analitica ancho anciano andamos andar andres android anemico anestesista angelina angustia animado animo anito
  anoche anotada anotados anotar anoto ansiedad ansioso antecedente antes antibiotico anticoagulante antidepresivo antofagasta antojaba antojadisima
  antojado antojan anunciar anuncio aogada aora apa apago apagon apano aparato aparcado aparecio aparezca aparta apartamento apartan apellido apenas
  apendice apesta apeste apestoso apetecia apetecible apetito apetitoso aplico aplique app aprende aprender aprendo aprieta aprobada apropiado
  aprovechemos aprovecho apta apto apuesta apuestan apuntados apuntar apunto apurado apuro aquella aqui arcadas arcen arcoiris arena aretes arma armame
  arman armen armo arrancar arranco arreglo arrepiento arriba arriesgo arros arruga arrugado arruinado arruinan arruine arterial articulo artrosis asa
  asar ascensor ase asequible asiatica asiento asistente asma asmatico aso asomo asta astringente asturiano asusta asustaba asustaban asustada
  asustamos asustaron ataques atasco aterrice aterrizar atiende atino atolito atontado atora atractivo atragantamiento atragante atraganto atras
  atrasado atrase atraso aumentar aumento aun aunq aunque aura ausencia autentica autismo autista autoinyector automatico autorizo auxilio avance
  avanzado averigue avienta avientan avion avisar aviso avispa avuelita ayer ayudaaa ayudaaaa ayudame ayude ayudenme ayudita ayudo ayuno azucarado
  babosa bailar baile bailo bajaba bajado bajale bajame bajandooo bajante bajar bajara bajaron baje bajisimo bajito bajo bajon bajonazo bajoneado
  bajones balanceado balanza balcon banco banda bano barato barbaridad barbaro bariatrica barrigota barriguita barrio barro bas bascula basico bassa
  basse basta bastante basura bateria batir bato bautizo beba bebe beben beber bebido bebito beca belen bello bembe bencinera bendito beneficio
  benidorm berberina berrinche betaespera beto biberon biberones biblioteca bicarbonato bici bienestar bienvenida bienvenidos bigote bilbao biles
  biologia biopsia bipedo birome bisnieto blanditas blandito bocado bodega bogota boing bolea bolear boleta bolie boligrafo bolo bolon bolsillo bolsita
  bolso boludo bombeo bomberos bombita bombo bonba bondiola bonita bono boquita borde bordo borracha borrada borrador borralo borreis borrelo borrenlo
  borro borroso botalo botanita botella botellon braces bravo brazo breve brigadista brinco brindar brindis brindo brinque bro bronca broncoespasmo
  brotaba brotaban broto brusco brutal bucle budista buen buenazo buenisima bueno bufe burbuja burgos bus buscame buscar busco busquen cabecera caben
  cabeza cabina cabro caca cachin cachito cacho cachorros cacito cadena cadera cadiz caduco caer caga caguas caia caida caiga cajita calama calculaba
  calculada calculadora calcular calculo caldera calentado calentar calentito calento calidad caliente calientico caliento callado calle calma calor
  caloria caloron cama camarero cambiadas cambialo cambiamela cambian cambiar cambiaron cambie cambieme cambienselo cambio camila caminar caminata
  camion camionero camiones campana campeones canario canasta cancelado cancelaron cancun candado candidiasis cansado cansancio canse canso cantidad
  cantidades canula capaz capeado capear capeo capsulas caracas carcel cardiaco cardiologo cardiopatia cargado cargar cargo caribena carino carisimo
  carlos carmen carniceria caro carrera carretera carreton carrito carta cartagena cartagenero cartera casa casados caseras casilla caso castigado
  castigo casualidad catalina categoria cateter catorce cayo celebramos celebrar celebremos celebro celia celiaco cemento cenado cenamos cenan cene
  cenita ceno centimos cerca cercano cerebro cerrado cerraron cerre cerro certificada cervecera cesarea cesfam cesta cetonas ceuta chafen chamaco
  chamba chamo chamoy chao chaparrito chatarra chavo che checan checaran chelera chequearon chevere chico chifla chiflan chikita chiloe chimbote
  chiquillo chiquitines chiquito chiste chistoso cholao choque chorrean chorree chorrito chueca chupar chupones chuta chute ciatica ciclista ciclovia
  ciego cielo cien ciento cierro cierto cifras cine cintura cinturon circular cirrosis cirugia cita ciudad clarita claro clase clasico clavados clave
  clic clienta cliente clinica cobre cobro coche cocinaba cocinado cocinalo cocinan cocinar cocinemos cocinero coge cogi cohetes cojo colar colega
  colegio colesterol colesterolado colmado colombia colon colonoscopia colores colostomia comadrona coman comanselo comedor comen comensal comercial
  comere comeria comermelos comi comian comidita comido comilona comimos comio comodo compa compadre companerita companero compania comparado comparsa
  compartido compartimos compartir comparto compensar complejo completa complicado comprado comprar compre comprenderan comprimido compro comprobado
  compu compuso comun comunion comunitaria concierto conclusion concreto conductor conductora conduzca conectados confianza confirmada conforme
  conformo confundido congelador congelo conmigo conocen conocer conoci conocido consciente consecuencia consejos considera consiste consistente conste
  consuelo consulta consultita consultorio contadas contado contar conteis contentisimos contento contesta continuar contra contraindicado contrario
  contraste controla controlada controlan controlar contundente convaleciente convencen convencer convenci convencido converti conviene convienen
  convirtieron coordinadora coordino copadas copia copioso copita coraje cordoba corre correa corrector corregi corregido corregir correr corri corrida
  corriente corrige corrijo corrimos corro cortado cortar cortaron cortazar corte cortesia corticoide cortisona cortita corto cositas costado costanera
  costeno costoso crea creatinina creativo crecer creci crecimiento cree creia creiamos cremosito creo creyente criados crias criatura crie crio
  cristalina critica criticaban critiquen cromo cronopio crucero crujientes cruz cruzada cuaderno cuadrado cuadrilla cuadro cuaje cual cuales cualquier
  cualquiera cuanto cuarentena cuate cuba cubre cubren cubrir cubris cubro cuchara cucharadita cuela cuello cuenca cuenta cuenten cuidado cuidadora
  cuidar cuide cuido culpa culpable cultivo culto cumplen cumpli cumplido cumplio cumplo cunado cunpleanos cura curiosidad curro curso curva cusco
  cutanea daba dabamos daban dad dado damelo damos danado dando dandole dani dapagliflozina daran darle darme deba deberia debil debute debuto decada
  decente decia decian decidio decido decime decir declararon declaro decorar deficiencia definir definitiva degludec dejaba dejale dejame dejamela
  dejar dejaron dejen dejenme delante delgado delicado delicia delito demanda demas demasiado demonio demorar demoro denme dentadura dentista dentro
  dependiente dependo depresion depto derivados derrame derretido derrita desabasto desabrido desallunos desalo desastre desayuna desayunado desayunao
  desayune descafeinado descanse descanso descargo descartado descartar descartaron descarto descompuesta desconecte desconecto descongelar descongelo
  descontrolo descubrimiento desela desesperado desfase desganado desguanzada deshidratado desinfectante desinflamatorio desmayar desmayo desorientada
  despacio despedi despedida despega despegar despensa desperdicie despertado despertar desperto despida despide despidieron despidio despiertan
  despierto desplomo desprecio despues desregula destapada desterrada desteto destroza detecto detector detenida detergente detestaba detox detras
  deveria devolvi devolvieron devolvio devuelvanme devuelve devuelvo dexa dexametasona dextro dia diabetico diabetis diabetologa diablo diagnosticada
  diagnosticar diagnosticaron diagnostico dialisis diario diarrea dibujo dicen dicho diciembre dicte diecinueve dieciocho dieron dieta dietetico
  dietista diferencia diferente dificil difunto diga digame digan digerible digerir digestivo digo dije dijeron dijimos dijo dime dinosaurios dio dique
  dire directo directora diria discreto disculpen discusion discute discutimos disfagia disfrazado disfrutable disfrutar disfrute disfruto disgusta
  disparan disparates dispare disparen disparo diste distinto diverso diverticulos divertido dividendo divido divino divorcio dmg dna doblado doblar
  doble doblo doc docena docente doctora documental dolio dolor domicilio domingo donde dormi dormido dormilon dormimos dormir dosis doy dra dsps duda
  due duele duelen duermo duplico dura durante dure durito durmio duro eccema echa echada echale echame echan echar echele echeme echenle echenme echo
  eco ecografia economico ecuatoriana edad edema educadora efecto ejercicio ejercito elegante elegi elegir elige elijo eliminaran elimino ellos elsa
  ema embarace embarasada embaraso embarazada embarazadisima embarazadita embarazo embarazoso embarro emboba embrazo emergencias emiliano emocionada
  empacadas empacar empachado empachan empache empacho empaco empagliflozina empalaga empanizar empanizo empapado empece empecemos empena empezar
  empezo empiece empiezo empresa empujo enalapril encantado encantadora encanto encargar encargo encargue encender encias encima encinta encontre
  encontro encuentro endocrino endoscopia endulzada endulzo enemigas enemigo energia enero enfade enfermado enfermedad enfermedades enfermeria
  enfermero enfermito enfermo enfrente enfriadas enfriar engorda engorde engrudo enoja enojada enorme enredado enrolla enroncho ensaladota ensalzado
  ensename ensenaron enseno ensuciar ensucien ensucio entender enteramos enterar entere enterita entero enterramos entibie entienda entiende entonces
  entraba entrada entrante entrar entraron entrega entrenador entrenamiento entrenar entreno enviude epi epinefrina equilibrado equipo equivale
  equivocaron equivoco equivoque era eran erosiva erradicado eructo esa escala escaso escatimes escena escolar escondan escondas esconde escondela
  esconden esconder escondi escondido escondio escondo escribe escribio escribir escribo escritorio escritos escucho escuece escuelita escupe escupio
  escurre ese esencial esguince esmaya eso espacio espalda espana espanta especial especiales espectacular esperaba esperamos esperan esperanza esperar
  espere esperen espero espesito espeso esponja esponjosas esposo est estaba estaban estable estado estamos estatinas este esteli estilografica estirar
  esto estoi estomago estornuda estrellitas estrenado estrenamos estrenida estrenimiento estreno estres estresado estricta estropea estudiante estudiar
  estudio estupendo estuve estuvo eterno etica etiqueto euglucon europa euros evangelico evapora evento evidencia evitara eviter exactos exagerado
  exagero examen excelente exclusiones exclusiva excompanero excursion excusado existe existir exotico expediente explicaron explico explique explota
  explote exponer expres exquisito extendido extranjero extrano extremo fabrica facebook facil faciles facilito faena faible falla fallaron
  falle fallecio falso faltan faltar falte falto familia familiar familiares famoso fantastico farmaceutico farmacia farmacos fascina fatiga favorito
  fea febrero fecha fede feira felices felicidad feliz fem feo feria fernandez feroz ferritina fertilidad festejado festejar festejo feto ficha fichado
  fiebre fierro figura fija fijese fijos fila filtrado fin fina finales finca finde fino fio firme firmo fisica fiv flaca flaquean flechita flexpen
  flipa flojera flojo fobia folato folico fondo forma formulario fosforo foto fracase franqueza frasco frase frecuencia frecuente fregado freido freir
  frenos frente fresco fresquito fria frigobar frigorifico frustrada fruteria fue fuente fueran fueron fuertes fuerzas fui fuimos fumar funcional
  fundamental fundita furgoneta fut futbol futura gael ganas gane ganitas gasolina gasolinera gastalas gasto gastrico gastroenteritis gastroenterologo
  gastroscopia gatitos gato gaznate geles gemelar gemelo gen generoso genetico genial gente geografica gestacional gestante gesto gigante gimnasio gine
  ginecologo gitano glargina glibenclamda glibenclamida gliburida glicada glicemia gliclazida glicose glicosilada glimepirida glimipirida glipizida
  globo gloria glotis glucemia gluco glucometria glucometro glulisina gnomo gol goloso golpe golpear goma gordisima gordito gordo gota gotita gracias
  gracioso grado grama grande grandiosa grandota graso grasoso gratis gravedad grcs gripa gripe grisines grita gritos grrr grumos grupo guadalajara
  guadalupana guagua guaguitas guantera guantes guarda guardado guardate guarde guarderia guardia guayabo guayaquil guero guerra guisaba guisar guri
  gustaba gustado gustan gustaron gustito gustoso hab haber habia hablamos hablan hable hablen hablo habra habria hacelos haceme hacia hacienda hagais
  hagamos hagamosle hambre hambriento hare haremos haria harto hazmelo haznos hecho heladera hematologo hembra hemodialisis hemoglobina hemorroides
  hemos heparina hepatico herido hermano herminia hermosillo hermoso herpetiforme hervidor hibrida hice hicieron hidrogeno hielera hielerita hierro
  hierve hija hijastro hijita hijo hinchada hinchados hincho hinco hip hipar hiperemesis hipermercado hipertension hipertenso hipoalergenicas
  hipocalorica hipocrita hipoglucemiante hipoglucemico hipopotamo hipos hiposodica hipotensa hipotiroideo hipotiroidismo historia hit hizo hna hogar
  hogareno hombre hombro homenajeada homeopaticas hondo honduras hora horario horizontal hormigueo hormona hornear hostal hoy hoyo hubo hueco huele
  huelga huelo huerca huesped huespedes humana humedad humedo humilde huracan huso huye huyo iba icr ida ido ige iglesia igm igual iguales iker
  imaginan imaginar imaginate imao imita impalpable importa importante imposible imprescindible imss incapacidad incendio incidentes incluido incluir
  incompatibles inconsciente inconveniente increible inducen infancia infantil infarto infiltrado infiltraron inflamado inflamen influencer influenza
  informe ingeniero ingenioso ingiero ingresada ingresaron ingreso inhalador injecta inmune inmunoterapia inr insipida insistan insiste insolina insti
  insu insuficiencia insulima insulinica insulinita insulino insullina insulna insulto intacto intensiva intensivos intenso intento interesante
  interfiere intermitente internaban internado intestinal intestino intoxicaron intoxique intubada invento invierno invitado invito inyectaba inyectado
  inyectan inyectar inyectaron inyectda inyecte inyesion iob iran irme ironias irrite irse islam isleno isotonica iva jabon jaja jajaj jajaja jalisco
  jalon jamas jamases japon jarra jefa jefe jeje jeringa jeringuilla jestasional jet joaquin joder jolie joven jovenes joya jubilada jubilados jubile
  juebes juega jueputa jueves jugar jugosito jugoso juicio julio junio juntar juntaron junto jura juraba juraria jure juro justita justo juzgue kae
  keiro kemo kermes kiere kilometros kiosco kit kito kuanto labial laboratorio laborioso laburo lactancia lactasa lada lado lag lago lamento lana lanus
  lanza lapicero lapices lapiz largo largue lasca latidito latido latina lavar lavaron lavo lazo leer legrado lei lejos lentes lento leo leona letra
  leudar levantada levante levanto levotiroxina ley libras libreta libro licencia licenciada licuar liga ligada ligaron ligeras ligerito ligeros ligth
  lija limitado limitaron limpiar limpio lindo lio liquido liraglutida listo literal litio litro liviana livianito llamaba llamaron llamenme llave
  llegada llegan llegar llego llegue llenador llenadora llenadores llenan llenen lleno llevadera llevamos llevan llevaron llevo lloraba lloraban
  lloramos lloran llorar llore lloro lluvia lobo locura logro lonche lonchera loro losartan losartanes lucas lucecitas luego lugar lugo luis lujoso
  luna lunes luz mabi machacar machu macondo macros madre madrid madrugada maestro magistral magnesio magra maillot maldito malisimo malo malogro
  maluca mama mames mami mamita manana manchado manchas mancho mandalo mandame mandamos mandar mande mandeme mandil manejar manejo manera manija mano
  manojo manoso manoteo mantel mantener mantengo mantiene mapa maquila maquina maquinita maracaibo maraton maravilla marcaba marcapasos marcar marco
  marea mareadita mareado mareao maria marica marido marihuana marque marta martes martina marzo mascota masticable masticar mastico mastique matadero
  matamos maten materna maternidad matrona maxima mayor mayores mazatlan mecano medellin medi mediano medianoche mediante medicamento medicina medico
  medido medidor medio medir mejor mejores mejoro mellis mellizas mellizos memoria menciono menopausia menor menos mentir mentira mercado mercadona
  mercurio merece merendar merendaremos merezco meriende merito mesa mesada mese mesero mesita metabolico mete metelo metemos meten metfo metformna
  metfrmina metfromina meti metian metida meto metro metronidazol mezclada mezclar mezclo mia micro mide mido miedo mienten miento mientras migaja mija
  mijita mil milagro milagrosas mili miligramos millas minero minha minimo minodiab minutos mio mira miraba mirar mireme miro misa misiones mismo
  misuri mitad mitades mito mochila moco moda moderado moderna modo mojadito mojado mojar mojen moler molesta molestan molestar molestia momento mon
  monaguillo moneda monga monitora monjas montana montar monterrey monton montonazo moratones morder mordi mordida mordisco moreno morfar morir moruno
  motivo moto mover movil muchacha muchachos muchisimo mucho mudanza mudo muela muelle muerdo muere muero mueve mueven muevo muger mujer mula muletas
  multa multiples mundo murio musculo mutua mutualista muy nace nacer nacido nacimiento nacio nada nadar nadie nado nalgas narices nariz nasca nazca
  ncsito necesario necesidad necesite necesito nefrologo negaba negativo negocian nel nena nene neruda nervios nervioso nesecito netflix neurologo
  neutropenia nevado nevera neverita nica nicolas niego nieguen nieto nina ninera ningun ninguna nino niquel nivel noche nochevieja nocturno nodriza
  nomas nombre nomeda nona noni nop norma normales normalito norte norteno nosotras nosotros nota noticia noto novela noveno noviembre novio novonorm
  nph ntp nubla nublada nudo nuera nuevo numerito numero nunca nupcial nutricionista nutriologo nutritivo obesidad obeso objetivo obligaba obligaban
  obligatorio obligo obligue obra obstetra obvio ocasion ochenta octavo octubre ocupate ocupo ocurra odas odiaba oeste ofende ofrecer ofrecieron
  ofrenda oido oiga oigan oigo oirle ojala ola olbide olbido olfato olia olla olvidado olvidalo olvidate olvide olvido omeprazol omitan oncologa
  oncologia onda onzas operado operan operaron opina oportunidad orden ordinario oreja organizada organizo orino orno oro ortodoncista oscura oscurito
  osempic ostomia otono otra otro ovario ovofobia oxigeno oxxo pabajo paces paciencia paciente paco padre paga pagan pagar pago paguen pais pajarito
  pajaro pal palabra paladar palido palillo palos panaderia panamericana panas panico pantalon panzona papacito papi par parado paramos parar parce
  parche parcial pare parece parecen parecia parecido pared parejo parezca pari parida pariente pario parir paro parrillada parroquia parte partera
  particular partir partiria parto pasado pasame pasaron pasenme pasion pastelera pastica pastilla pastillero pastillita pastiya patada patagonia
  pataleta patea patente patinar patosa patron patrona patrulla pausa pauta paysandu paz pcte pecera pecho peda pedacito pedazo pedi pediatra pedido
  pedir pediria pegada pego pegue peladas pelar pele pelea peleados pelean pelear peli pelicula peligroso pelin pelo pelon pelota pelotero pena penal
  penicilina pensaba pensaban pensado pensamiento pensar pense pension pensionista peor peores peque pequeno perder perdi perdida perdidisimo perdimos
  perdio perdon perdonaria perdonen perdono pereza perezosa perfecto periodico permiso permite permiten permitidas permitido perra perrita persigno
  persigue persona personaje pesa pesaba pesadilla pesadito pesado pesaj pesar pescaderia pesimo peso piba pibe picaba picamos picar picosito picosos
  picotee piden pidieron pidio pido piedra pienso pierde pierdo piernitas piezas pijamada pijos pileta pillado pillo pincha pinchaba pinchado pinchais
  pinchan pinchao pincharon pinchazo pinche pinta pintado pinza pionono piquetito pisan piso pite pizca pizquita plana planear plaquetas plastico plat
  plata platitos playa plazo pleito plena plis plomo pnincho pobre poca poco podamos poder podia podido podria podrian podrido poh polar poliquistico
  polleria pololo pon ponce pondrias poneis ponela ponele poneme ponemos poner ponermela ponersela pongale pongalo pongame ponganle ponganlo ponganme
  pongo ponia ponian ponle ponlo ponme ponmelo pony poongo poquitin poquito porcentaje porfi porq porque porte porto posada posible positivo posparto
  pospongo posta postparto potente potosi potrero pozo practico precio precioso prediabetico predial prediavetes prednisona preescolar prefiero
  preguntan preguntaron pregunte pregunten pregunto premio prena prenada prende prendido prendo prends preocupa preocupado preocupan preocupes prepara
  preparado prepartido preparto prescindan prescinde prescindir prescindo presentable presion presto presume presumida presupuesto prevenir preventivas
  previo previsible primaria primer primerizo primero primo principio prisa privar probable probado probe problema probo procesado profe profunda
  prohibe prohiben prohibian prohibidisimo prohibir prolongada promesa prometi propone propongo proposito prospecto protagonista protector proteico
  proteinas protesis protesto provecho proveedor proximo proyecto prudente prueba prueban pruebe psicoprofilactico psiquiatra pte publico pucha pude
  pueblo puedan puente puerta pues puesto pulgar pulsera pulso punadito punado puno punto pura puritito puro pusieron pusimos puso puyan puyao puye
  queda quedado quedamos quedar quedare quedaria quedaron quede queden quejo quemados quemar queme quemo querer queria querido quien quieran quiere
  quieren quilla quimica quimio quimioterapia quincena quinto quiosco quise quiso quitalo quitan quitar quitara quitarmela quiten quitenle quito quiza
  rabia radiactivo rallar ramiro ramon rancho rapidito rara rareza raro rasco raspa raspan raspe rasposa ratito rato raya rayita razon razonable
  reactivo rebagliati rebajo rebana rebanada rebelde rebozar recalentar recena recetaron receteme rechace rechazar rechazo recibir recibo recien
  reciente recogen recomendado recomendaron recomienda recomiendan reconcilie reconoce recorri recortado recortar recorto recre recreo recta recuerdo
  recupere recupero redonda redondeo reducir reduzco reemplazan reemplazo reevaluado referidas refiere refresca refrescante refri refuerzo refugio
  regalada regalar regalaron regalo regalonea reganame reganaron regano reggaeton regimen regina regla regrese regresenlo regreso rehago rehusa rehuyo
  reintroducido relaciono relajado rellenalos rellenar relleno remedio remision remojar remojo remontar remonto remordimiento rendidor rendidora renta
  renunciar renuncie renuncio repaglinida repartidor repartir reparto repe repente repeti repetir repitieron repito repongo reposar reposo repostera
  reposteria reprobe requetebien resaca resbala reseca reservame reservorio resfriado resi residencia residente residuos resistencia resistensia
  resistente resistir respete respeto respiramos respiro respondan responde restaurante resto restrepo restringen restringido resucitan resuelta
  resultado resulto retengo retirada retiraron retireis reto retomo retortijon retraso reuma reumatologa reves reviento revise revista reviva rey reyes
  rezo rica rico rie riendas rieron riesgo rindo rinonera riquisimo risa ritmo roba roban robo roca rocha rodante rodilla rompi rompio rompo ronca rota
  rueda ruido ruidosos ruina rumba rustica ruta sabado sabanas sabe sabemos saben saber sabidos sabor sabores saborizo sabrosito sabroso sacado sacalo
  sacame sacaron saciante saco sagrado sala saladito salado salgo sali salido salieron salimos salio salir salita salon saltar saltate salte salteo
  salto salud saludable saludos salva salvar salve samur sana sancochar sangra sanito sanna sano sanota saponina saque saquen saquenle sazon sazone
  secundaria sed sefardi segui seguido seguimos seguir seguira segun segunda seguro selva sem semaforo semaglutida semana semanal seminario senalado
  senar sencillito sencillo senderismo sene seno senor senora senorita sensoriales sentado sentaros senti sentir sento sepa sepan separamos separo
  septiembre septimo seque sera sere sereal serian serie serio serrana servi servicio servido servilleta servir sesion severidad sevillanas sexo sexto
  shark sibo siempre siendo siente siento siga sigan siglo significa sigo sigue siguiente siguio sii sillon similares simon simples simvastatina
  sincebollista sindicato sintomas sintrom siquiera sirimba sirvanos sirven sirvieron sirvo sitagliptina sobra sobran sobrecargo sobrepeso sobrino
  sobrio socorro sofi sofocos sol sola soledad solito soltar soltaron solte soltero solto sonar sonda sonora sonrio soponcio sorbos sorprender sorpresa
  sospechaba sostenga sostengan spinetta spinning stoy suave suavecito suba suban subele suben subi subido subidon subieron subio subir subirias subo
  subrayo subrogada sucre suda sudada sudao sudar sude sudo sudor sudores sudoroso suegro sueldo suelo suelto suenera sueno suficiente sufre sufrir
  sugerir sugiere sugieren suhur sujeta sulfonilurea sullivan sumale sumar sumerce superada superar supermercado supero supieron supo supongo suprimir
  surtidor suspender suspendi suspendido suspendieron suspendio suspendo sustancioso sustituto sustituyo susto sutil suyo tableta tachad tacharon tacho
  tacna tacones tadeo taita tallas talones tamano tambien tamos tampoco tan tanque tantito tanto tapado taper taperes tapo taquicardia tardar tarde
  tardias tardo tarea tata taux taxista tdd techo tecnico tele telefono tembladera temblar temble temblnado temblona temblor temblores temblorina
  temblorosa temperatura temporada temporal tempranas tempranero tempranito temprano tendria tener tenia tenor teorico terapeuta terapia tercer tercera
  terco terminada terminamos terminaron termine termino termo termometro ternura terrapuerto terraza terremoto terrones terror tesis testigo teta
  tetanos tetera teti textura tfm tia tibio tica tiemblan tiemblo tiempo tienda tienen tiernito tierno tijuana timbre tinta tio tipico tipo
  tiquismiquis tirado tiramos tirar tireis tirito tiroides tirzepatida titi tmb tngo toalla tobillo toca tocaba tocamos tocan tocara tocaria tocaron
  todabia todavia toledo toleraba toleramos toleran tolerancia tolero tomaba tomado tomese tomi tonterias tonto tope toque toqueis torcida torcio
  tortura tosta tostadora toxo toxoplasma toxoplasmosis trabajamos trabaje trabajo trabo tradicional tradicionales trae traedme traeme traemos traen
  trafico tragar tragedia trai traia traigame traiganme traigo trailero trajeron trajo tranilcipromina tranqui tranquilo transglutaminasa transmilenio
  transparente transpirada traquea tras trasplantado trasplantaron traste tratamiento tratan trate trauma traumado trazas trece tregua trekking
  tremendo trigliceridos trillizos trimestre triste tristeza tristona triturado troca trocito trompas trozo tsh tubo tumba tumbado tupper turbia
  turbulencia turno tus tusa tuve tuvimos tuvo uci uds uff ulcera ulcerita ultimo ultrarrapida ultrasonido une uni unico unidad unidades unites
  universidad universitario urgencias urgente urico uruguayo usa usaba usado usais usalas usalo usamos uso usted ustedes util vaciada vacio vacuna
  vacunaron vacunatorio vale valen valeria valga valido valiosa vamos vamossss vampiros vaqueros varado varia variado variar variedad varios varon
  vasectomia vater vaya vayan vcs vea vean veces veci vecino vegetariana veintidos vejiga vela velador veleno velocidad velorio veloz ven venas vence
  vencida vendan vende vender vendi vendo veneno vengan vengo venia venir ventana veo verano verdad verdadera verguenza verlo ves vesicula vestido
  vetada vetados vez via viajamos viajan viaje viajo viandita vicio vida viejito viejo viendo vienen vientre vieras vigilante vildagliptina vimos vio
  virgen visita vispera visto vistoso vitro viudo viva vive vivio vivo volante volar voli voltaje volteo volumen voluminosas voluntaria volver volvi
  volvimos volvio vomita vomitaba vomitado vomite vos voy voz vuelo vuelta vuelve vuelven vuelvo walgreens warfarina weon wey wic xfa xultophy yaaaa
  yarda yaya yayo yenador yendo yerno yeso ynflamada yodo ypf zampar zapato zepelin zumba`.split(/\s+/),
)
