import { impactDisplay } from '@evenplate/domain/impact'
import { Curve } from '@evenplate/shared-ui/Curve'
import { Plate } from '@evenplate/shared-ui/Plate'
import styles from './CountSlip.module.css'
import { SAMPLE_DISH } from './sample-dish.ts'

/**
 * A slip that shows what the product does: every line of a dish with its figures, added up.
 * @param props.whole false leaves out the picture, which takes longer to render than everything else and shifts nothing
 */
export function CountSlip({ whole }: { whole: boolean }) {
  const { title, lines, carbs, fiber, load, plate } = SAMPLE_DISH
  return (
    <figure className={styles.figure}>
      <div className={styles.plate}>
        {whole && <Plate shares={plate} foods={lines.map(({ line }) => ({ name: line }))} label={title} />}
      </div>
      <div className={styles.paper}>
        <div className={styles.slip}>
          <table className={styles.count}>
            <caption>{title}</caption>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">Ingredient</th>
                <th scope="col">Carbs</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ line, carbs }) => (
                <tr key={line}>
                  <th scope="row">{line}</th>
                  <td>{grams(carbs)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Carbs, one serving</th>
                <td>{grams(carbs)}</td>
              </tr>
              <tr>
                <th scope="row">of which fiber</th>
                <td>{grams(fiber)}</td>
              </tr>
            </tfoot>
          </table>
          <div className={styles.impact}>
            <div className={styles.curve}>
              <Curve band="Low" />
            </div>
            <p>
              Glycemic load {load}
              <strong>{impactDisplay('Low').label}</strong>
              <small>An illustration, not a prediction.</small>
            </p>
          </div>
        </div>
      </div>
      <figcaption className={styles.source}>
        A real count. Food data: USDA. Glycemic index: International Tables 2021.
      </figcaption>
    </figure>
  )
}

const grams = (value: number) => `${value === 0 ? 0 : value.toFixed(1)} g`
