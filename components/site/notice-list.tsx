'use client'

import { Button } from '@/components/ui/button'
import { accountNoticeText } from '@/i18n/account-notices'
import { post } from '@/lib/client/api'
import { publishNotices, type UserNotices } from '@/lib/client/notices'
import { routes } from '@/lib/routes'

export default function NoticeList({ notices }: { notices: UserNotices }) {
  const text = accountNoticeText()
  const dismiss = () => {
    publishNotices({ erased_on: notices.erased_on })
    void post('/api/account/notice', {}, true)
  }
  return (
    <aside aria-label={text.label} className="sticky bottom-0 z-10 screen-only">
      <div className="page-width grid gap-2 pb-3">
        {notices.erased_on && (
          <div role="status" className="alert alert-warning">
            <p>
              {text.erased(notices.erased_on)} <a href={routes.myData}>{text.keep}</a>
            </p>
          </div>
        )}
        {notices.notice && (
          <div role="status" className="alert alert-info">
            <p>
              {text.changed} <a href={routes.privacyPolicy}>{text.read}</a>
            </p>
            <p className="mt-2">
              <Button variant="secondary" onClick={dismiss}>
                {text.close}
              </Button>
            </p>
          </div>
        )}
      </div>
    </aside>
  )
}
