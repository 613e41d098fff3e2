import type { ReactNode } from 'react'

export const DescriptionRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="sm:grid sm:grid-cols-[12rem_1fr] sm:gap-x-6">
    <dt className="text-muted">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
)
