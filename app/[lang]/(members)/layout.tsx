import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/site-frame'
import { getFrameFacts } from '@/lib/texts/facts'
import { getPublishedTexts } from '@/lib/texts/published'

export default async function MembersLayout({ children }: { children: ReactNode }) {
  const facts = getFrameFacts(await getPublishedTexts())
  return (
    <SiteFrame facts={facts} shouldHydrateEarly>
      {children}
    </SiteFrame>
  )
}
