'use client'

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { accountNoticeText } from '@/i18n/account-notices'
import { post } from '@/lib/client/api'
import { type PolicyNotice, publishNotices, type UserNotices } from '@/lib/client/notices'
import { POLICY_ROUTES } from '@/lib/policies/kinds'
import { routes } from '@/lib/routes'

const NOTICE_PATH = '/api/account/notices/seen'

/** One at a time, the most urgent first: several would cover the page. */
export default function NoticeList({ notices }: { notices: UserNotices }) {
  const text = accountNoticeText()
  const asideRef = useRef<HTMLElement>(null)
  useLayoutEffect(() => keepUncovered(asideRef.current))
  return (
    <aside ref={asideRef} aria-label={text.label} className="notices screen-only">
      <div className="page-width pb-3">
        <FirstNotice notices={notices} />
      </div>
    </aside>
  )
}

function FirstNotice({ notices }: { notices: UserNotices }) {
  const text = accountNoticeText()
  const { notice, policies = [], erased_on, takeover } = notices
  const [policy] = policies
  if (takeover)
    return (
      <UrgentNotice>
        {text.takeover[takeover]} <a href={routes.profile}>{text.stopTakeover}</a>
      </UrgentNotice>
    )
  if (erased_on)
    return (
      <UrgentNotice>
        {text.erased(erased_on)} <a href={routes.myData}>{text.keep}</a>
      </UrgentNotice>
    )
  if (notice) {
    const close = () => {
      publishNotices({ ...notices, notice: undefined })
      void post(NOTICE_PATH, {}, true)
    }
    return (
      <ClosableNotice onClose={close}>
        {text.changed} <a href={routes.privacyPolicy}>{text.read}</a>
      </ClosableNotice>
    )
  }
  if (!policy) return null
  const close = () => {
    const others = policies.slice(1)
    publishNotices({ ...notices, policies: others.length > 0 ? others : undefined })
    void post(NOTICE_PATH, { policy: policy.policy, number: policy.number }, true)
  }
  return (
    <ClosableNotice key={policy.policy} onClose={close}>
      <PolicyNews news={policy} />
    </ClosableNotice>
  )
}

/** What scrolls into view stops above the notice, where it stays at the bottom. */
function keepUncovered(aside: HTMLElement | null) {
  if (!aside) return
  const { style } = document.documentElement
  style.setProperty('--notices-height', `${aside.offsetHeight}px`)
  showCoveredMessages(aside.getBoundingClientRect())
  return () => void style.removeProperty('--notices-height')
}

/** A message may have come before the notice. */
function showCoveredMessages({ top, bottom }: DOMRect) {
  for (const message of document.querySelectorAll('main [role="alert"]')) {
    const box = message.getBoundingClientRect()
    if (box.bottom > top && box.top < bottom) message.scrollIntoView({ block: 'nearest' })
  }
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

const UrgentNotice = ({ children }: { children: ReactNode }) => (
  <div role="status" className="alert alert-warning">
    <p>{children}</p>
  </div>
)

const ClosableNotice = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <div
    role="status"
    className="alert alert-info flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
  >
    <p>{children}</p>
    <Button variant="secondary" onClick={onClose}>
      {accountNoticeText().close}
    </Button>
  </div>
)
