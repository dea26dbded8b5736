import { BRAND } from '@evenplate/domain/brand'
import { Link } from 'react-router-dom'

export function Limits() {
  return (
    <>
      <ul>
        <li>
          <strong>Your food is not the average.</strong> A food table lists the average banana. Yours may be
          riper, bigger or a different variety. For packaged food, trust the label over us.
        </li>
        <li>
          <strong>A cup is not a weight.</strong> How full you fill it can change an ingredient by a tenth or
          more. If a number matters to you, weigh the ingredients that carry the carbs and enter the grams.
          The recipe is then recounted.
        </li>
        <li>
          <strong>
            <Link to="/glossary#glycemic-index-gi">Glycemic index</Link> varies,
          </strong>{' '}
          from product to product, person to person, and day to day. It’s good for comparing foods and poor at
          predicting readings.
        </li>
        <li>
          <strong>A dish is more than the sum of its parts.</strong> Fat, protein, acid, the order you eat
          things in, and a walk afterward all change how fast carbs reach your blood. None of our figures
          include that.
        </li>
        <li>
          <strong>Salt to taste isn’t counted.</strong> We count sodium from the salt, sauces and foods that
          the recipe gives amounts for. Any salt you add to taste or at the table is extra.
        </li>
        <li>
          <strong>The portion is yours.</strong> We divide the pot evenly; a ladle doesn’t. Weighing the
          cooked pot and your portion is the surest way to get your own number.
        </li>
      </ul>
      <p>
        {BRAND.name} is not medical advice and never gives a dose. If you count carbs to dose insulin, treat
        our figures as careful estimates, check them against labels and your scale, and follow your care
        team’s plan. Your meter has the last word.
      </p>
    </>
  )
}
