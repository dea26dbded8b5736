import { TOOLS } from '@evenplate/words/tools'
import type { Tool } from '../brief.ts'
import type { Scraps } from './scraps.ts'

const TURNED_ON = '(?:turn(?:ing)? on|use|using|heat(?:ing)?(?: up)?|touch)'
const MISSING =
  "no|without|don't have|do not have|dont have|have no|has no|haven't got|can't use|cannot use|don't use|not use|not using|lost|(?<!\\b(?:fresh|hot|straight|right|warm|comes?|coming|piping) )out of"
const NOT_THERE = String.raw`(?:\b(?:${MISSING})|(?:\bnot|n't|\bwithout|\bnever|\bhates?|\binstead of)(?: \w+){0,3} ${TURNED_ON}|\btoo (?:hot|warm) (?:to|for)(?: (?:${TURNED_ON}|the|an?))*|\bavoid(?:ing)?(?: using| turning on)?) (?:an? |the |my |our |any |working |access to (?:an? |the )?)*`
const BROKEN = String.raw`(?:(?:'s| is| are| has| just| went| got| isn't| is not| not)* (?:broken|broke|busted|out of order|not working|(?<=n't |not )working|dead|died|kaput|on the (?:fritz|blink)|acting up|off[- ]limits|not an option|out(?! (?:of (?!order)|in|on|for|back|front|side)))|(?: just)? (?:doesn't|does not|won't|will not)(?: (?:work|turn on|heat(?: up)?|light))?(?= *(?:$|[.,;:!?|]|(?:and|so|but|right now|today|anymore)\b)))`
/** "In my tiny old oven" says nothing of the portion. */
const KIND =
  '(?:(?:small|little|tiny|mini|big|large|old|new|portable|countertop|convection|toaster|electric|gas|good|regular|single|double|basic|cheap|working) )'

/** Others of the same list: "not the oven or the stove". */
const OTHERS = `(?:(?:${TOOLS.filter(({ means }) => means !== 'none')
  .map(({ en }) => en)
  .join(
    '|',
  )})(?:,|,? (?:or|and|nor)| \\/) (?!(?:one|two|single|double|1|2|just|only)\\b)(?:an? |the |my |our |any )?)*`

const READY = TOOLS.map(({ means, en }) => ({
  tool: means,
  named: new RegExp(en),
  missing: new RegExp(`${NOT_THERE}${OTHERS}(?:${en})(?!\\w)|(?<![\\w-])(?:${en})${BROKEN}`, 'g'),
  asked: new RegExp(
    `(?<![\\w-])(?:only |just |in (?:my|the|an?) |using (?:my|the|an?) )*${KIND}{0,2}(?:${en})(?: only)?(?!\\w)`,
    'g',
  ),
}))

/** Cuts tools out of the text: the first one asked for, and those that are not available. */
export function takeTools(text: Scraps): { use: Tool | null; without: Tool[] } {
  const without = new Set<Tool>()
  let use: Tool | null = null
  let first = Number.POSITIVE_INFINITY
  if (text.takeAll(/\bno[- ]bake\b/g).length > 0) without.add('oven')
  for (const { tool, named, missing } of READY) {
    if (tool === 'none' || !text.has(named)) continue
    for (const [said] of text.takeAll(missing))
      for (const other of READY) if (other.tool !== 'none' && other.named.test(said)) without.add(other.tool)
  }
  for (const { tool, named, asked } of READY) {
    const at = text.has(named) ? text.rest.search(asked) : -1
    // A blender heats nothing, so it stands behind whatever else somebody cooks with.
    if (at >= 0 && (at < first || use === 'blender') && !(tool === 'blender' && use)) {
      first = at
      use = tool
    }
  }
  for (const { named, asked } of READY) if (text.has(named)) text.takeAll(asked)
  if (use) without.delete(use)
  return { use, without: [...without] }
}
