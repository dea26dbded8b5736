/** One word, figure or sign of a sentence, in plain letters. */
export type Token = string

const TOKEN = /\d+:\d+|\d+'\d+|\d+(?:[.,]\d+)?|'s\b|[a-z]+(?:'[a-z]+)*'?|[,:=%$()/&+?-]|[↓⬇↘]+|°/g

/** Several ways to write one sign or unit, as one word each. */
const JOINED: [RegExp, string][] = [
  [/(?<![a-z])mg\s*[/%]?\s*dls?\b|\bmiligramos por decilitro\b|\bmgs? (?:per|por) dls?\b/g, ' mgdl '],
  [/(?<![a-z])mmols?\s*\/\s*mol\b/g, ' mmolmol '],
  [/(?<![a-z])mmols?(?:\s*\/?\s*l(?:itre|iter)?\b)?|\bmilimoles\b/g, ' mmol '],
  [/\bw\/o\b/g, ' without '],
  [/\bw\//g, ' with '],
  [/\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?|\ba las? \d{1,2}(?::\d\d)?\b|\b\d{1,2} o'?clock\b/g, ' oclock '],
  [/\b(\d{1,2}) ?w(?:ee)?k?s? ?\d ?d(?:ays?)?\b|\b(\d{1,2}) ?\+ ?\d weeks\b/g, '$1$2 weeks along'],
  [/\b(\d{1,2})(?: ?\+ ?\d)? ?w(?:ee)?ks?\b|\b(\d{1,2}) ?w(?: ?\d ?d)?\b/g, '$1$2 weeks '],
  [/\bd (?=azucar|gluc)/g, 'de '],
  [/[–—]/g, '-'],
  // "Fast-acting" is two words; "60-140" keeps its sign.
  [/(?<=[a-z])-(?=[a-z])/g, ' '],
  [/\bt-?slim\b/g, ' tslim '],
  [/\bhba1c\b|\ba1c\b/g, ' aonec '],
  [
    /\btype[- ]?(?:1|one|i|oner|1er|ones|1s)\b(?!\s*[-/]\s*2)|\btipo (?:1|uno|i)\b(?! o)|\bt1d?m?\b(?! ?(?:spoon|tsp))|\bdm1\b/g,
    ' typeone ',
  ],
  [/\btype[- ]?(?:2|two|ii)\b|\btipo (?:2|dos|ii)\b|\bt2d?m?\b|\bdm2\b/g, ' typetwo '],
  // A "k" by itself is "que"; next to a figure it means thousands.
  [/(\d)k\b/g, '$1 km'],
  [/\b([2-9]0)'?s\b/g, ' $1 tens '],
  [/(\d)(?:st|nd|rd|th)\b/g, '$1 ordinal'],
]

export const tokensOf = (sentence: string): Token[] => separated(joined(sentence))

/** The same for phrases in one text, in a quarter of the time: no form reaches across a `|`. */
export const tokensOfEach = (phrases: string): Token[][] => joined(phrases).split('|').map(separated)

const joined = (text: string): string => JOINED.reduce((before, [form, as]) => before.replace(form, as), text)

const separated = (text: string): Token[] => (text.match(TOKEN) ?? []).flatMap(spread)

const ENDINGS: [RegExp, string[]][] = [
  [/^(.+)n't$/, ['not']],
  [/^(.+)'m$/, ['am']],
  [/^(.+)'re$/, ['are']],
  [/^(.+)'ve$/, ['have']],
  [/^(.+)'ll$/, ['will']],
  [/^(.+)'d$/, ['would']],
  [/^(.+)'s$/, ["'s"]],
]

/** "Isn't" as "is not", "im" as "i am", "cant" as "can not": one form for rules to name. */
function spread(token: string): string[] {
  const short = SHORT.get(token)
  if (short) return short
  for (const [form, rest] of ENDINGS) {
    const stem = form.exec(token)?.[1]
    if (stem) return [...(SHORT.get(stem) ?? [stem]), ...rest]
  }
  return token.length > 2 && token.endsWith("'") ? [token.slice(0, -1)] : [token]
}

const SHORT: ReadonlyMap<string, string[]> = new Map(
  [
    ["can't", 'can not'],
    ["won't", 'will not'],
    ["shan't", 'will not'],
    ["ain't", 'is not'],
    ['cannot', 'can not'],
    ['cant', 'can not'],
    ['wont', 'will not'],
    ['dont', 'do not'],
    ['doesnt', 'does not'],
    ['didnt', 'did not'],
    ['havent', 'have not'],
    ['hasnt', 'has not'],
    ['hadnt', 'had not'],
    ['isnt', 'is not'],
    ['arent', 'are not'],
    ['couldnt', 'could not'],
    ['wouldnt', 'would not'],
    ['shouldnt', 'should not'],
    ['aint', 'is not'],
    ['im', 'i am'],
    ['ive', 'i have'],
    ['its', "it 's"],
    ['hes', 'he is'],
    ['shes', 'she is'],
    ['theyre', 'they are'],
    ['weve', 'we have'],
    ['whats', "what 's"],
    ['wat', 'what'],
    ['thats', "that 's"],
    ['itll', 'it will'],
    ['gonna', 'going to'],
    ['gotta', 'got to'],
    ['wanna', 'want to'],
    ['rn', 'right now'],
    ['atm', 'at the moment'],
    ['n', 'and'],
    ['&', 'and'],
    ['nd', 'and'],
    ['pls', 'please'],
    ['thru', 'through'],
    ['hlep', 'help'],
    ['halp', 'help'],
    ['hepl', 'help'],
    ['lvl', 'level'],
    ['lvls', 'levels'],
    ['gluc', 'glucose'],
    ['bld', 'blood'],
    ['sgr', 'sugar'],
    ['tho', 'though'],
    ['cuz', 'because'],
    ['coz', 'because'],
    ['abt', 'about'],
    ['wid', 'with'],
    ['dnt', 'do not'],
    ['tmb', 'tambien'],
    ['pa', 'para'],
    ['k', 'que'],
    ['plz', 'please'],
    ['rly', 'really'],
    ['sumthin', 'something'],
    ['xfa', 'please'],
    ['q', 'que'],
    ['xq', 'porque'],
    ['toy', 'estoy'],
    ['ta', 'esta'],
  ].map(([short, long]) => [short ?? '', (long ?? '').split(' ')]),
)
