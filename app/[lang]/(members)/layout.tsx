import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/site-frame'
import { TranslatedGroup } from '@/components/site/translated-group'
import { getFrameFacts } from '@/lib/texts/facts'
import { getPublishedTexts } from '@/lib/texts/published'

export default async function MembersLayout({ children }: { children: ReactNode }) {
  const facts = getFrameFacts(await getPublishedTexts())
  return (
    <TranslatedGroup name="members">
      <SiteFrame facts={facts} shouldHydrateEarly>
        {children}
      </SiteFrame>
    </TranslatedGroup>
  )
}
