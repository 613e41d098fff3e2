import type { ReactNode } from 'react'

type Props = { picture?: ReactNode; plate?: string; children: ReactNode }

/** The first link covers the whole card. */
export function Card({ picture, plate = 'bg-sky', children }: Props) {
  return (
    <div className="sheet flex h-full flex-col overflow-hidden link-hover:border-indigo">
      {picture && <div className={`flex items-center justify-center py-4 ${plate}`}>{picture}</div>}
      <div className="flex min-w-0 grow flex-col px-4 py-4 sm:px-5 sm:py-5">{children}</div>
    </div>
  )
}
