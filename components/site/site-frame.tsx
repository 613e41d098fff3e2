import type { ReactNode } from 'react'
import { LOADS_SCRIPTS } from '@/server/contract'
import { Footer } from './footer'
import { Header } from './header'
import { NoticeBar } from './notice-bar'
import { SessionUpkeep } from './session-upkeep'

type Props = {
  children: ReactNode
  /** Loads the page's scripts right after the first paint. */
  shouldHydrateEarly?: boolean
}

export function SiteFrame({ children, shouldHydrateEarly }: Props) {
  return (
    <>
      <Header />
      <div
        id="content"
        tabIndex={-1}
        {...(shouldHydrateEarly && LOADS_SCRIPTS.now)}
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
