import type { Figures, LineFigures, Span } from '@evenplate/domain/recipe'
import { unusedCarbs } from '@evenplate/domain/unused-carbs'
import { Badge } from '@evenplate/shared-ui/Badge'
import { type ReactNode, useId } from 'react'
import { sayBetween, sayGrams, sayNumber, sayUnused, UNUSED, unbroken } from '../wording/wording.ts'
import { bySource, type SourcedLine } from './by-source.ts'
import styles from './Sources.module.css'

/** How each ingredient was counted, most net carbs first: which food, how it was weighed, what it adds, the source. */
export function Sources({ figures }: { figures: Figures }) {
  const { counted, missing, negligible } = bySource(figures)
  return (
    <details className={styles.sources}>
      <summary className={styles.summary}>Where these numbers come from</summary>
      <div className={styles.body}>
        <p className={styles.soft}>
          Amounts here are for the whole recipe; the totals above are for one serving. Ingredients are ranked
          by net carbs, which leave out fiber, sugar alcohols and the like because these hardly raise blood
          sugar. Glycemic load is GI × net carbs ÷ 100, added up over all ingredients.
          {figures.glycemicLoadEstimated &&
            ' Where no GI has been published, we use a similar food’s, or a cautious one for its kind.'}
        </p>
        <List title={missing.length > 0 ? 'Not counted' : null} lines={missing}>
          {({ line }) => <Missing line={line} />}
        </List>
        <List title={missing.length > 0 ? 'Counted' : null} lines={counted}>
          {(source) => <Counted {...source} />}
        </List>
        {negligible.length > 0 && (
          <p className={styles.soft}>
            <strong>Nothing to count:</strong> {negligible.map(({ line }) => line.line).join('; ')}. They add
            almost no carbs.
          </p>
        )}
      </div>
    </details>
  )
}

type ListProps = {
  title: string | null
  lines: SourcedLine[]
  children: (source: SourcedLine) => ReactNode
}

function List({ title, lines, children }: ListProps) {
  const id = useId()
  if (lines.length === 0) return null
  return (
    <div>
      {title && (
        <p id={id} className={styles.group}>
          {title}
        </p>
      )}
      <ul className={styles.lines} aria-labelledby={title ? id : undefined}>
        {lines.map((source) => (
          <li key={source.at} className={styles.line}>
            {children(source)}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Missing({ line }: { line: LineFigures }) {
  return (
    <>
      <p className={styles.name}>{line.line}</p>
      <p className={styles.soft}>
        {line.question
          ? line.question.asks
          : !line.food
            ? 'Not in our food table, so we don’t know what it adds.'
            : line.grams === null
              ? `This is ${line.food}, but we couldn’t tell how much it weighs.`
              : `This is ${line.food}, but we don’t know how much carbohydrate it has.`}
        {line.note && ` ${sentence(line.note)}`}
      </p>
    </>
  )
}

function Counted({ line, share }: SourcedLine) {
  const { food, grams, weighedBy, nutrition, source, note, carbsBetween, glycemicLoad, glycemicLoadBetween } =
    line
  return (
    <>
      <div className={styles.top}>
        <p className={styles.name}>{line.line}</p>
        <Share share={share} />
      </div>
      {note && <p className={styles.soft}>{sentence(note)}</p>}
      <dl className={styles.facts}>
        <Fact name="Counted as" value={food} from={source} />
        <Fact
          name="Weight"
          value={grams === null ? null : sayGrams(grams)}
          from={weighedBy && unbroken(weighedBy)}
        />
        <Fact
          name="Carbs"
          value={nutrition.carbs === null ? null : sayGrams(nutrition.carbs)}
          from={[wide(carbsBetween), unusedOf(line)].filter(Boolean).join('; ')}
        />
        <Index line={line} />
        {glycemicLoad !== null && glycemicLoad > 0 && (
          <Fact
            name="Adds a load of"
            value={sayNumber(glycemicLoad)}
            from={glycemicLoadBetween && wideLoad(glycemicLoadBetween)}
          />
        )}
      </dl>
    </>
  )
}

/** This line's share of the dish's net carbs, as text and as a bar. */
function Share({ share }: { share: number | null }) {
  if (share === null) return null
  const percent = Math.round(share * 100)
  return (
    <p className={styles.share}>
      <span className="tabular">{percent === 0 && share > 0 ? 'under 1' : percent}% of the net carbs</span>
      {share > 0 && (
        <span className={styles.track} aria-hidden="true">
          <span className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
        </span>
      )}
    </p>
  )
}

/** All of a sweetener passes unused: said without repeating its weight. An unknown fiber counts as none. */
function unusedOf({ nutrition }: LineFigures): string | null {
  const unused = unusedCarbs({ ...nutrition, fiber: nutrition.fiber ?? 0 })
  if (unused === null) return null
  return nutrition.netCarbs === 0 ? UNUSED : sayUnused(unused)
}

/** How far a line may be off, if by a gram or more: less does not matter. */
const wide = (span: Span | null): string | null =>
  span && span.most - span.least >= 1 ? sayBetween(span) : null

const wideLoad = ({ least, most }: Span): string | null =>
  most - least >= 1 ? `between ${sayNumber(least)} and ${sayNumber(most)}` : null

function Index({ line }: { line: LineFigures }) {
  const { gi, giSource, giEstimate, carriesCarbs } = line
  if (!carriesCarbs) return null
  if (gi === null) return <Fact name="GI" value="none" from={whyNoIndex(line)} />
  return (
    <Fact name="GI" value={String(Math.round(gi))} from={giSource}>
      <Badge tone={giEstimate ? 'apricot' : 'basil'} className={styles.kind}>
        {giEstimate ? 'estimate' : 'published'}
      </Badge>
    </Fact>
  )
}

/** Net carbs in 100 g below which a glycemic index cannot be measured. */
const LITTLE = 5

function whyNoIndex({ grams, nutrition: { netCarbs } }: LineFigures): string | null {
  if (netCarbs === null || !grams) return null
  return (netCarbs / grams) * 100 < LITTLE
    ? unbroken(`under ${LITTLE} g net carbs in 100 g: too little to measure one`)
    : 'none published'
}

type FactProps = { name: string; value: string | null; from?: string | null; children?: ReactNode }

function Fact({ name, value, from, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value ?? 'not known'}
        {children}
        {from && <span className={styles.from}>{from}</span>}
      </dd>
    </div>
  )
}

const sentence = (text: string): string => {
  const said = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(said) ? said : `${said}.`
}
