import { figuresIn } from './figures-in.ts'

/** A heading announces what comes below it; `end`: not part of the recipe. */
export type Section = 'ingredients' | 'steps' | 'notes' | 'nutrition' | 'end'

/** The section that a line opens, as in a cookbook, a blog or our own export; null for every other line. */
export function sectionOf(line: string): Section | null {
  if (line === '' || line.length > 80) return null
  const bare = line
    .replace(/^#{1,6}\s+|\*\*|__|^[-–—=]+\s*|\s*[-–—=]+$/g, '')
    .replace(/[:.!]+$/, '')
    .replace(/[’]/g, "'")
    .trim()
    .toLowerCase()
  return OPENERS.find(([, opens]) => opens.test(bare))?.[0] ?? null
}

/** A section whose heading is on the same line as its text: "Nutrition: 210 kcal, 30 g carbs". Null for every other line. */
export function begunOn(line: string): { section: Section; lines: string[] } | null {
  const said = /^([^:]{3,60}):\s+(\S.*)$/.exec(line)
  if (!said) return null
  const [, heading, rest] = said
  const section = sectionOf(heading!)
  if (section === 'nutrition' && figuresIn([rest!])) return { section, lines: [rest!] }
  // "Method: oven" is not a section.
  if (section === 'steps' && /\s.*[.!]$/.test(rest!)) return { section, lines: [rest!] }
  const lines = rest!.split(/[,;]\s+(?=[\d½¼¾⅓⅔⅛])/)
  return section === 'ingredients' && lines.length > 1 ? { section, lines } : null
}

const OPENERS: readonly (readonly [Section, RegExp])[] = [
  [
    'ingredients',
    /^(?:the )?(?:ingredients?(?: list)?|what you(?:'ll| will)? need|you(?:'ll| will) need|shopping list|zutaten(?:liste)?|das brauchst du|ingredientes)(?:\s*(?:\(.{1,40}\)|(?:for|für|para|serves) .{1,30}))?$/,
  ],
  [
    'steps',
    /^(?:(?:cooking )?(?:instructions?|directions?|method|preparation|steps|procedure)(?: steps)?|how to (?:make|prepare|cook)\b.{0,40}|(?:und )?so (?:geht|wird)'?s?(?: gemacht)?|zubereitung(?:sschritte)?|anleitung|schritte|arbeitsschritte|(?:modo de )?preparación|elaboración|instrucciones|pasos(?: a seguir)?|cómo (?:se hacen?|hacer|preparar)\b.{0,40})$/,
  ],
  [
    'notes',
    /^(?:(?:recipe|cook's|chef's|author'?s?|my) )?(?:notes?|tips?(?: (?:and|&) tricks)?)$|^(?:notizen|anmerkung(?:en)?|tipps?|hinweise?|notas?|consejos?|trucos?)$/,
  ],
  [
    'nutrition',
    /^(?:nutrition(?:al)?(?: facts| information| info| values?)?(?: \(?per serving\)?)?|nährwerte?(?: pro portion)?|nährwertangaben|información nutricional|valores nutricionales)$/,
  ],
  [
    'end',
    /^(?:\d+ )?(?:comments?|reviews?|kommentare?|comentarios|share(?: this)?|print|related(?: (?:recipes|posts))?|more recipes|you (?:may|might) also like|leave a (?:comment|reply)|did you make this\b.*|about (?:me|the author)|das könnte dir auch .*|más recetas|filed under\b.*|tags)$/,
  ],
]
