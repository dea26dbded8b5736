import { BRAND } from '@evenplate/domain/brand'
import { buttonClass } from '@evenplate/shared-ui/Button'
import { Link } from 'react-router-dom'
import { Page } from './Page.tsx'
import prose from './Prose.module.css'

export function About() {
  return (
    <Page
      title={`About ${BRAND.name}`}
      lead="Eating for your blood sugar shouldn’t mean giving up food you love, or doing math while dinner gets cold."
    >
      <div className={prose.prose}>
        <h2>Why we built this</h2>
        <p>
          If you live with diabetes or prediabetes, every meal takes some math. Most recipes leave that to
          you, and many that do show numbers don’t say where they came from. We wanted recipes that do the
          counting for you and show their work.
        </p>

        <h2>How a recipe gets its numbers</h2>
        <p>
          Tell us what you feel like eating, and an AI model or our own house chef writes you a recipe. Then
          our code takes over: it reads the ingredients line by line, works out what each one weighs, and adds
          up carbs, fiber, protein, fat, calories and glycemic load from published food data. If the AI gives
          a number of its own, you still see ours whenever we could count it.
        </p>
        <ul>
          <li>Nutrients come from the USDA National Nutrient Database for Standard Reference.</li>
          <li>
            Glycemic index values come from the 2021 International Tables. If a food has no published value,
            we use the value of a similar food, and the recipe says so.
          </li>
          <li>
            If we couldn’t count an ingredient, the recipe names it and says “at least”. If we couldn’t count
            anything, the figures are marked “AI estimate, not verified”. A missing number is never shown as
            zero.
          </li>
        </ul>
        <p>
          <Link to="/how-we-count">How we count</Link> walks through one recipe line by line and shows how
          accurate we are.
        </p>

        <h2>What we check before you see it</h2>
        <p>
          We check the finished recipe for your allergens, your diets and anything you asked to avoid,
          including hidden sources: casein is dairy, and soy sauce contains wheat and soy. A recipe that
          breaks your rules is rewritten or not shown at all.
        </p>

        <h2>What we will not do</h2>
        <p>
          We don’t diagnose, we don’t promise a cure, and we never suggest a dose. {BRAND.name} is not medical
          advice. Your care team knows you; we don’t. If your blood sugar is low right now, treat it first. A
          recipe can wait.
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
