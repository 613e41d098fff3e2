import { type ReactNode, useId } from 'react'
import { buttonClass } from './button'

type Props = {
  label: string
  /** Filters that are set, so that a folded one is not forgotten. */
  count: number
  children: ReactNode
}

/** Filters beside a search: in its row, or on a phone behind a button. A native popover needs no script. */
export function FilterSheet({ label, count, children }: Props) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={`${buttonClass('secondary')} filter-button`}
      >
        {label}
        {count > 0 && ` (${count})`}
      </button>
      <div id={id} popover="auto" className="filter-sheet">
        {children}
      </div>
    </>
  )
}
