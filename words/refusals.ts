import type { Row } from './row.ts'
import { SEVERE, SYMPTOMS } from './symptoms.ts'

/**
 * How people say that a food is not for them. `foods`: where the food is, before these words ("milk upsets me"), after them
 * ("allergic to milk"), or on either side. An allergy to one food counts for its whole class; somebody who only dislikes a
 * food, or gets bloated from it, avoids just that food.
 */
export type Refusal = {
  kind: 'allergy' | 'unwanted'
  foods: 'before' | 'after' | 'either'
  /** Also used for other things ("off work", "gave up smoking"): a word after it is refused only if we know it as a food. */
  vague: boolean
}

const row = (
  foods: Refusal['foods'],
  kind: Refusal['kind'],
  en: string,
  es = '',
  say = '',
  vague = false,
): Row<Refusal> => ({
  means: { kind, foods, vague },
  en,
  es,
  ...(say ? { say } : {}),
})

/** Every first part with every second, for Spanish pronouns: "me cae mal", "le cae mal". */
const each = (first: string, second: string): string =>
  first
    .split('|')
    .flatMap((one) => second.split('|').map((two) => `${one} ${two}`))
    .join('|')

const RELATIVES =
  'hubby|husband|wife|missus|partner|kids?|child(?:ren)?|toddler|baby|bairn|wean|little (?:one|man|girl|boy)|wee (?:one|man)|son|daughter|boys?|girls?|mum|mom|mam|mother|dad|father|gran|nan|grandma|grandad|grandpa|brother|sister|teens?|teenager|guests?|dh|dd|ds'
const BODY =
  "stomach|tummy|tum|belly|guts?|insides|bowels?|throat|mouth|tongue|lips?|gums|face|eyes?|nose|chest|skin|head|joints|digestion|system|ibs|reflux|gerd|gord|gout|eczema|asthma|migraines?|allerg(?:y|ies)|acne|rosacea|psoriasis|colitis|crohns|crohn's|hay ?fever|ulcers?|bladder|kidneys?|gallbladder"
/** Who gets sick, or which part of the body. */
const SUFFERER = `(?:me|us|him|her|them|(?:the |my |our |his |her |their )(?:[\\p{L}'-]+ )?(?:${RELATIVES}|${BODY})(?:'s (?:${BODY}))?|(?:my|our|his|her|their) [\\p{L}'-]+|hubby|mum|mom|dad|grandma|gran|nan)`
/** Who speaks, or who is spoken about. */
const SPEAKER = `(?:i|we|he|she|they|i'm|we're|he's|she's|they're|(?:the |my |our )?(?:${RELATIVES}))`
/** Words in between; none of them begins a request. */
const GAP = `(?: (?!(?:for|with|without|that|which|something|anything|some|soup|dinner|lunch|a (?:soup|meal|dish|recipe|salad|stew))\\b)[\\p{L}']+){0,4}?`
const NOT = `(?:don't|do not|doesn't|does not|didn't|won't|will not|wouldn't|dont|doesnt|wont|dinnae|doesnae|ain't|never|not)`
const CANNOT = `(?:can't|cannot|can not|cant|cann?ae|canny|couldn't|mustn't|must not|shouldn't|should not|may not|unable to|not able to|not (?:allowed|permitted|supposed|meant) (?:to)?)`
const GIVES = `(?:gives?|gave|giving|makes?|made|making|brings?|brought|breaks?|causes?|caused|triggers?|triggered|gets?|leaves?|left|sets?|means?|equals?)`

