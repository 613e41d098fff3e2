'use client'

import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { accountNoticeText } from '@/i18n/account-notices'
import { post } from '@/lib/client/api'
import { type PolicyNotice, publishNotices, type UserNotices } from '@/lib/client/notices'
import { POLICY_ROUTES } from '@/lib/policies/kinds'
import { routes } from '@/lib/routes'

const NOTICE_PATH = '/api/account/notices/seen'

export default function NoticeList({ notices }: { notices: UserNotices }) {
  const text = accountNoticeText()
  const { notice, policies = [], erased_on, takeover } = notices
  const asideRef = useRef<HTMLElement>(null)
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const count =
    policies.length + [takeover, erased_on, notice].filter((shown) => shown !== undefined).length
  useLayoutEffect(() => keepUncovered(asideRef.current))
  const dismissOriginal = () => {
    publishNotices({ ...notices, notice: undefined })
    void post(NOTICE_PATH, {}, true)
  }
  const dismissPolicy = ({ policy, number }: PolicyNotice) => {
    const others = policies.filter((other) => other.policy !== policy)
    publishNotices({ ...notices, policies: others.length > 0 ? others : undefined })
    void post(NOTICE_PATH, { policy, number }, true)
  }
  return (
    <aside ref={asideRef} aria-label={text.label} className="screen-only sticky bottom-0 z-20">
      {/* On a phone, several notices would cover the page. */}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        className="alert alert-warning w-full cursor-pointer text-left font-semibold sm:hidden"
      >
        {text.count(count)}
      </button>
      <div
        id={listId}
        className={`page-width grid gap-2 pb-3 max-sm:max-h-[60dvh] max-sm:overflow-y-auto max-sm:bg-paper max-sm:pt-3 ${isOpen ? '' : 'max-sm:hidden'}`}
      >
        {takeover && (
          <div role="status" className="alert alert-warning">
            <p>
              {text.takeover[takeover]} <a href={routes.profile}>{text.stopTakeover}</a>
            </p>
          </div>
        )}
        {erased_on && (
          <div role="status" className="alert alert-warning">
            <p>
              {text.erased(erased_on)} <a href={routes.myData}>{text.keep}</a>
            </p>
          </div>
        )}
        {notice && (
          <ClosableNotice onClose={dismissOriginal}>
            {text.changed} <a href={routes.privacyPolicy}>{text.read}</a>
          </ClosableNotice>
        )}
        {policies.map((news) => (
          <ClosableNotice key={news.policy} onClose={() => dismissPolicy(news)}>
            <PolicyNews news={news} />
          </ClosableNotice>
        ))}
      </div>
    </aside>
  )
}

/** What scrolls into view stops above the notices, where they stay at the bottom. */
function keepUncovered(aside: HTMLElement | null) {
  if (!aside) return
  const { style } = document.documentElement
  style.setProperty('--notices-height', `${aside.offsetHeight}px`)
  return () => void style.removeProperty('--notices-height')
}

function PolicyNews({ news }: { news: PolicyNotice }) {
  const { policy, number, effective_from, summary } = news
  const text = accountNoticeText().policies[policy]
  return (
    <>
      {text.applies(effective_from)}{' '}
      <span lang="en" className="wrap-anywhere">
        {summary}
      </span>{' '}
      <a href={POLICY_ROUTES[policy].version(number)}>{text.read}</a>
    </>
  )
}

const ClosableNotice = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <div role="status" className="alert alert-info">
    <p>{children}</p>
    <p className="mt-2">
      <Button variant="secondary" onClick={onClose}>
        {accountNoticeText().close}
      </Button>
    </p>
  </div>
)
