import { usePlatform } from '@evenplate/platform/define-remote'
import { Notice } from '@evenplate/shared-ui/Notice'
import { useEffect, useState } from 'react'
import { type LinkWords, linkWords } from '../../frame/link-words.ts'

/** Where the shell keeps what kind of link opened the site: see its session traces. */
const LINK_KEY = 'evenplate.link'

/** Says what a mail's link has done, once. */
export function ArrivalNotice({ email }: { email: string }) {
  const { nav } = usePlatform()
  const [words, setWords] = useState<LinkWords | null>(null)
  useEffect(() => {
    const said = linkWords(nav.hash)
    if (said) setWords(said)
    else if (takeLink() === 'email_change') setWords({ tone: 'success', text: `Your email is now ${email}.` })
  }, [nav.hash, email])
  if (!words) return null
  return (
    <Notice tone={words.tone} role="status">
      {words.text}
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
