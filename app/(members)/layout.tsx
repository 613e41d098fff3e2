import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/site-frame'

export default function MembersLayout({ children }: { children: ReactNode }) {
  return <SiteFrame shouldHydrateEarly>{children}</SiteFrame>
}
