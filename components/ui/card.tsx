import type { ReactNode } from 'react'

type Props = { picture?: ReactNode; plate?: string; children: ReactNode }

/** A notice with an optional drawing on a plate of chart paper. The first link in it answers for the whole card. */
export function Card({ picture, plate = 'bg-sky', children }: Props) {
  return (
    <div className="sheet flex h-full flex-col overflow-hidden has-[a:hover]:border-indigo">
      {picture && <div className={`flex justify-center px-4 pt-5 pb-4 ${plate}`}>{picture}</div>}
      <div className="flex grow flex-col px-5 py-5">{children}</div>
    </div>
  )
}
