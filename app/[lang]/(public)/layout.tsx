import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/site-frame'
import { TranslatedGroup } from '@/components/site/translated-group'
import { getFrameFacts } from '@/lib/texts/facts'
import { getPublishedTexts } from '@/lib/texts/published'

export default async function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <TranslatedGroup name="public">
      <SiteFrame facts={getFrameFacts(await getPublishedTexts())}>{children}</SiteFrame>
    </TranslatedGroup>
  )
}
