import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  lede?: ReactNode
  /** Links to the other pages of its group. */
  tabs?: ReactNode
  /** The one action of the page. */
  action?: ReactNode
}

/** Head of a page to work in: short, so that the first item is on the first screen. */
export const WorkHead = ({ title, lede, tabs, action }: Props) => (
  <>
    {tabs}
    <div className="work-head">
      <h1>{title}</h1>
      {action}
    </div>
    {lede && <p className="max-w-3xl text-aside text-muted">{lede}</p>}
  </>
)
