import { Link } from 'react-router-dom'
import { FOOD_TABLE } from './measured.generated.ts'
import { count } from './say.ts'

export function Sources() {
  const { foods, fromUsda, withIndex, estimatedIndex, measures } = FOOD_TABLE
  return (
    <>
      <p>
        Our food table has {count(foods)} foods that people cook with and {count(measures)} household
        measures, from a cup of quinoa to a clove of garlic. Each has a source, and every recipe shows it.
      </p>
      <ul>
        <li>
          <strong>Carbs, fiber and the rest:</strong>{' '}
          <a
            rel="noopener noreferrer"
            href="https://www.ars.usda.gov/northeast-area/beltsville-md-bhnrc/beltsville-human-nutrition-research-center/methods-and-application-of-food-composition-laboratory/mafcl-site-pages/sr11-sr28/"
          >
            USDA National Nutrient Database for Standard Reference, release 28
          </a>
          , for {count(fromUsda)} of the foods. For the others we name another public source, or leave a
          figure blank.
        </li>
        <li>
          <strong>Household measures:</strong> the same database, release 26. Where it has none, we use a
          typical kitchen weight and mark it as one.
        </li>
        <li>
          <strong>Glycemic index:</strong>{' '}
          <a rel="noopener noreferrer" href="https://doi.org/10.1093/ajcn/nqab233">
            International Tables of Glycemic Index and Glycemic Load Values 2021
          </a>
          , and earlier editions where it has no value. {count(withIndex)} foods carry enough carbohydrate for
          an index; for {count(estimatedIndex)} of those, no one has published one, so we use a similar food’s
          and mark it as an estimate.
        </li>
        <li>
          <strong>Available carbohydrate:</strong> total carbohydrate minus fiber and anything the body
          doesn’t absorb, such as erythritol. We call this <Link to="/glossary#net-carbs">net carbs</Link> and
          use it for the <Link to="/glossary#glycemic-load-gl">load</Link>. If you were taught to count{' '}
          <Link to="/glossary#carb-counting">total carbs</Link>, that figure is next to it.
        </li>
      </ul>
    </>
  )
}
