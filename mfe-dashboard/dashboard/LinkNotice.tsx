import { usePlatform } from '@evenplate/platform/define-remote'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useEffect, useState } from 'react'

/** Says that a confirmation link led here and did nothing: it has expired, or was opened before. */
export function LinkNotice({ confirmed }: { confirmed: boolean }) {
  const { nav } = usePlatform()
  const [isSaid, setSaid] = useState(false)
  useEffect(() => {
    if (!new URLSearchParams(nav.hash).has('error_code')) return
    setSaid(true)
    // Said once: a reload has nothing to add.
    nav.go(nav.path + (nav.search ? `?${nav.search}` : ''), { replace: true })
  }, [nav])
  if (!isSaid) return null
  return (
    <Notice tone={confirmed ? 'info' : 'warning'} role="status">
      That link has expired or was already used.{' '}
      {confirmed ? 'Your address is already confirmed.' : 'We can send you a new one.'}
    </Notice>
  )
}
