import type { Device } from '@evenplate/platform/contract'
import { usePlatform } from '@evenplate/platform/define-remote'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useEffect, useState } from 'react'
import { useLinkWords } from '../../frame/use-link-words.ts'

/** Says once what an emailed link has done. */
export function ArrivalNotice({ email }: { email: string }) {
  const { device } = usePlatform()
  const said = useLinkWords()
  const [isChanged, setChanged] = useState(false)
  useEffect(() => {
    if (takeLink(device) === 'email_change') setChanged(true)
  }, [device])
  if (!said && !isChanged) return null
  return (
    <Notice tone={said?.tone ?? 'success'} role="status">
      {said?.text ?? `Your email is now ${email}.`}
    </Notice>
  )
}

/** Said once: a reload has nothing to add. */
function takeLink(device: Device): string | null {
  const link = device.read('email-link', String)
  device.remove('email-link')
  return link
}
