import type { ReactNode } from 'react'

type Props = { title: string; lede?: string; beforeTitle?: ReactNode; children: ReactNode }

export function TeamPage({ title, lede, beforeTitle, children }: Props) {
  return (
    <main className="page-width desk-main">
      {beforeTitle}
      <h1 className="desk-title" dir="auto">
        {title}
      </h1>
      {lede && <p className="mt-2 text-muted">{lede}</p>}
      {children}
    </main>
  )
}
