import { BRAND } from '@evenplate/domain/brand'
import { buttonClass } from '@evenplate/shared-ui/Button'
import { Link } from 'react-router-dom'
import { Page } from './Page.tsx'
import prose from './Prose.module.css'

export function About() {
  return (
    <Page
      title={`About ${BRAND.name}`}
      lead="Cooking for your blood sugar should not mean giving up dinner, or doing arithmetic while it gets cold."
    >
      <div className={prose.prose}>
        <h2>Why we are here</h2>
        <p>
          If you live with diabetes or prediabetes, every plate is a small calculation. Most recipes leave it
          to you. Many that do show numbers cannot say where those came from. We wanted a kitchen companion
          that does the counting and shows its work.
        </p>

        <h2>The dish is written, the numbers are counted</h2>
        <p>
          You say what you feel like eating. A recipe is written for you, by an AI model or by our own house
          chef. Then our code takes over: it reads the ingredients line by line, weighs each one and adds up
          carbs, fiber, protein, fat, calories and glycemic load from published food data. Where a model names
          a number of its own and we could count, ours is the one you see.
        </p>
        <ul>
          <li>Nutrients come from the USDA National Nutrient Database for Standard Reference.</li>
          <li>
            Glycemic index values come from the 2021 International Tables. Where a food has none, that of a
            close relative stands in, and the recipe says so.
          </li>
          <li>
            When a line could not be counted, the recipe names it and says “at least”. When nothing could be
            counted, the figures are marked “AI estimate, not verified”. A missing number is never shown as
            zero.
          </li>
        </ul>
        <p>
          <Link to="/how-we-count">How we count</Link> takes one dish apart line by line, and says how close
          we come.
        </p>

        <h2>What we check before you see it</h2>
        <p>
          Your allergies, your diets and the things you asked to avoid are checked in the finished recipe,
          hidden sources included: casein is dairy, soy sauce is wheat and soy. A recipe that breaks your
          rules is written again or not shown at all.
        </p>

        <h2>What we will not do</h2>
        <p>
          We do not diagnose, we do not promise a cure and we never suggest a dose. {BRAND.name} is not
          medical advice; your care team knows you, and we do not. If your blood sugar is low right now, treat
          it first. A recipe can wait.
        </p>

        <h2>Who we are</h2>
        <p>
          A small team in {BRAND.support.city}. {BRAND.hubStatement} We read every message:{' '}
          <Link to="/contact">write to us</Link>.
        </p>
        <p>
          <Link className={buttonClass({ size: 'l' })} to="/recipe-builder">
            Build a Recipe
          </Link>
        </p>
      </div>
    </Page>
  )
}
