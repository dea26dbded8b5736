import { buttonClass } from '@evenplate/shared-ui/Button'
import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { Page } from '../Page.tsx'
import prose from '../Prose.module.css'
import { Checks } from './Checks.tsx'
import styles from './HowWeCount.module.css'
import { Limits } from './Limits.tsx'
import { Measures } from './Measures.tsx'
import { OneLine } from './OneLine.tsx'
import { Sources } from './Sources.tsx'
import { WholeDish } from './WholeDish.tsx'
import { Wording } from './Wording.tsx'

const SECTIONS: readonly { id: string; title: string; Body: ComponentType }[] = [
  { id: 'from-a-line-to-grams', title: 'From an ingredient to grams', Body: OneLine },
  { id: 'a-dish-added-up', title: 'Adding up a dish', Body: WholeDish },
  { id: 'words-beside-a-number', title: 'What the labels mean', Body: Wording },
  { id: 'how-close-we-come', title: 'How accurate we are', Body: Measures },
  { id: 'allergies-and-diets', title: 'Allergies and diets', Body: Checks },
  { id: 'whose-figures', title: 'Where our figures come from', Body: Sources },
  { id: 'what-no-table-knows', title: 'What no food table knows', Body: Limits },
]

/** For people who cook: how a recipe's words become numbers, how good those are, and what they leave out. */
export function HowWeCount() {
  return (
    <Page
      title="How we count"
      lead="You shouldn’t have to take our word for a number. Here is how the words of a recipe become the carbs on your plate, where our figures come from, how accurate they are, and what we can’t know."
      width="wide"
    >
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label="On this page">
          <ol>
            {SECTIONS.map(({ id, title }) => (
              <li key={id}>
                <Link to={`#${id}`}>{title}</Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {SECTIONS.map(({ id, title, Body }) => (
            <section key={id} id={id} className={prose.prose} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              <Body />
            </section>
          ))}
          <p className={styles.ways}>
            <Link className={buttonClass({ size: 'l' })} to="/recipe-builder">
              Build a Recipe
            </Link>
            <Link className={buttonClass({ size: 'l', variant: 'secondary' })} to="/contact">
              Ask Us About a Number
            </Link>
          </p>
        </div>
      </div>
    </Page>
  )
}
