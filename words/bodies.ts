import type { StyleRow } from './styles.ts'

/**
 * Bodies, medicines and moments that decide how a dish has to be, without a word about food. What each asks for is said in the
 * gateway's `brief/bodies.ts`, and what its person is told in `safety/body-care.ts`.
 */
export const BODIES: StyleRow[] = [
  {
    means: 'gastroparesis',
    en: String.raw`\bgastroparesis\b|\b(?:slow|delayed|paraly[sz]ed) (?:stomach|gastric)(?: emptying)?\b|\bstomach (?:empties|emptying) (?:too |so |very |really )?slow(?:ly)?\b`,
    es: 'gastroparesia|vaciamiento gastrico lento|vaciado gastrico lento|estomago lento',
    say: 'gastroparesis',
  },
  {
    means: 'stomach-surgery',
    en: String.raw`\b(?:gastric|stomach) (?:bypass|sleeve|band|surgery|reduction)\b|\bbariatric(?: (?:surgery|patients?|diet|friendly))?\b|\b(?:sleeve|lap[- ]?band|weight[- ]loss) (?:surgery|patients?|gastrectomy|operation)\b|\broux[- ]en[- ]y\b|\bdump(?:ing)? syndrome\b|\bdumping\b(?= *(?:$|[.,;!?|)]|if |when |after |from |with |so |and ))`,
    es: 'bypass gastrico|manga gastrica|cirugia bariatrica|sindrome de dumping|balon gastrico',
    say: 'gastric bypass',
  },
  {
    means: 'warfarin',
    en: String.raw`\b(?:warfarin|coumadin|jantoven|acenocoumarol|sintrom|marcoumar|phenprocoumon|(?:a |my |his |her )?blood thinners?|(?:my|his|her) inr)\b`,
    es: 'warfarina|acenocumarol|sintrom|anticoagulante|anticoagulantes|coumadin',
    say: 'warfarin',
  },
  {
    means: 'heart',
    en: String.raw`\b(?:heart attacks?|heart (?:bypass|surgery)|(?:had|has|got|with) (?:a |two |three )?stents?|bypass surgery|cardiac (?:rehab|arrest|event)|coronary(?: (?:artery )?disease)?)\b`,
    es: 'infarto|infartado|infartada|ataque al corazon|ataque cardiaco|operado del corazon|operada del corazon',
    say: 'heart attack',
  },
  {
    means: 'night-lows',
    en: String.raw`\b(?:drop(?:s|ping)?|go(?:es|ing)? low|lows?|dip(?:s|ping)?|crash(?:es|ing)?|hypos?)(?: \w+){0,2}? (?:over ?night|at night|in the night|during the night|while (?:i|he|she|they) sleeps?|in (?:my|his|her) sleep|before morning)\b|\b(?:overnight|night ?time|nocturnal) (?:lows?|hypos?|hypogly\w+|drops?)\b`,
    es: 'no me baje en la noche|no me baje de noche|no le baje en la noche|bajones de noche|bajones nocturnos|bajas nocturnas|hipoglucemias nocturnas',
    say: 'overnight lows',
    keep: true,
  },
  {
    means: 'unsure',
    en: String.raw`\b(?:(?:newly|recently|just(?: been| got| was)?|freshly) (?:diagnosed|told)|new(?:ly)? diagnos(?:is|ed)|(?:was|been|got|since(?: i was| being)?) diagnosed (?:today|yesterday|this (?:week|morning|month)|last (?:week|month)|a few (?:days|weeks) ago|\w+ (?:days?|weeks?) ago)|just found out|since (?:my|the|his|her) diagnosis|(?:i'm|im|i am|he's|she's|we're|so|really|very|and|pretty|kinda|bit) (?:scared|frightened|terrified|afraid|freaking out|panicking|panicked)|overwhelmed|(?:i'm|im|i am|feeling|totally|completely) lost(?! (?:weight|about|\d)))\b`,
    es: 'asustado|asustada|tengo miedo|con miedo|acaban de diagnosticar|acaba de diagnosticar|me diagnosticaron|recien diagnosticado|recien diagnosticada|acabo de enterarme',
    say: 'just diagnosed',
    keep: true,
  },
]
