import { notFound } from 'next/navigation'
import { BackToTests } from '@/components/class-tests/back-to-tests'
import { TestPreview } from '@/components/class-tests/test-preview'
import { TestTabs } from '@/components/class-tests/test-tabs'
import { getTruthWords } from '@/components/class-tests/truth-words'
import { VersionLinks } from '@/components/class-tests/version-links'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { myTestsText } from '@/i18n/my-tests'
import { requireViewer } from '@/lib/auth/viewer'
import { findOwnClassTest } from '@/lib/class-tests/tests'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => ({ title: myTestsText().tabs.preview }))

type Props = { params: Promise<{ id: string }>; searchParams: Params }

export default async function TestPreviewPage({ params, searchParams }: Props) {
  const { id } = await params
  const viewer = await requireViewer(routes.testPreview(id))
  const query = await readSearchParams(searchParams, 'version')
  const test = (await findOwnClassTest(viewer.id, id)) ?? notFound()
  const chosen = Number(query.version ?? 1)
  const version = Number.isInteger(chosen) && chosen >= 1 && chosen <= test.versions ? chosen : 1
  return (
    <main className="page-width work-main">
      <BackToTests />
      <TestTabs id={id} />
      <h1>{myTestsText().tabs.preview}</h1>
      <p className="text-muted">{myTestsText().preview.lede}</p>
      <VersionLinks id={id} versions={test.versions} current={version} />
      <TestPreview {...{ test, version, truth: getTruthWords()[test.language] }} />
    </main>
  )
}
