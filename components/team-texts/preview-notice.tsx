import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'

type Props = {
  title: string
  notice: string
  back: { href: string; label: string }
  children?: ReactNode
}

/** In English, as the team area; the page around it may not be. */
export const PreviewNotice = ({ title, notice, back, children }: Props) => (
  <aside aria-label={title} lang="en" className="page-width pt-4">
    <Alert tone="info" className="flex flex-wrap items-center justify-between gap-x-6">
      <p>{notice}</p>
      {children}
      <a href={back.href} className="inline-flex min-h-11 items-center">
        {back.label}
      </a>
    </Alert>
  </aside>
)
