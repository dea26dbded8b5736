import type { GlossaryAnchor } from '@evenplate/domain/glossary-anchors'
import { usePlatform } from '@evenplate/platform/define-remote'
import { SiteLinkContext, TermLink } from '@evenplate/recipe-view/TermLink'
import type { ReactNode } from 'react'

/** A term with a link to its explanation in the glossary. */
export function Term({ anchor, children }: { anchor: GlossaryAnchor; children: ReactNode }) {
  const { nav } = usePlatform()
  return (
    <SiteLinkContext value={nav.Link}>
      <TermLink anchor={anchor}>{children}</TermLink>
    </SiteLinkContext>
  )
}