/** Said after a food. */
export const SAID_AFTER_FOODS: Row<Refusal>[] = [
  row(
    'either',
    'allergy',
    `${GIVES}(?: ${SUFFERER})?${GAP} (?:${SEVERE})(?![\\p{L}]| (?:from|after|when|if|to)\\b)`,
    `${each('me da|me dan|le da|le dan|les da|les dan|nos da|nos dan|me produce|me producen|le produce|le producen|me causa|me causan|le causa|le causan|me provoca|me provocan|le provoca|le provocan|me saca|me sacan|le saca|le sacan|me sale|me salen|le sale|le salen|da|dan|causa|causan|produce|producen|provoca|provocan', 'alergia|alergias|ronchas|urticaria|sarpullido|salpullido|erupcion|erupciones|comezon|picazon|picor|reaccion|reaccion alergica|anafilaxia|granitos')}|${each('me cierra|me cierran|le cierra|le cierran|se me cierra|se le cierra|me hincha|me hinchan|le hincha|le hinchan|se me hincha|se me hinchan|se le hincha|se le hinchan|me pica|me pican|le pica|le pican|me arde|me arden|se me duerme|me duerme', 'la garganta|la boca|la lengua|la cara|los labios|el labio|los ojos|la piel|todo el cuerpo|el cuerpo|todo')}|${each('me|le|nos|les|lo|la', 'mando al hospital|mandaron al hospital|manda al hospital|mandan al hospital|mato|mata|matan|puede matar|pueden matar|casi mata|enroncha|enronchan|deja sin aire|dejan sin aire|brota|brotan')}`,
    'gives me hives',
  ),
  row(
    'either',
    'unwanted',
    `${GIVES}(?: ${SUFFERER})?${GAP} (?:${SYMPTOMS})(?![\\p{L}]| (?:from|after|when|if|to)\\b)`,
    each(
      'me da|me dan|le da|le dan|les da|les dan|nos da|nos dan|me produce|me producen|le produce|le producen|me causa|me causan|le causa|le causan|me provoca|me provocan|le provoca|le provocan|da|dan',
      'gas|gases|acidez|agruras|reflujo|ardor|ardor de estomago|migrana|migranas|jaqueca|dolor de cabeza|dolor de estomago|dolor de panza|dolor de barriga|dolor de tripa|dolor de guata|nauseas|ganas de vomitar|vomito|vomitos|diarrea|retortijones|retorcijones|colicos|hinchazon|inflamacion|pesadez|indigestion|colitis|granos|mareo|mareos|estrenimiento|malestar|problemas',
    ),
    'disagrees with me',
  ),
  row(
    'either',
    'unwanted',
    `(?:disagrees? with|(?:bloats?|hurts?|irritates?|inflames?|ruins?|wrecks?|destroys?|bothers?|sickens?|nauseates?|constipates?|swells?|bungs?|blocks?|clogs?|stuffs?|backs?|wipes?|blows?|puffs?|gross(?:es)?|freaks?|creeps?|weirds?|puts?|turns?|disgusts?|repulses?|revolts?|triggers?|aggravates?|inflates?|punish(?:es)?|tortures?|flares?|worsens?|affects?|upsets?|churns?|burns?|hates?)(?: up| out| off)?) (?:(?:up|off|out) )?${SUFFERER}(?: (?:up|out|off|over|something (?:rotten|awful|terrible)))?`,
    `${each('me|le|les|nos|te', 'cae mal|caen mal|cae fatal|caen fatal|cae pesado|caen pesados|cae pesada|caen pesadas|cae pesadas|cae pesadisimo|cae pesadisima|caen pesadisimos|caen pesadisimas|sienta mal|sientan mal|sienta fatal|sientan fatal|sienta como un tiro|sientan como un tiro|hace mal|hacen mal|hace dano|hacen dano|repite|repiten|se repite|se repiten|hincha|hinchan|hincha la panza|hinchan la panza|inflama|inflaman|infla|inflan|irrita|irritan|revuelve el estomago|revuelven el estomago|revuelve la tripa|suelta el estomago|sueltan el estomago|afloja el estomago|estrine|estrinen|sube el acido|perjudica|perjudican|enferma|enferman|indigesta|indigestan|afecta|afectan|pone mala|pone malo|ponen mala|ponen malo|pone mal|ponen mal|tapa|tapan|pega mal|pegan mal|da asco|dan asco|da cosa|dan cosa|da grima|dan grima|da repelus|repugna|repugnan|desagrada|desagradan|choca|chocan')}|${each('no me|no le|no les|no nos', 'cae bien|caen bien|sienta bien|sientan bien|hace bien|hacen bien|entra|entran|pasa|pasan|va|van|cae|caen|apetece|apetecen|agrada|agradan|llama|llaman|late|laten|hace gracia|hacen gracia')}`,
    'disagrees with me',
  ),
  row(
    'before',
    'unwanted',
    [
      `${NOT} (?:really |always |ever )?(?:agree|sit(?: (?:well|right|easy|great))?|get on|get along|go down(?: (?:well|right))?|stay down|work|do (?:any )?good|do (?:any )?favou?rs|digest(?: (?:well|properly))?)(?: (?:with|for|in|on))? ?(?:${SUFFERER}|well|me)`,
      `${NOT} (?:love|like) (?:me|us|him|her)(?: back)?`,
      // "Courgettes I can't stand", "aubergine, hates it".
      `(?:,? ?(?:which|that|who|${SPEAKER}) (?:(?:just|really|simply|absolutely) )*)(?:${CANNOT}|${NOT}|never) (?:(?:really|ever|even) )*(?:eat|have|having|stand|bear|do|handle|like|touch|abide|stomach|tolerate|take|digest|want|drink|cope with)(?: (?:it|them|those|that|any|at all|anymore|either))*(?= *(?:$|[.,;!)|]))`,
      `(?:,? ?(?:(?:${SPEAKER}) )?(?:(?:just|really|simply|absolutely) )*)(?:hates?|loathes?|detests?|dislikes?|despises?|can't stand|cant stand|can't have|cant have|can't eat|cant eat|not having|not eating) (?:it|them|those|these)\\b`,
      // "Sardines, I just cannot"; "herring, can't do it".
      `, ?(?:${SPEAKER} (?:(?:just|really|simply|literally|absolutely) )*|just )(?:can't|cannot|can not|cant|couldn't)(?: (?:do (?:it|them|that)|sorry|please))?(?= *(?:$|[.;!|]|,? ?(?:but|sorry|please)\\b))`,
      `${NOT} (?:really |ever )?(?:mix|get along|get on|see eye to eye)(?! with)`,
      `(?:(?:keeps? )?(?:repeat(?:s|ing)?|com(?:e|es|ing) (?:right )?back|backfir(?:es?|ing))) (?:up )?(?:on ${SUFFERER}|up\\b)`,
      `(?:go(?:es)?|went|runs?|shoots?|pass(?:es)?) (?:right |straight |clean )?through ${SUFFERER}`,
      `(?:sits?|lies?|lays?) (?:like|heavy|heavily|badly|wrong|ill|funny|rough|uneasy|uneasily)\\b(?: (?:a|an) (?:rock|brick|stone|lump))?(?: (?:on|with|in) ${SUFFERER})?`,
      `(?:do(?:es)?|did) (?:a (?:real )?number on|me in|us in|him in|her in|terrible things to|bad things to|awful things to) ?(?:${SUFFERER})?`,
      `(?:plays?|wreaks?|raises?) (?:up|merry|hell|havoc|merry hell|the devil|tricks|absolute havoc)\\b(?: hell)?(?: (?:with|on|in))?(?: ${SUFFERER})?`,
      `mess(?:es)? (?:with |up )?${SUFFERER}(?: (?:up|around))?`,
      `(?:sets?|flares?|kicks?|acts?|brings?|plays?) (?:off|up|on) (?:my|our|his|her|their) [\\p{L}']+`,
      `sets? ${SUFFERER} off|knocks? ${SUFFERER} (?:out|for six|sideways)|does ${SUFFERER} no (?:good|favou?rs)`,
      `(?:triggers?|aggravates?|worsens?|flares?|inflames?) (?:(?:my|our|his|her|their|the) )?(?:${BODY}|${SYMPTOMS}|inflammation|symptoms)`,
      `(?:tastes?|smells?|tasting|smelling) (?:just |kind of |kinda |so |really |like |of |to me |absolutely )*(?:soap|soapy|dirt|earth|mud|feet|socks|metal|metallic|cardboard|sick|vomit|puke|grass|medicine|perfume|rubber|poison|chalk|garbage|rubbish|trash|shit|crap|wee|pee|bum|arse|ass|ashtrays?|funny|weird|off|bad|awful|horrible|gross|rank|bitter|vile|foul|disgusting|nasty|revolting|wrong|yucky)\\b(?: to (?:me|us|him|her))?`,
      `turns? ${SUFFERER}(?: stomach)?(?: over)?`,
      `(?:,? ?(?:and|then|so))? ?(?:${SPEAKER})(?:'ll| will|'m going to|'d| would| always| just){0,2} (?:be (?:so |very )?sorry|regret it|pay for it|suffer for it|be doubled up|be in agony|be on the (?:loo|toilet))(?! (?:if|when|unless)\\b)`,
    ].join('|'),
  ),
  row(
    'either',
    'unwanted',
    String.raw`(?:(?:is|are|'s|was|were|be|remains?) (?:(?:just|so|totally|completely|absolutely|definitely|always|all|really|truly|simply|strictly|still|pretty|very|both|kind of|an?|the|my|our|her|his|too|also|now|out) )*)(?:off[- ](?:the )?(?:menu|table|limits|list|cards)|no[- ]?no'?s?|no[- ]?go(?:es)?|no(?= *(?:$|[.,;!)|]|for (?:me|us)))|nope|hard (?:no|pass|nope)|big no|firm no|no from (?:me|us)|out of (?:the question|bounds)|out(?= *(?:$|[.,;!|)]|for (?:me|us|him|her|the|my)|please|because|due|thanks|completely|too\b|and\b|as (?:i|we|he|she)\b))|banned|forbidden|verboten|prohibited|not (?:allowed|ok(?:ay)?|permitted|an option|for (?:me|us|him|her)|happening|my (?:thing|friends?|favou?rites?|fave|bag|jam|cup of tea)|tolerated|good for (?:me|us|him|her)|safe|acceptable|welcome|nice|our friends?)|gross|disgusting|vile|nasty|yucky|yuck|rank|minging|mingin|manky|boggin|revolting|repulsive|horrid|horrible|awful|grim|icky|foul|rancid|evil|devil|worst|enem(?:y|ies)|nemesis|(?:the |a )?(?:work|spawn|food|candy|fruit) of (?:satan|the devil|a demon|hell)|devil'?s (?:work|own|candy|fruit|food|spawn)|satan'?s \w+|abominations?|punishments?|(?:war |hate )?crime|cruel joke|(?:personal )?insult|betrayal|cat food|torture|misery|kryptonite|downfall|triggers?|hell on|murder|poison (?:to|for) (?:me|us|him|her|my|our)|bad for (?:me|us|him|her|my|our)|(?:hard|tough|rough|bad|heavy|terrible|killer|harsh) on (?:me|us|him|her|my|our|his|the)|too (?:acidic|fibrous|heavy|rich|strong|gassy|windy|much) for (?:me|us|him|her|my)|(?:problem|issue)s?(?: (?:food|foods))? for (?:me|us|him|her|my))`,
    `esta prohibido|estan prohibidos|esta prohibida|estan prohibidas|prohibido|prohibida|prohibidos|prohibidas|${each('lo|la|los|las', 'tengo prohibido|tengo prohibida|tengo prohibidos|tengo prohibidas')}|tengo prohibido|tengo prohibida|tengo prohibidos|tengo prohibidas|tiene prohibido|tiene prohibida|tiene prohibidos|tiene prohibidas|fuera|ni en pintura|ni hablar|ni de broma|ni loco|ni loca|ni muerto|ni muerta|ni regalado|ni regalados`,
    'is off limits',
  ),
  row(
    'either',
    'unwanted',
    String.raw`(?:(?<=\p{L}) ?[,?!:=-]+ ?(?:(?:and|but|just|so|pure|it's|its|they're|a|that's) )*)?(?:(?:just |so |pure )?(?:(?<=[:?=-] ?)(?:no|never|none)|(?<=\p{L} )(?<!\b(?:or|why|if|of|is|are|maybe|but|and|please|do|does|did|am) )not(?= *(?:$|[.;!]|, ?(?:please|thank)))|yuck(?:y|o)?|yuc?k+|yu+c+k+|eww*|ew+|eek|ick+|icky|bleh|blech|bleurgh|blegh|blergh|bleugh|blah|ugh+|urgh+|eurgh|barf|gag|puke|meh|gross|vom|boak|boke|minging|mank|manky|grim|vile|disgusting|nasty|revolting|bah|pass|nope|nah+|hard (?:no|pass)|no thanks?(?: you)?|no thank ?you|no ta|no way(?: jose)?|not for me|never again|absolutely not|hell no|heck no|nope nope(?: nope)?|no chance|not (?:on your life|in this lifetime|a chance|if you paid me)|none of it|count me out|over my dead body|i'?d (?:rather|sooner) (?:starve|die|go hungry)))(?= *(?:$|[.,;:!?|)-]|please|to\b|on\b|the\b))`,
    'guacala|guacatela|wacala|huacala|wakala|guacamole no|puaj|puag|que asco|fuchi|fuchila|asco|no gracias|no por favor|paso|que horror',
    'yuck',
  ),
  row(
    'before',
    'unwanted',
    ",? ?(?:(?:is|are) )?(?:not|isn't|aren't) (?:really |actually |at all )?(?:needed|wanted|required|necessary|desired|called for)(?! (?:to|for|but)\\b)",
    `${each('no lo|no la|no los|no las', 'tolero|tolera|toleramos|toleran|como|come|comemos|comen|puedo comer|puede comer|podemos comer|quiero|quiere|queremos|soporto|soporta|aguanto|aguanta|digiero|digiere|tomo|toma|uso|necesito')}|no hace falta|no hacen falta|no es necesario|no es necesaria|no son necesarios|no son necesarias|no necesario|no necesaria|no necesarios|no necesarias`,
    'not needed',
  ),
  row(
    'before',
    'unwanted',
    String.raw`(?<=\b(?:leav|keep|kept|tak|cut|left|pick|whip|edit|hold)\w* [^.;!?|:,]{1,40}) (?:out|off)\b(?: (?:of (?:it|this|that|things|everything|my \w+|the \w+)|altogether|completely|entirely))?`,
  ),
  row(
    'before',
    'unwanted',
    `(?: and (?:me|i|my (?:stomach|body|gut|tummy)) (?:are|am|aren't|is|isn't|have|had|do not|don't|dont|never) (?:not |no |a |bad |sworn |mortal )*(?:friends?|mates|pals|enem(?:y|ies)|history|falling out|fallen out|mix|get along|get on|agree|work|go|see eye to eye))(?: together| well| good)?`,
  ),
]

