/** Decodes text copied from a page with its markup: "&frac12; cup", "&amp;", "<b>flour</b>". */
export function withoutEntities(text: string): string {
  if (!/[&<]/.test(text)) return text
  return text
    .replace(/<\/?[a-z][^<>]{0,80}>/gi, ' ')
    .replace(
      /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}\d{0,2}));?/gi,
      (whole, decimal, hex, name: string | undefined) =>
        name === undefined
          ? String.fromCodePoint(Math.min(decimal ? Number(decimal) : Number.parseInt(hex, 16), LAST_CODE))
          : (NAMED.get(name.toLowerCase()) ?? fractionOf(name) ?? whole),
    )
}

const LAST_CODE = 0x10ffff

/** `frac12` is one half. */
const fractionOf = (name: string): string | null => {
  const found = /^frac(\d)(\d)$/i.exec(name)
  return found ? ` ${found[1]}/${found[2]}` : null
}

const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    nbsp: ' ',
    quot: '"',
    apos: "'",
    lt: '<',
    gt: '>',
    ndash: '-',
    mdash: '-',
    rsquo: "'",
    lsquo: "'",
    deg: '°',
    frasl: '/',
    times: 'x',
    eacute: 'é',
    egrave: 'è',
    ecirc: 'ê',
    agrave: 'à',
    acirc: 'â',
    ccedil: 'ç',
    ntilde: 'ñ',
    ouml: 'ö',
    uuml: 'ü',
    iuml: 'ï',
  }),
)
