import { NotFoundContent } from '@/components/site/not-found-content'
import { SiteFrame } from '@/components/site/site-frame'
import { TranslatedGroup } from '@/components/site/translated-group'
import { errorPageText } from '@/i18n/error-pages'
import { describePage } from '@/lib/page-metadata'
import { getFrameFacts } from '@/lib/texts/facts'
import { getPublishedTexts } from '@/lib/texts/published'

export const generateMetadata = describePage(() => ({ title: errorPageText().notFound.pageTitle }))

export default async function NotFoundPage() {
  return (
    <TranslatedGroup name="public">
      <SiteFrame facts={getFrameFacts(await getPublishedTexts())}>
        <NotFoundContent />
      </SiteFrame>
    </TranslatedGroup>
  )
}
