import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/site-frame'
import { getFrameFacts } from '@/lib/texts/facts'
import { getPublishedTexts } from '@/lib/texts/published'

export default async function PublicLayout({ children }: { children: ReactNode }) {
  return <SiteFrame facts={getFrameFacts(await getPublishedTexts())}>{children}</SiteFrame>
}
