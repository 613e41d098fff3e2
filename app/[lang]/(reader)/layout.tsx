import type { ReactNode } from 'react'
import { TranslatedGroup } from '@/components/site/translated-group'

export default function ReaderLayout({ children }: { children: ReactNode }) {
  return <TranslatedGroup name="reader">{children}</TranslatedGroup>
}
