import type { ReactNode } from 'react'
import { Footer } from './footer'
import { Header } from './header'
import { MemberNav } from './member-nav'
import { NoticeBar } from './notice-bar'
import { SessionUpkeep } from './session-upkeep'

type Props = {
  children: ReactNode
  /** The pages in this frame need their scripts as soon as they have been seen. */
  live?: boolean
}

/** What stands around every page of the site. The reader of a book, itself a frame, goes without. */
export function SiteFrame({ children, live: shouldHydrateEarly }: Props) {
  return (
    <>
      <Header />
      <MemberNav />
      <div
        id="content"
        tabIndex={-1}
        data-live={shouldHydrateEarly ? 'now' : undefined}
        className="grow outline-none"
      >
        {children}
      </div>
      <NoticeBar />
      <Footer />
      <SessionUpkeep />
    </>
  )
}
