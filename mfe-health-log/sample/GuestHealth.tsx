import { usePlatform } from '@evenplate/platform/define-remote'
import { buttonClass } from '@evenplate/shared-ui/Button'
import { later } from '@evenplate/shared-ui/Later'
import { Notice } from '@evenplate/shared-ui/Notice'
import { Skeleton } from '@evenplate/shared-ui/Skeleton'
import styles from './GuestHealth.module.css'

const SampleViews = later(
  () => import(/* webpackChunkName: "sample-views" */ './SampleViews.tsx').then((file) => file.SampleViews),
  <Skeleton label="Drawing the samples" lines={8} />,
)

/** What the log is, shown with made-up readings. `isGuest`: false until it is known who is signed in. */
export function GuestHealth({ isGuest }: { isGuest: boolean }) {
  const { nav } = usePlatform()
  return (
    <div className={styles.guest}>
      <ul className={styles.points}>
        <li>
          <strong>Enter readings by hand, or import a file.</strong> Fingersticks and sensors, mg/dL or
          mmol/L; exports from Dexcom Clarity, LibreView, Nightscout, Tidepool, or any table.
        </li>
        <li>
          <strong>See your own meals beside them.</strong> What your readings did after a recipe, with each
          meal that was set aside and why. Never a score.
        </li>
        <li>
          <strong>Take one page to your care team.</strong> Time in range, daily pattern, each day, and what
          was left out.
        </li>
        <li>
          <strong>It is yours.</strong> It gives no doses, predictions or alarms. You can export everything
          and delete everything.
        </li>
      </ul>
      {isGuest && (
        <>
          <p className={styles.row}>
            <nav.Link to="/register" className={buttonClass()}>
              Create an Account
            </nav.Link>
            <nav.Link to="/login" className={buttonClass({ variant: 'secondary' })}>
              Sign In
            </nav.Link>
          </p>
          <Notice tone="info">
            <p>
              <strong>Sample data.</strong> The readings and meals below are made up.
            </p>
          </Notice>
          <SampleViews />
        </>
      )}
    </div>
  )
}
