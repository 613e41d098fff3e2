import type { ReactNode } from 'react'

type Props = {
  title: string
  lede?: string
  beforeTitle?: ReactNode
  /** Beside the title, such as the button for a new record. */
  action?: ReactNode
  children: ReactNode
}

export function TeamPage({ title, lede, beforeTitle, action, children }: Props) {
  return (
    <main className="page-width page-main">
      {beforeTitle}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="wrap-anywhere" dir="auto">
          {title}
        </h1>
        {action}
      </div>
      {lede && <p className="mt-1 max-w-3xl text-muted">{lede}</p>}
      {children}
    </main>
  )
}
