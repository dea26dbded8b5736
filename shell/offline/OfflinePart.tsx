import { Icon } from '@evenplate/shared-ui/Icon'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useAuth } from '../platform/auth.tsx'
import { telemetry } from '../platform/telemetry.ts'
import { forgetOthersThan } from './forget-others-than.ts'
import styles from './OfflinePart.module.css'
import { registerWorker } from './register-worker.ts'
import { useAway } from './use-away.ts'

/** Says that there is no network, and what still works. */
export function OfflinePart() {
  const auth = useAuth()
  const away = useAway()
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') registerWorker().catch(telemetry.error)
  }, [])
  useEffect(() => forgetOthersThan(auth), [auth])

  // Screen readers announce changes only in a region that was there before.
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const announced = mounted && away
  return (
    <div role="status" className={styles.region} data-away={announced}>
      {announced && (
        <p className={styles.notice}>
          <Icon name="info" />
          <span>
            <strong>You are offline.</strong>{' '}
            {auth.status === 'member' ? (
              <>
                <Link to="/recipes">Your saved recipes</Link> are still here; new recipes need a connection.
              </>
            ) : (
              'You can still open recipes you recently made or read here. New ones need a connection.'
            )}
          </span>
        </p>
      )}
    </div>
  )
}
