import type { Device } from '@evenplate/platform/contract'
import { usePlatform } from '@evenplate/platform/define-remote'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useEffect, useState } from 'react'
import { useLinkWords } from '../../frame/use-link-words.ts'

/** Says what a mail's link has done, once. */
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

/** Said once: a reload has nothing more to tell. */
function takeLink(device: Device): string | null {
  const link = device.read('email-link', String)
  device.remove('email-link')
  return link
}
