import { Notice } from '@evenplate/shared-ui/Notice'
import { useEffect, useState } from 'react'
import { useLinkWords } from '../../frame/use-link-words.ts'

/** Where the shell keeps what kind of link opened the site: see its session traces. */
const LINK_KEY = 'evenplate.link'

/** Says what a mail's link has done, once. */
export function ArrivalNotice({ email }: { email: string }) {
  const said = useLinkWords()
  const [isChanged, setChanged] = useState(false)
  useEffect(() => {
    if (takeLink() === 'email_change') setChanged(true)
  }, [])
  if (!said && !isChanged) return null
  return (
    <Notice tone={said?.tone ?? 'success'} role="status">
      {said?.text ?? `Your email is now ${email}.`}
    </Notice>
  )
}

function takeLink(): string | null {
  try {
    const link = sessionStorage.getItem(LINK_KEY)
    sessionStorage.removeItem(LINK_KEY)
    return link
  } catch {
    return null
  }
}
