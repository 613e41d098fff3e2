import type { ReactNode } from 'react'

export const DescriptionRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="sm:grid sm:grid-cols-lead-lg sm:gap-x-6">
    <dt className="text-muted">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
)
