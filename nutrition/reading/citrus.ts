/**
 * `juice of 1 lemon`, `1 lemon, juiced` and `lemon juice (from 1 lemon)` all become `1 lemon juice`, a measure the
 * table has for juice; if a line uses both zest and juice, only the juice counts.
 */
export function juiceOrZest(text: string): string {
  return partOfFruit(text) ?? fruitForItsPart(text) ?? squeezed(text) ?? text
}

const PART =
  /^(?:(?:the )?(?:finely |freshly )?(?:grated |squeezed )?)(zest and juice|juice and zest|juice|zest)\s(?:of|from)\s(?=(.{1,60}))/i
const FRUIT =
  /^(.{0,20}?)\b(?:large |small |medium |fresh |juicy |unwaxed |organic ){0,3}(lemon|lime|orange)s?\b/i

function partOfFruit(text: string): string | null {
  const part = PART.exec(text)
  const tail = part ? text.slice(part[0].length) : ''
  const fruit = part ? FRUIT.exec(tail) : null
  if (!part || !fruit?.[2]) return fromFruit(text)
  return said(fruit[1] ?? '', fruit[2], part[1] ?? '', tail.slice(fruit[0].length))
}

/** `lemon juice (from 1 lemon)`, with no amount before it. */
function fromFruit(text: string): string | null {
  const found =
    /^(?:fresh )?(lemon|lime|orange) (juice|zest)(?:,| -)? \(?(?:from|of) (.{1,20}?) (?:lemon|lime|orange)s?\)?(.*)$/i.exec(
      text,
    )
  return found ? said(found[3] ?? '', found[1] ?? '', found[2] ?? '', found[4] ?? '') : null
}

/** "1 orange, finely grated zest only", "1 lemon (grated rind and juice)"; not "1 orange, rind removed". */
const ITS_PART =
  /^,?\s\(?((?:(?:finely|coarsely|roughly|freshly) )?(?:(?:grated|pared|shaved) )?(?:zested|juiced|juice|zest|(?:rind|peel)(?! (?:and (?!juice)|removed|off\b|on\b|left|discarded)))\b(?: and (?:finely )?(?:grated )?(?:juiced|zested|juice|zest|rind))?)(?: only)?\b\)?/i

function fruitForItsPart(text: string): string | null {
  const fruit = FRUIT.exec(text)
  if (!fruit?.[2] || !/^[\d\s/.-]*$|^an? |^one |^two |^half/i.test(fruit[1] ?? '')) return null
  const tail = text.slice(fruit[0].length)
  const part = ITS_PART.exec(tail)
  if (!part || (!/^,| \(/.test(tail) && /rind|peel/i.test(part[1] ?? ''))) return null
  const bare = /^(?:juice|zest)$/i.test(part[1] ?? '') && !tail.startsWith(',')
  if (bare && !/\d|an?\b|one|two|half/i.test(fruit[1] ?? '')) return null
  return said(fruit[1] ?? '', fruit[2], part[1] ?? '', tail.slice(part[0].length))
}

/** `squeeze of lemon` means its juice. */
function squeezed(text: string): string | null {
  const found =
    /^((?:an? |\d )?(?:good |generous |big )?squeezes? of )(?:fresh )?(lemon|lime|orange)(?! juice)\b/i.exec(
      text,
    )
  return found ? `${found[1]}${found[2]} juice${text.slice(found[0].length)}` : null
}

const said = (count: string, fruit: string, words: string, after: string): string =>
  `${count.replace(/(?<=\S) (?:an?|of an?)\s*$/i, '').trim() || '1'} ${fruit} ${/juice/i.test(words) ? 'juice' : 'zest'}${after}`
