import { row } from './row.ts'

/** What a low feels like, and what others can see. */
export const BODY = [
  row(
    'strong-sign',
    'shaky|shakey|shaking|shakes|the shakes|shake all over|trembling|trembly|tremble|trembles|tremors|tremor|clammy|cold sweat|cold sweats|wobbly|wobbling|wobbles|the wobbles|jelly legs|legs like jelly|legs are like jelly|legs have gone to jelly|tingling lips|lips tingling|lips are tingling|tingly lips|lips are numb|numb lips|lips numb|tongue is numb|tingling tongue|drenched in sweat|drenched|soaked in sweat|dripping with sweat|dripping sweat|pouring with sweat|sweating buckets|sweating bullets|hands are shaking|shaking like a leaf|quivering|shivery|vibrating|all trembly|jittering|hands wont stop|wobbly legs|legs wobbly|judders|juddering|jitters|the jitters|wobbly all over|shivers and sweats|cold shakes|the trembles|hands shaking|hands trembling|hands are trembling|legs shaking|legs trembling|body shaking|knees knocking|teeth chattering|quaking|shook|shuddering|tremulous|tremoring|convulsive shaking',
    'temblando|temblor|temblores|tiemblo|tiembla|tembloroso|temblorosa|temblorosos|temblorosas|temblon|me tiemblan las manos|me tiembla el cuerpo|me tiemblan las piernas|tiemblan|temblar|tembleque|sudor frio|sudores frios|sudando frio|sudo frio|sudoracion fria|hormigueo en los labios|labios dormidos|me hormiguean los labios|empapado en sudor|empapada en sudor|bañado en sudor|banado en sudor|banada en sudor|chorreando sudor|tembleques|las piernas como gelatina|piernas de gelatina|temblorina|tiritando|tiritona|tiemblo entero|tiemblo toda|me tiembla todo|me tiembla la mano|temblequeando|temblorcito|temblorcitos|los temblores',
  ),
  row(
    'sign',
    'symptomatic|sweat|heart going like the clappers|spinning|brain fog|can not concentrate|irritable|grumpy|cranky|tearful|weepy|starving|ravenous|hangry|numb|nauseous|queasy|rough|awful|terrible|like crap|like death|horrible|weird|off|funny|strange|odd|lousy|grotty|peaky|daft|not making any sense|not making much sense|making no sense|acting drunk|acts drunk|seems drunk|like drunk|acting weird|acting strange|acting odd|acting funny|glassy eyed|glazed over|lethargic|wiped|about to drop|drained|bad|sick|poorly|shattered|loopy|light as a feather|clumsy|unwell|grey|gray|ashen|jittering|hungry|sleepy|exhausted|knackered|yucky|icky|wonky|ropey|ropy|crappy|crap|dreadful|not great|not good|not right|not well|shocking|rubbish|like rubbish|out of sorts|funny turn|having a funny turn|not myself|do not feel right|not feeling right|do not feel well|not feeling well|do not feel good|not feeling good|does not feel right|does not feel well|does not look right|do not feel ok|not feeling ok|not feeling great|do not feel great|not feeling myself|do not feel myself',
    'con sintomas|sintomatico|sintomatica|flojo|floja|ido|ida|hambre atroz|mucha hambre|con un hambre|irritable|raro|rara|fatal|mal|muy mal|pachucho|pachucha|sin energia|no coordina|no dice cosas coherentes|no se le entiende|como borracha|decaido|decaida|agotado|agotada|nauseas|chueco|ñañaras|embotado|embotada|bajoneado|bajoneada|acelerado|acelerada|hambre|cansado|cansada|no me siento bien|no me encuentro bien|pesimo|pesima|horrible|terrible|chueca|no estoy bien|no esta bien|no se siente bien|no se encuentra bien|no ando bien|no anda bien',
  ),
  row(
    'sure-sign',
    'jittery|sweating|sweaty|sweats|light headed|lightheaded|dizzy|giddy|confused|faint|woozy|weak|heart pounding|heart racing|heart is pounding|heart is racing|racing heart|pounding heart|palpitations|blurry vision|blurred vision|vision blurry|vision is blurry|vision blurred|vision going blurry|seeing double|double vision|seeing spots|seeing stars|head is spinning|spaced out|spacey|out of it|not with it|can not think|can not think straight|can not focus|not thinking straight|slurring|slurred|slurs|swaying|unsteady|stumbling|staggering|zoned out|vision is going|seeing black|heart thumping|heart fluttering|dazed|disoriented|disorientated|incoherent|knees are weak|cold and clammy|headachy|talking nonsense|talking gibberish|not making sense|hot and cold|pale|floppy|limp|tingly|tingling|foggy|glazed|white as a sheet|blacking out|can not see straight|can not see|can not stand up|can not walk straight|can not talk properly|can not speak properly|dizziness|lightheadedness|confusion|sweatiness|palpitating|heart is going|heart is hammering|heart hammering|heart beating fast|heart is beating fast|tunnel vision|room is spinning|world is spinning|head spinning|head swimming|swimmy|legs gone|legs have gone|legs giving way|wobbly headed|muddled|fuzzy|fuzzy headed|hazy|hot sweats|dripping|soaking|soaked|perspiring|drowsy|trembly inside|off balance|going to faint|gonna faint|nearly fainted|almost fainted|pins and needles|can not feel my lips|can not feel my face|can not feel my fingers|can not feel my tongue|drunk|keel over|keeling over|going woozy',
    'sudando|sudo|sudor|sudores|sudoroso|sudorosa|mareado|mareada|mareo|mareos|mareadito|mareadita|debil|debilidad|sin fuerzas|confundido|confundida|confuso|confusa|desorientado|desorientada|aturdido|aturdida|atontado|atontada|palido|palida|taquicardia|palpitaciones|corazon acelerado|el corazon acelerado|el corazon a mil|vision borrosa|veo borroso|veo doble|veo nublado|veo manchas|la vista nublada|vista borrosa|se me nubla la vista|me da vueltas la cabeza|me da vueltas todo|todo me da vueltas|hormigueo|desmayarme|desmayo|no coordino|no puedo pensar|habla raro|balbucea|arrastra las palabras|como borracho|desfallecido|desfallecida|nanaras|boleado|boleada|grogui|piernas flojas|me flaquean las piernas|descompuesto|descompuesta|incoherente|blanco como la pared|no veo bien|la cabeza me da vueltas|vertigos|me sudan las manos|me suda la frente|sudando a mares|sudando mucho|desorientacion|confusion|veo estrellitas|estrellitas|me zumban los oidos|somnoliento|somnolienta|la cabeza ida|mareadisimo|mareadisima|me desvanezco|me voy a desmayar|el corazon me late fuerte|se me acelera el corazon|me late muy rapido el corazon|sin equilibrio|me flojean las piernas|las piernas no me responden|no me responden las piernas|sudada|sudado|no siento los labios|no siento la lengua|la palida|desguanzado|desguanzada|patatus|me estoy yendo|me voy a caer|me dan mareos|se me va la cabeza|se me va la olla',
    'sign',
  ),
  row(
    'shows',
    'slurring|slurred|slurs|slurring her words|slurring his words|not making sense|not making any sense|not making much sense|making no sense|incoherent|disoriented|disorientated|acting drunk|acts drunk|seems drunk|acting weird|acting strange|acting odd|acting funny|acting confused|talking nonsense|talking gibberish|out of it|limp|floppy|pale|clammy|shaky|shaking|trembling|sweaty|sweating|confused|glassy eyed|glazed|dazed|cold and clammy|daft|staggering|drowsy|unsteady|grey|gray|ashen|white as a sheet|swaying|mumbling|not himself|not herself|zoned out|stumbling|sleepy|confusion|fuzzy|soaked|dripping|glassy|blank|staring|not responding properly|not talking|crying|screaming|aggressive|combative|not answering|sweating buckets|sweaty and pale|nonsense|gibberish|babbling|trembly|shivering|wobbly|unresponsive|slumped|slumped over|collapsed',
    'habla raro|balbucea|arrastra las palabras|no se le entiende|como borracho|como borracha|no dice cosas coherentes|palido|palida|temblando|sudando|sudoroso|sudorosa|confundido|confundida|desorientado|desorientada|ido|ida|incoherente|no coordina|atontado|atontada|tiembla|aturdido|aturdida|sudor frio|sudando frio|mareado|mareada|flojito|flojita|dice incoherencias|diciendo incoherencias|adormilado|adormilada|no reacciona bien|rarisimo|rarisima|raro|rara|somnoliento|somnolienta|llorando|agresivo|agresiva|la mirada perdida|mirada perdida|no contesta|no me contesta|tembloroso|temblorosa|tiritando|sudor|muy dormido|muy dormida|sudada|sudado|floja|flojo|dormida|dormido|desganado|desganada',
  ),
  row(
    'feel',
    'feel|feels|feeling|felt|feelin|come over|came over|gone all|gone|going|getting|got',
    'me siento|siento|sintiendo|me encuentro|me noto|noto|me veo|se siente|se encuentra|me estoy sintiendo|me he puesto|me puse|ando|se puso|esta como',
  ),
  row(
    'feel-now',
    'feel|feeling|gone all|come over|can not stop|will not stop|keep|came over all|starting to feel|hands',
    'me siento|me encuentro|me noto|estoy|ando|me estoy sintiendo|no paro de|no dejo de|no puedo dejar de|empiezo a',
  ),
  row(
    'wrong',
    'weird|off|funny|strange|odd|awful|terrible|bad|rough|horrible|lousy|not right|unwell|like crap|crap|ropey|dreadful|wonky|not great|not good|not well|out of sorts|shocking|like death|like rubbish|sick|drunk',
    'raro|rara|fatal|mal|muy mal|extraño|extrano|extrana|pesimo|pesima|horrible|terrible',
  ),
  row(
    'faint',
    'pass out|passing out|faint|black out|blacking out|keel over|collapse|drop|fainting',
    'desmayarme|desmayar|desmayarse|perder el conocimiento|desvanecerme|desfallecer|caerme redondo|caerme redonda|desmayo',
  ),
  row(
    'about-to',
    'about to|going to|might|gonna|will|feel like|think i will|starting to',
    'voy a|a punto de|me voy a|creo que me|estoy por|me va a|estoy a punto de',
  ),
  row(
    'unconscious',
    'passed out|fainted|collapsed|blacked out|unconscious|not responding|not waking up|not waking|will not wake|will not wake up|can not wake|can not wake up|will not respond|does not respond|does not wake|does not wake up|can not be woken|not be woken|will not come round|will not come around|not coming round|not coming around|is out cold|keeled over|not reacting',
    'inconsciente|se desmayo|se ha desmayado|desmayado|desmayada|no despierta|no se despierta|no reacciona|no responde|desvanecido|desvanecida|se desvanecio',
  ),
  row(
    'seizure',
    'seizure|seizures|convulsion|convulsions|convulsing|seizing|fitting',
    'convulsion|convulsiones|convulsionando|convulsiona|convulsiono|ataque epileptico',
  ),
  row(
    'seizing',
    'seizing|convulsing|started seizing|twitching and|having convulsions|having a seizure|having a diabetic fit|in the middle of a seizure',
    'convulsionando|convulsiona|tiene convulsiones|esta convulsionando|empezo a convulsionar',
  ),
  row('swallow', 'can not swallow|not swallow|unable to swallow', 'no puede tragar|no traga'),
  row(
    'unconscious-of',
    'eating|snack|snacking|bias|biases|habits|habit|choices|choice|mind|eater|early|for school|for breakfast|for work|for class',
    '',
  ),
  row(
    'handed-out',
    'candy|candies|treats|flyers|samples|copies|menus|cookies|plates|souffle|cake|sponge|bread|tent',
    '',
  ),
  row(
    'surely-unconscious',
    'can not wake him|can not wake her|can not wake them|can not wake my|can not wake the|can not wake up my|could not wake him|could not wake her|unable to wake him|unable to wake her|unresponsive|can not rouse|will not rouse|diabetic coma|out cold|not regaining consciousness|lost consciousness',
    'no puedo despertarlo|no puedo despertarla|no lo puedo despertar|no la puedo despertar|no consigo despertarlo|no consigo despertarla|no logro despertarlo|no logro despertarla|no le puedo despertar|perdio el conocimiento|ha perdido el conocimiento|perdio la conciencia|ha perdido la conciencia|perdio la consciencia|no vuelve en si|coma diabetico|esta inconsciente|sigue inconsciente|quedo inconsciente|se ha quedado inconsciente|se quedo inconsciente',
    'unconscious',
  ),
  row(
    'part',
    'vision|eyes|eyesight|heart|hands|legs|lips|tongue|head|brain|knees|fingers|mouth|face|skin|body|hand|sight|speech|arms',
    'vista|ojos|corazon|manos|piernas|labios|lengua|cabeza|rodillas|dedos|boca|cara|piel|cuerpo|brazos|mano',
  ),
  row(
    'state',
    'blurry|blurred|double|fuzzy|racing|pounding|jelly|weak|wobbly|shaking|numb|tingling|tingly|spinning|swimming|foggy|clammy|sweaty|trembling|hammering|thumping|going|gone|cold|slurred|shaky|heavy|fluttering|shakes|shake|tremble|quivering|mush|cloudy|buzzing|giving way',
    'borrosa|borrosos|nublada|doble|acelerado|temblando|temblorosas|temblorosos|tiemblan|tiembla|flojas|debiles|dormidos|dormida|adormecidos|hormigueando|sudando|fria|frias|palida|dando vueltas|da vueltas|gelatina|entumecidos|pesadas|latiendo|mil',
  ),
]
