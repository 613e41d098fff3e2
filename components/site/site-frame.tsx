import type { ReactNode } from 'react'
import type { FrameFacts } from '@/lib/texts/facts'
import { LOADS_SCRIPTS } from '@/server/contract'
import { Footer } from './footer'
import { Header } from './header'
import { LanguageOffer } from './language-offer'
import { NoticeBar } from './notice-bar'
import { SessionUpkeep } from './session-upkeep'
import { SiteNotice } from './site-notice'

type Props = {
  facts: FrameFacts
  children: ReactNode
  /** Loads the page's scripts right after the first paint. */
  shouldHydrateEarly?: boolean
}

export function SiteFrame({ facts, children, shouldHydrateEarly }: Props) {
  return (
    <>
      <LanguageOffer />
      <Header />
      {facts.notice && <SiteNotice notice={facts.notice} />}
      <div
        id="content"
        tabIndex={-1}
        {...(shouldHydrateEarly && LOADS_SCRIPTS.now)}
        className="grow outline-none"
      >
        {children}
      </div>
      <NoticeBar />
      <Footer socialLinks={facts.socialLinks} />
      <SessionUpkeep />
    </>
  )
}
