import styles from './LowSteps.module.css'

/**
 * What to do about low blood sugar: the same words wherever someone says that they are low, written by people, never by
 * a model. The 15-15 rule and its portions are those of the American Diabetes Association ("Hypoglycemia", Standards of
 * Care) and the CDC ("How to treat low blood sugar").
 */
export function LowSteps() {
  return (
    <>
      <ol className={styles.steps}>
        <li>
          <strong>Take 15 g of fast carbs now.</strong>
          <p>One of these is about 15 g:</p>
          <ul className={styles.choices}>
            <li>4 glucose tablets (check the label)</li>
            <li>1/2 cup (120 ml) of juice or regular soda, not diet</li>
            <li>1 tablespoon of sugar or honey</li>
          </ul>
        </li>
        <li>
          <strong>Wait 15 minutes.</strong> Sit down. Don’t drive.
        </li>
        <li>
          <strong>Check again.</strong> Still under 70 mg/dL (3.9 mmol/L)? Take another 15 g and wait again.
        </li>
        <li>
          <strong>Back in range?</strong> Eat a small snack or your next meal to keep it there.
        </li>
      </ol>
      <div className={styles.emergency} role="note">
        <p>
          <strong>Call emergency services</strong> (911, 112 or your local number) if someone is unconscious,
          has a seizure, or can’t swallow. Give nothing by mouth. Use glucagon if you have it.
        </p>
      </div>
      <p className={styles.small}>
        If your care team gave you a plan for lows, follow that instead. This is general guidance.
      </p>
    </>
  )
}
