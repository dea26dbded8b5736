import { inTwo, wholeSentences } from '../../../dish-book/last-step.ts'

/** Where in a dish the steps go for the foods that are served with it. */

const APART = /^(.*[\w.]);? (Serve on the side|Serve on top|Slice and serve on top|Stir into the pot)\.$/
const INTO_POT = /^(?:Stir in the |Stir the |@add-to-soup )/

/**
 * The steps of a dish with those for a food served with it: cooked before the dish is served, and served after it.
 * @param worded the sentences of a technique for the chosen tool
 */
export function withBeside(
  steps: readonly string[],
  beside: readonly string[],
  worded: (step: string) => string,
): string[] {
  if (beside.length === 0) return [...steps]
  const plan = new Plan(steps, worded)
  const warmed: string[] = []
  const sides: string[] = []
  for (const step of beside) {
    const [, cook, serve] = APART.exec(step) ?? []
    const role = /beside-\d+/.exec(step)?.[0]
    if (INTO_POT.test(step) && steps.length > 1) plan.intoPot(worded(step))
    else if (SEASONS.test(step) && steps.length > 1) plan.beforeServing(step)
    else if (!cook || !serve || !role || steps.length < 2) plan.after.push(worded(step))
    else {
      if (serve === 'Serve on the side') sides.push(role)
      else if (serve !== 'Stir into the pot')
        plan.after.push(`${serve.replace(/^(Slice|Serve)/, `$1 the {${role}}`)}.`)
      if (cook.startsWith('@warm ')) warmed.push(role)
      else plan.cook(worded(cook))
      if (serve === 'Stir into the pot') plan.intoPot(`Stir in the {${role}} and heat through, {3 min}.`)
    }
  }
  if (warmed.length > 0) plan.beforeServing(worded(`@warm ${warmed.join(',')}`))
  if (sides.length > 0) plan.after.push(`Serve the {${sides.join(', ')}} on the side.`)
  return plan.steps()
}

/** A spice goes in before the dish is on the table. */
const SEASONS = /^Season with /

const BLENDS = /\b(?:blend|puree)/i
const SIMMERS = /simmer|brais|slow cooker|pressure/i

/** What is baked beside a dish takes longer in the dish's own heat. */
const OVEN = /a 425 °F \(220 °C\) oven until hot and crisp, \{20 min\}/
const SAME = 'the same oven until hot and crisp, {25 min}'

const BARE = /^Serve(?: hot| warm| cold| at once)?\.$/
/** A cake is cut when it is frosted. */
const CUTS = /,? (?:then |and )cut (into [^.]*\.)$/

class Plan {
  readonly after: string[] = []
  private readonly all: string[]
  /** What is done at the table, after the last that cooks. */
  private readonly served: string
  private readonly inPot: string[] = []
  private readonly cooked: string[] = []
  private readonly first: string[] = []
  private readonly last: string[] = []
  private readonly worded: (step: string) => string

  constructor(steps: readonly string[], worded: (step: string) => string) {
    this.worded = worded
    const [cooking, serving] = inTwo(worded(steps.at(-1)!))
    this.all = cooking ? [...steps.slice(0, -1), serving ? cooking : steps.at(-1)!] : steps.slice(0, -1)
    this.served = cooking ? serving : steps.at(-1)!
  }

  intoPot(step: string): void {
    this.inPot.push(step)
  }

  beforeServing(step: string): void {
    this.last.push(step)
  }

  /** What takes no longer than the dish's longest step is cooked meanwhile; what takes longer is started first. */
  cook(cooked: string): void {
    const step = this.all.some((one) => /Heat the oven/.test(this.worded(one)))
      ? cooked.replace(OVEN, SAME)
      : cooked
    const own = minutesIn(step)
    const longest = Math.max(0, ...this.all.map((one) => minutesIn(this.worded(one))))
    if (/microwave/.test(step)) this.last.push(step)
    else if (own <= longest || own === 0) this.cooked.push(step.replace(/\{(\d+ min)\}/g, '{~$1}'))
    else if (own > 12) this.first.push(step)
    else this.last.unshift(step)
  }

  steps(): string[] {
    const lines = [...this.all]
    const pot = this.potAt()
    const meanwhile = this.cooked.length > 0 ? this.longestAt() + 1 : 0
    const put = [
      { at: meanwhile, steps: this.cooked },
      // What is stirred into the pot is cooked by then.
      { at: Math.max(pot, meanwhile), steps: this.inPot },
    ]
    for (const { at, steps } of put.reverse()) lines.splice(at, 0, ...steps)
    return [...this.first, ...lines, ...this.last, ...this.atTable()]
  }

  /** What goes on top does so before the dish is on the table. */
  private atTable(): string[] {
    const onTop = this.after.filter((one) => ON_TOP.test(one))
    const others = this.after.filter((one) => !ON_TOP.test(one))
    const sentences = wholeSentences(this.worded(this.served))
    const serving = sentences.findIndex((one) => /^[ []*(?:Serve|Cut (?:in|into))\b/.test(one))
    // "Serve hot." is no step by itself, and what is on the side is served with it.
    if (onTop.length === 0 && others.length > 0 && BARE.test(this.served)) return others
    if (onTop.some((one) => one.startsWith('Spread')) && CUTS.test(this.served))
      return [this.served.replace(CUTS, (_, into: string) => `. ${onTop.join(' ')} Cut ${into}`), ...others]
    if (onTop.length === 0 || serving < 0) return [...(this.served ? [this.served] : []), ...onTop, ...others]
    const [before, then] = [sentences.slice(0, serving).join(''), sentences.slice(serving).join('').trim()]
    return [[before, ...onTop, then].filter(Boolean).join(' '), ...others]
  }

  /** After the sauce or soup has simmered, and after it was blended. */
  private potAt(): number {
    const said = this.all.map((one) => this.worded(one))
    const blended = said.findLastIndex((one) => BLENDS.test(one))
    const simmered = said.findLastIndex((one) => SIMMERS.test(one))
    const served = said.findIndex((one) => /\b(?:serve|ladle|divide [^.]* among)\b/i.test(one))
    const at = Math.max(blended, simmered, -1) + 1 || said.length
    return served < 0 ? at : Math.min(at, served)
  }

  private longestAt(): number {
    const all = this.all.map((one) => minutesIn(this.worded(one)))
    return all.lastIndexOf(Math.max(...all))
  }
}

const TIMES = /\{~?(?:\d x )?(?:\d+ to )?(\d+) (min|hr)/g

const minutesIn = (step: string): number =>
  Math.max(0, ...[...step.matchAll(TIMES)].map(([, count, unit]) => Number(count) * (unit === 'hr' ? 60 : 1)))

const ON_TOP =
  /^(?:Scatter|Spread|Top|Sprinkle|Spoon|Finely chop|Slice the|Finish|Drizzle|Serve the [^.]* on top)\b/
