import type { ReactNode } from 'react'

type Props = { tone?: 'premium' | 'free' | 'coming'; children: ReactNode }

export function Badge({ tone, children }: Props) {
  return <span className={tone ? `badge badge-${tone}` : 'badge'}>{children}</span>
}
