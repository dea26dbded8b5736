import { BRAND } from '@evenplate/domain/brand'
import { Link } from 'react-router-dom'

export function Limits() {
  return (
    <>
      <ul>
        <li>
          <strong>Your food is not the average.</strong> A table knows the mean banana. Yours is riper, bigger
          or of another kind. For anything from a package, the label is better than we are.
        </li>
        <li>
          <strong>A cup is not a weight.</strong> How full it is can move a line by a tenth and more. If a
          number matters to you, weigh the ingredients that carry the carbs, enter the grams, and the recipe
          counts again.
        </li>
        <li>
          <strong>
            <Link to="/glossary#glycemic-index-gi">Glycemic index</Link> varies,
          </strong>{' '}
          from product to product, from person to person, and in one person from day to day. It sorts foods
          well and forecasts readings badly.
        </li>
        <li>
          <strong>A dish is more than its sum.</strong> Fat, protein, acid, the order on the fork, the walk
          after: they change how fast carbs arrive. No figure here knows them.
        </li>
        <li>
          <strong>The portion is yours.</strong> We divide the pot evenly; ladles do not. Weighing the cooked
          pot and your plate is the surest way to your own number.
        </li>
      </ul>
      <p>
        {BRAND.name} is not medical advice and never gives a dose. If you count carbs to dose insulin, treat
        our figures as careful estimates, check them against labels and your scale, and follow the plan of
        your care team. Your meter has the last word.
      </p>
    </>
  )
}
