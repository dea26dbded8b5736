import { GL_BANDS, impactDisplay, impactOf } from '@evenplate/domain/impact'
import { Curve } from '@evenplate/shared-ui/Curve'
import { Plate } from '@evenplate/shared-ui/Plate'
import { Table } from '@evenplate/shared-ui/Table'
import { Link } from 'react-router-dom'
import { EXAMPLE } from './measured.generated.ts'
import { grams, tenths } from './say.ts'
import styles from './WholeDish.module.css'

/** A whole pot, line by line, down to one serving, as the product counts it. */
export function WholeDish() {
  const { title, lines, pot, perServing, servings, plate } = EXAMPLE
  const band = impactOf(perServing.glycemicLoad)
  const estimated = lines.filter(({ giEstimate }) => giEstimate).length
  return (
    <>
      <p>
        Then we add up the lines and divide by the number of servings. That’s all: no rounding along the way,
        no adjusting. Every recipe shows this under “Where these numbers come from”.
      </p>
      <figure className={styles.slip}>
        <Table caption={`${title}, for ${servings}`} showCaption>
          <thead>
            <tr>
              <th scope="col">In the pot</th>
              <th scope="col">Carbs</th>
              <th scope="col">Load</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.line}>
                <th scope="row">
                  {line.line}
                  <span className={styles.facts}>
                    {grams(line.grams)}
                    {line.gi !== null && `, GI ${line.gi}${line.giEstimate ? '*' : ''}`}
                  </span>
                  <span className={styles.track} aria-hidden="true">
                    <span style={{ inlineSize: `${shareOf(line.carbs, pot.carbs)}%` }} />
                  </span>
                </th>
                <td>{grams(line.carbs)}</td>
                <td>{line.gi === null || line.load === null ? '–' : tenths(line.load)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">The whole pot</th>
              <td>{grams(pot.carbs)}</td>
              <td>{pot.glycemicLoad === null ? '–' : tenths(pot.glycemicLoad)}</td>
            </tr>
            <tr className={styles.serving}>
              <th scope="row">One serving of {servings}</th>
              <td>{grams(perServing.carbs)}</td>
              <td>{perServing.glycemicLoad === null ? '–' : tenths(perServing.glycemicLoad)}</td>
            </tr>
          </tfoot>
        </Table>
        <div className={styles.pictures}>
          <Plate shares={plate} foods={lines.map(({ line }) => ({ name: line }))} label={title} legend />
          <div>
            <p className={styles.band}>Blood sugar impact: {impactDisplay(band).label}</p>
            <Curve band={band} />
          </div>
        </div>
        <figcaption className={styles.caption}>
          A real count, made by the same calculator that counts your recipes. The bars show each line’s share
          of the carbs. A dash under load means the food has too little carbohydrate for an index.
          {estimated > 0 && ' *No one has published an index for this food, so we used a similar food’s.'}
        </figcaption>
      </figure>
      <p>
        {grams(perServing.carbs)} of carbs a serving, {grams(perServing.fiber)} of it{' '}
        <Link to="/glossary#fiber">fiber</Link>. The load shows how strongly that may raise blood sugar:{' '}
        {GL_BANDS.lowMax} or less is low, {GL_BANDS.highMin} or more is high, and in between is medium. The{' '}
        <Link to="/glossary#diabetes-plate-method">plate</Link> shows each food group’s share by weight. The
        curve is only for comparing dishes; it doesn’t predict your readings.
      </p>
    </>
  )
}

const shareOf = (part: number | null, whole: number | null): number =>
  part === null || !whole ? 0 : Math.round((100 * part) / whole)
