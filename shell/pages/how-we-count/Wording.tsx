import type { Span } from '@evenplate/domain/recipe'
import { BASIS, RANGE } from '@evenplate/recipe-view/wording'
import { Badge } from '@evenplate/shared-ui/Badge'
import type { ReactNode } from 'react'
import { INCOMPLETE } from './measured.generated.ts'
import { grams, tenths } from './say.ts'
import styles from './Wording.module.css'

type Word = { word: string; tone: 'basil' | 'apricot' | 'tomato' | 'rain'; means: ReactNode }

/** What a recipe says about its own numbers, from the most to the least certain. */
const WORDS: readonly Word[] = [
  { word: BASIS.computed.badge, tone: 'basil', means: BASIS.computed.text },
  {
    word: 'between 30 and 39 g',
    tone: 'basil',
    means:
      'The recipe doesn’t give an exact weight: “2 to 3 carrots”, “a small onion”. The figure is the middle, and the true value should be within the range. To narrow it, weigh that ingredient and enter the grams.',
  },
  {
    word: RANGE.badge,
    tone: 'apricot',
    means: (
      <>
        An ingredient has no amount or isn’t in any table, but can’t add much, or it is served on the side,
        like bread. The carbs are then a range: the low end leaves it out, and the high end counts the most
        that people usually eat. The recipe names it. With <q>{INCOMPLETE.range.line}</q> (which we can’t look
        up), a tofu bowl shows “{between(INCOMPLETE.range)}”.
      </>
    ),
  },
  {
    word: BASIS.partial.badge,
    tone: 'apricot',
    means: (
      <>
        We couldn’t count something that may add more than half a carb choice (7.5 g) a serving, so the real
        total may be higher. It is named beside the figure. With <q>{INCOMPLETE.atLeast.line}</q>, the same
        bowl shows “at least {grams(INCOMPLETE.atLeast.carbs)}”.
      </>
    ),
  },
  {
    word: 'No total',
    tone: 'apricot',
    means: (
      <>
        We counted less than one carb choice (15 g) a serving, and what we couldn’t count may be more than
        that. With <q>{INCOMPLETE.noTotal.line}</q> in a bowl without rice, we give no total and no level. A
        low number would be worse than none.
      </>
    ),
  },
  { word: BASIS.model.badge, tone: 'tomato', means: BASIS.model.text },
  {
    word: 'The AI said …',
    tone: 'rain',
    means:
      'The AI gave a figure that differs from our count by more than 10 g or 20%. You see ours, with a note that they differ.',
  },
  {
    word: 'GI estimate',
    tone: 'rain',
    means:
      'No one has published an index for this food, so we used a similar food’s, or a cautious one for its kind. The load is then marked as an estimate too.',
  },
]

function between({ carbsBetween }: { carbsBetween: Span | null }): string {
  return carbsBetween ? `${tenths(carbsBetween.least)} to ${tenths(carbsBetween.most)} g` : 'not known'
}

export function Wording() {
  return (
    <>
      <p>A number is only useful if you know how sure it is. Here is exactly what our labels mean:</p>
      <dl className={styles.words}>
        {WORDS.map(({ word, tone, means }) => (
          <div key={word}>
            <dt>
              <Badge tone={tone}>{word}</Badge>
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
      <p>A missing figure is shown as missing. It is never shown as zero.</p>
    </>
  )
}
