import { notFound } from 'next/navigation'
import { settings } from '@/base/settings'
import { SchoolHeader } from '@/components/school/school-header'
import { SiteDisclosure } from '@/components/school-sites/disclosure/site-disclosure'
import { SiteFirstSteps } from '@/components/school-sites/first-steps'
import { SiteAddress } from '@/components/school-sites/site-address'
import { SiteDomain } from '@/components/school-sites/site-domain'
import { SiteEditors } from '@/components/school-sites/site-editors'
import { SiteMessages } from '@/components/school-sites/site-messages'
import { SitePages } from '@/components/school-sites/site-pages'
import { SiteStatus } from '@/components/school-sites/site-status'
import { StartWebsite } from '@/components/school-sites/start/start-website'
import { schoolSiteEditorText } from '@/i18n/school-site-editor'
import { requireViewer } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { readDisclosureForm } from '@/lib/school-sites/disclosure/create'
import { findOwnDomain } from '@/lib/school-sites/domain/domain'
import { listSiteMessages } from '@/lib/school-sites/messages'
import { findSiteEditor, listSiteReleases } from '@/lib/school-sites/pages/editor'
import { listFreeAddresses, readAddressLock } from '@/lib/school-sites/site/change-address'
import { loadPublication } from '@/lib/school-sites/site/publication'
import { listSiteTeachers } from '@/lib/school-sites/site/settings'
import { getMySchool } from '@/lib/schools/my-school'
import { getSchoolEmail } from '@/lib/schools/school-email'

export const generateMetadata = describePage(() => ({ title: schoolSiteEditorText().title }))

type Props = { searchParams: Promise<{ after?: string | string[] }> }

export default async function SchoolWebsitePage({ searchParams }: Props) {
  const { title, lede } = schoolSiteEditorText()
  const viewer = await requireViewer(routes.schoolWebsite)
  const [school, editor] = [await getMySchool(viewer.id), await findSiteEditor(viewer)]
  if (!school || (!editor && school.role !== 'coordinator')) notFound()
  const isCoordinator = school.role === 'coordinator'
  const after = String((await searchParams).after ?? '')
  const [messages, email] = [
    await listSiteMessages(viewer, { after }),
    await getSchoolEmail(school.id),
  ]
  return (
    <main className="page-width work-main">
      {isCoordinator ? (
        <SchoolHeader title={title} lede={lede} activeTab="website" />
      ) : (
        <h1 className="underlined">{title}</h1>
      )}
      {editor ? (
        <>
          {editor.releaseNumber === null && <SiteFirstSteps pages={editor.pages} />}
          <SiteStatus
            editor={editor}
            term={school.term}
            releases={await listSiteReleases(viewer)}
            {...(await loadPublication(school.id))}
          />
          <SiteDisclosure pages={editor.pages} form={await readDisclosureForm(school.id)} />
          <SitePages pages={editor.pages} />
          {isCoordinator && (
            <SiteAddress slug={editor.slug} lockedUntil={await readAddressLock(school.id)} />
          )}
          {isCoordinator && settings().sitesDomain && (
            <SiteDomain domain={await findOwnDomain(viewer)} />
          )}
          {messages && email && <SiteMessages messages={messages} email={email} />}
          {isCoordinator && (
            <SiteEditors
              teachers={await listSiteTeachers(school.id)}
              needsApproval={editor.needsApproval}
            />
          )}
        </>
      ) : (
        <StartWebsite name={school.name} suggestion={(await listFreeAddresses(viewer))[0] ?? ''} />
      )}
    </main>
  )
}
