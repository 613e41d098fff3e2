import type { ReactNode } from 'react'
import { TranslatedGroup } from '@/components/site/translated-group'

export default function KeptLayout({ children }: { children: ReactNode }) {
  return <TranslatedGroup name="kept">{children}</TranslatedGroup>
}
