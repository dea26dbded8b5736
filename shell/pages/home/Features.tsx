import { Curve } from '@evenplate/shared-ui/Curve'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './Features.module.css'
import { LENTILS } from './sample-dish.ts'

export function Features() {
  return (
    <section className={styles.features} aria-labelledby="features">
      <h2 id="features">Good cooking, with the math done for you</h2>
      <ul className={styles.grid}>
        <Feature title="AI-powered recipes" picture={<Wishes />}>
          Tell us step by step or in your own words: the meal, your diet, how much time you have, what’s in
          your fridge. You get a real dish, not a formula.
        </Feature>
        <Feature title="Lower-glycemic swaps" picture={<Swap />}>
          The dish you wanted, with the ingredients that raise blood sugar fastest replaced by slower ones.
        </Feature>
        <Feature title="Nutritional analysis" picture={<Sources />}>
          Carbs, fiber and glycemic impact per serving. You can see where each number comes from, and a
          missing number is never shown as zero.
        </Feature>
        <Feature title="Follows your rules" picture={<Rules />}>
          Before you see a recipe, we check it for your allergies, your diets and anything you avoid,
          including hidden sources.
        </Feature>
        <Feature title="Weekly personalized meal plans" picture={<Week />}>
          Seven days of meals within your carb budget, and one shopping list for all of them.{' '}
          <Link to="/meal-planner">Open the meal planner</Link>
        </Feature>
      </ul>
    </section>
  )
}

function Feature({ title, picture, children }: { title: string; picture: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.feature}>
      <div className={styles.picture} aria-hidden="true">
        {picture}
      </div>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  )
}

function Wishes() {
  return (
    <div className={styles.wishes}>
      <span>“quick low-carb chicken dinner”</span>
      <span>“vegetarian Mediterranean lunch”</span>
      <span>“low-glycemic chocolate dessert”</span>
    </div>
  )
}

function Swap() {
  return (
    <div className={styles.swap}>
      <div>
        <Curve band="High" />
        white rice
      </div>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 12h15m-5-5 5 5-5 5" />
      </svg>
      <div>
        <Curve band="Low" />
        cauliflower rice
      </div>
    </div>
  )
}

function Sources() {
  return (
    <dl className={styles.sources}>
      <div>
        <dt>{LENTILS.line}</dt>
        <dd>USDA {LENTILS.ndb}</dd>
      </div>
      <div>
        <dt>{LENTILS.grams} g</dt>
        <dd>{LENTILS.carbs} g carbs</dd>
      </div>
      <div>
        <dt>GI {LENTILS.gi}</dt>
        <dd>load {LENTILS.load}</dd>
      </div>
    </dl>
  )
}

function Rules() {
  return (
    <div className={styles.rules}>
      {['no nuts', 'no dairy', 'vegetarian', 'no cilantro'].map((rule) => (
        <span key={rule}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="m3 8.5 3.2 3.2L13 4.8" />
          </svg>
          {rule}
        </span>
      ))}
    </div>
  )
}

function Week() {
  return (
    <div className={styles.week}>
      {['M', 'T', 'W', 'T', 'F', 'S', 'S'].map((day, index) => (
        <span key={index} data-set={index < 4}>
          {day}
        </span>
      ))}
    </div>
  )
}
