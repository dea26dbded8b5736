import { Link } from 'react-router-dom'
import { FOOD_TABLE } from './measured.generated.ts'
import { count } from './say.ts'

export function Sources() {
  const { foods, fromUsda, withIndex, estimatedIndex, measures } = FOOD_TABLE
  return (
    <>
      <p>
        Our food table has {count(foods)} foods that people cook with and {count(measures)} household
        measures, from a cup of quinoa to a clove of garlic. Each carries its source, and each recipe shows
        it.
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
          , for {count(fromUsda)} of the foods. The others name another public source, or a figure is missing.
        </li>
        <li>
          <strong>Household measures:</strong> the same database, release 26. Where it has none, a usual
          kitchen weight, and marked as one.
        </li>
        <li>
          <strong>Glycemic index:</strong>{' '}
          <a rel="noopener noreferrer" href="https://doi.org/10.1093/ajcn/nqab233">
            International Tables of Glycemic Index and Glycemic Load Values 2021
          </a>
          , and its earlier editions where that has no value. {count(withIndex)} foods carry enough
          carbohydrate for an index; for {count(estimatedIndex)} of them nobody has published one, and a close
          relative’s stands in, marked as an estimate.
        </li>
        <li>
          <strong>Available carbohydrate:</strong> carbohydrate less fiber, and less what passes through
          unabsorbed, such as erythritol. That is what we call <Link to="/glossary#net-carbs">net carbs</Link>{' '}
          and what the <Link to="/glossary#glycemic-load-gl">load</Link> is made from. If you were taught to
          count <Link to="/glossary#carb-counting">total carbs</Link>, that figure is beside it.
        </li>
      </ul>
    </>
  )
}
