import { notFound } from 'next/navigation'
import { SiteMessageForm } from '@/components/school-sites/site-message-form'
import { schoolSiteContactText } from '@/i18n/school-site-contact'
import { describePage } from '@/lib/page-metadata'
import { findPublicSite } from '@/lib/school-sites/serving/find-site'

export const generateMetadata = describePage(() => ({
  title: schoolSiteContactText().report.title,
  robots: { index: false },
}))

type Props = { params: Promise<{ slug: string }> }

export default async function WebsiteReportPage({ params }: Props) {
  const { slug } = await params
  const site = await findPublicSite(slug)
  if (site?.state !== 'public') notFound()
  const { title, lede } = schoolSiteContactText().report
  return (
    <main className="page-width page-main">
      <h1 className="underlined">{title}</h1>
      <p className="lede mt-4">{lede(site.release.settings.name)}</p>
      <div className="sheet mt-8 max-w-2xl px-5 py-7 md:px-8">
        <SiteMessageForm slug={slug} purpose="report" />
      </div>
    </main>
  )
}