/** Said before the foods. */
export const SAID_BEFORE_FOODS: Row<Refusal>[] = [
  row(
    'after',
    'allergy',
    `${CANNOT} ?(?:(?:really|ever|even|actually|physically|safely|medically) )*(?:eat|have|digest|tolerate|touch|consume|process|ingest|drink|swallow|be (?:around|near|exposed to|in (?:a|the) room with)|go near|come near)`,
    `${each('no', 'puedo|puede|podemos|pueden|debo|debe|debemos|deben')
      .split('|')
      .flatMap((one) =>
        ['comer', 'tomar', 'consumir', 'probar', 'tocar', 'digerir', 'ingerir'].map((two) => `${one} ${two}`),
      )
      .join(
        '|',
      )}|no puedo con|no puede con|no podemos con|no tolero|no tolera|no toleramos|no toleran|no tolerar|no tomo|no toma|no tomamos|no toman|no bebo|no bebe|no pruebo|no prueba|no consumo|no consume|no consumimos|no digiero|no digiere|no digerimos|no le puedo dar|no le podemos dar|no les puedo dar|me prohibio|me prohibieron|le prohibio|le prohibieron|nos prohibieron|me quitaron|le quitaron|me han quitado|le han quitado|me han prohibido|le han prohibido`,
    "i can't eat",
  ),
  row(
    'after',
    'unwanted',
    [
      `${CANNOT} (?:(?:really|even|just) )*(?:do(?! without)|handle|stand|bear|abide|stomach|take(?! (?:long|much|more|more than))|face|hack|manage(?! without)|cope with|deal with|be doing with|get (?:on|along) with|keep down|get down|look at|be bothered with|use|find|get(?! (?:enough|hold)))`,
      `${NOT} (?:really |ever |even |much |currently )?(?:do(?! (?:without|much|any))|like|love|enjoy|want|eat|use|add|include|contain|involve|put|care (?:much )?for|touch|need|have|get (?:on|along) with|give (?:me|us|him|her)|fancy|dig|digest|tolerate|handle|process|stomach|trust|agree with|mix with|do well (?:with|on)|cope (?:well )?with|go near|drink|buy|keep|cook with|appreciate|rate)`,
    ].join('|'),
    `${each('no', 'soporto|soporta|soportamos|soportan|aguanto|aguanta|aguantamos|aguantan|trago|traga|tragamos|paso|pasa a|resisto|quiero ver|quiero ni ver|puedo ni ver|puede ni ver|puedo ver|puede ver|puedo ni oler|soy fan de|es fan de|soy de|soy mucho de|soy muy de|es muy de')}|odio|odia|odiamos|odian|detesto|detesta|detestan|aborrezco|aborrece|no cocino con|no cocina con|no cocinamos con|no me gusta nada|me choca|me chocan|me revienta|le tengo asco|le tengo manio|le tengo mania|le tiene asco|rechaza|asco al|asco a la|asco a los|paso de|pasamos de|ni ver`,
    'i hate',
  ),
  row(
    'after',
    'unwanted',
    [
      `refus(?:es?|ing) (?:to (?:eat|touch|try|have|drink|even try))?|turns? (?:his|her|their|my|our) noses? up at|(?:i'm|im|we're|they're|you're|he's|hes|she's|shes|\\p{L}+'s|am|is|are|gone|went|go|goes|going|been|completely|totally|right) off(?: of)?(?! (?:the|to|work|on|for|season|today)\\b)`,
      `(?:swear|swore|sworn|swearing|lay|laying|stay|staying|keep|keeping|come|came|coming|take me|took me|put me|taken) off(?: of)?|(?:give|gave|given|giving) up(?: on)?|quit(?:ting)?|(?:stop|stopped|stopping) (?:eating|having|drinking)|(?:steer|steering|stay|staying|keep|keeping) (?:me |us |him |her |them )?(?:well )?(?:clear|away) (?:of|from)|sh(?:y|ying) away from|run (?:a mile )?from`,
      `(?:wary|terrified|scared|afraid|frightened|petrified|disgusted|grossed out|repulsed|put off|turned off|revolted|sickened|sick|bored|tired) (?:of|by)|(?:averse|aversion|opposed) to|aversion(?:s)? (?:to|for)|phobias? of|(?:get|gets|got|have|has|got) the ick (?:from|with|about)`,
      `(?:bad |big |real |major |massive |terrible |serious |some |digestive )*(?<!\\b(?:no|any|without) )(?:problems?|issues?|trouble|troubles|difficulty|bother|(?<=\\b(?:a|got|has|real|big|serious|major|massive) )beef) (?:with|digesting|eating|tolerating|processing|handling)|struggl(?:e|es|ed|ing) (?:with|to (?:digest|eat|process|tolerate|keep down))|(?:bad|rubbish|terrible) with|no tolerance (?:for|to|of)`,
      `(?<!\\b(?:can't|cannot|cant|couldn't|never|could not|hardly) )(?:go|do|make it|made|get by|live) without|leave off|hold(?: off(?: on)?)?|ditch|drop|bin|scrap|nix|86|eighty-six|ban|banned from|no to|say no to|never again(?: with| to| for)?|rejects?|pass on|(?:hard |a )?no on|nowt with|none of (?:that|the|those)|w\\/out|nae|nothing (?:from|out of|off|that has|that contains|made with|made of|made from|based on)|free of|(?:told|advised|have|has|need|needs|supposed|got|trying|try|want|wants) to (?:avoid|cut(?: out)?|give up|skip|ditch|quit|stay off|lay off|limit)`,
      `(?:nobody|no one|none of (?:us|them|my [\\p{L}']+)|neither of (?:us|them))(?: (?:here|there|in (?:my|our|the|this) [\\p{L}]+|at (?:my|our|the|this) [\\p{L}]+))? (?:can|could|is able to|is allowed to|will|would) (?:eat|have|touch|tolerate|digest|stomach|do)`,
      // "The kids stage a revolt over sprouts", but not "if there is no pasta".
      `(?:riots?|revolts?|mutin(?:y|ies)|rebellions?|revolutions?|strikes?|protests?|walkouts?|war|meltdowns?|tantrums?) (?:(?:breaks? out|at the table|guaranteed|in this house) )?(?:over|about|against|at the sight of|because of|with|on|when (?:i serve|they see|there is|there's|it's))(?! (?:no|the last)\\b)`,
      `not (?:allowed|permitted|supposed to (?:have|eat))`,
      // "My doc pulled wheat and eggs first", "the biopsy says it's the gluten".
      `(?:doctor|doc|dr|gi|gp|gastro|allergist|pediatrician|paediatrician|dietiti?cian|dietitian|nutritionist|specialist|consultant|nurse)(?: (?:just|also|has|have|had|first|then))? (?:pulled|took away|took out|cut out|cut|removed|eliminated|nixed|banned|axed|crossed (?:off|out)|told (?:me|us|him|her) (?:to forget|not to gamble with))`,
      `(?:biopsy|scope|endoscopy|tests?|bloods|blood ?work|panel|results?|doctor|doc|gi|gp|gastro|allergist|dietiti?cian|dietitian|specialist|consultant|food diary|elimination diet)(?: [a-z']+){0,2} (?:says?|said|showed|shows|found|confirmed|proved|figured out|worked out|reckons?|thinks?)(?: that)? (?:it was|it is|it's|its) (?:all )?the(?! [a-z]+(?: [a-z]+)? (?:that )?(?:i|we|he|she|they) (?:should|need|must|can|ought)\\b)`,
      `(?:exclusions?|no-?go(?:s|es)?|no go foods?|triggers?(?: foods?)?|banned(?: foods?)?|forbidden(?: foods?)?|off[- ]limits|off the menu) ?[:=-]+`,
      `(?:not|isn't|isnt|aren't|arent|ain't|aint|never) (?:really |exactly |quite |even |much |just )?(?:up for|in (?:the|a) mood for|in the market for|feeling(?: like)?|craving|down for|wild about|crazy about|big on|huge on)|(?<=^[^a-z]{0,3})done with|(?:i'm|im|we're|we are|i am) (?:so |just |totally )?over(?! (?:the|it|my|this|that)\\b)`,
      `(?:i'm|im|we're|am|are|so) (?:so |totally |really )?done with|fed up with|sick to (?:death|the back teeth) (?:of|with)|never (?:could|can|been able to|managed to) (?:stomach|stand|abide|face|bear|handle)|(?:burned|burnt) out on|had (?:my|our|his|her) fill of`,
    ].join('|'),
    `${each('harto|harta|hartos|hartas|cansado|cansada|aburrido|aburrida|hasta la coronilla|hasta el gorro', 'de')}|${each('ni una', 'hojita de|hoja de|ramita de|pizca de|gota de|rodaja de|cucharada de|miga de')}|ni un poquito de|ni tantito|no le entro a|no le entro al|${each('no me|no le|no nos|no les', 'sirvan|sirva|sirvas|pongan|ponga|pongas|den|de|des|echen|eche|eches|traigan|traiga|traigas|ofrezcan|preparen|prepare|prepares|hagan|haga|hagas|metan|meta|metas|incluyan|incluya|incluyas|agreguen|agregue|agregues|recomiendes|recomienden|sugieras|sugieran|cocines|cocinen')}|no le entramos a|no le entra a|no le entra al|me empalague de`,
    'sick of',
    true,
  ),
]
