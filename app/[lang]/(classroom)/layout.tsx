import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/site-frame'
import { TranslatedGroup } from '@/components/site/translated-group'
import { getFrameFacts } from '@/lib/texts/facts'
import { getPublishedTexts } from '@/lib/texts/published'
import '@/app/styles/class-tests.css'

/** Apart from the account, so that its pages load none of the sentences and styles of results. */
export default async function ClassroomLayout({ children }: { children: ReactNode }) {
  return (
    <TranslatedGroup name="classroom">
      <SiteFrame facts={getFrameFacts(await getPublishedTexts())}>{children}</SiteFrame>
    </TranslatedGroup>
  )
}
