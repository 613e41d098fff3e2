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
      <div className="team-head">
        <h1 className="wrap-anywhere" dir="auto">
          {title}
        </h1>
        {lede && <p className="team-lede">{lede}</p>}
        {action && <div className="team-head-action">{action}</div>}
      </div>
      {children}
    </main>
  )
}
