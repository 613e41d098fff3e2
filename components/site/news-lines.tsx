'use client'

import { Button } from '@/components/ui/button'
import { post } from '@/lib/client/api'
import { type News, tellNews } from '@/lib/client/news'
import { routes } from '@/lib/routes'
import { noticeWords } from '@/words/notice'

export default function NewsLines({ news }: { news: News }) {
  const words = noticeWords()
  const close = () => {
    tellNews({ erased_on: news.erased_on })
    void post('/api/account/notice', {}, true)
  }
  return (
    <aside aria-label={words.label} className="sticky bottom-0 z-10 screen-only">
      <div className="page-width grid gap-2 pb-3">
        {news.erased_on && (
          <div role="status" className="alert alert-warning">
            <p>
              {words.erased(news.erased_on)} <a href={routes.myData}>{words.keep}</a>
            </p>
          </div>
        )}
        {news.notice && (
          <div role="status" className="alert alert-info">
            <p>
              {words.changed} <a href={routes.privacyPolicy}>{words.read}</a>
            </p>
            <p className="mt-2">
              <Button look="secondary" onClick={close}>
                {words.close}
              </Button>
            </p>
          </div>
        )}
      </div>
    </aside>
  )
}
