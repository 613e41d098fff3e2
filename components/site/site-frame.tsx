import type { ReactNode } from 'react'
import { Footer } from './footer'
import { Header } from './header'
import { SessionUpkeep } from './session-upkeep'

/** What stands around every page of the site. The reader of a book, itself a frame, goes without. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <div id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </div>
      <Footer />
      <SessionUpkeep />
    </>
  )
}
