import { BASIS } from '@evenplate/recipe-view/wording'
import { Badge } from '@evenplate/shared-ui/Badge'
import type { ReactNode } from 'react'
import { INCOMPLETE } from './measured.generated.ts'
import { grams } from './say.ts'
import styles from './Wording.module.css'

type Word = { word: string; tone: 'basil' | 'apricot' | 'tomato' | 'rain'; means: ReactNode }

/** What a recipe says of its own numbers, from the surest to the least sure. */
const WORDS: readonly Word[] = [
  { word: BASIS.computed.badge, tone: 'basil', means: BASIS.computed.text },
  {
    word: 'between 30 and 39 g',
    tone: 'basil',
    means:
      'The words leave the weight open: “2 to 3 carrots”, “a small onion”. The figure is the middle, the range is where the truth should lie. To close it, weigh that ingredient and enter the grams.',
  },
  {
    word: BASIS.partial.badge,
    tone: 'apricot',
    means: (
      <>
        Something small could not be counted, so the real total is higher. It is named. With{' '}
        <q>{INCOMPLETE.atLeast.line}</q>, from a jar nobody can look up, a tofu bowl reads “at least{' '}
        {grams(INCOMPLETE.atLeast.carbs)}”.
      </>
    ),
  },
  {
    word: 'No total',
    tone: 'apricot',
    means: (
      <>
        More than a tenth of what carries carbs could not be counted. With <q>{INCOMPLETE.noTotal.line}</q> in
        the same bowl, we give no total and no level at all: a low number would be worse than none.
      </>
    ),
  },
  { word: BASIS.model.badge, tone: 'tomato', means: BASIS.model.text },
  {
    word: 'The AI said …',
    tone: 'rain',
    means:
      'The model named a figure of its own that is more than 10 g or 20% away from our count. You see ours, and that they differ.',
  },
  {
    word: 'GI estimate',
    tone: 'rain',
    means:
      'Nobody has published an index for this food. That of a close relative stands in, and the load is called an estimate too.',
  },
]

export function Wording() {
  return (
    <>
      <p>A number without its doubt is half a number. These words stand beside ours, and mean just this:</p>
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
