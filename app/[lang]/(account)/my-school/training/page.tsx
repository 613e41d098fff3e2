import { notFound } from 'next/navigation'
import { SchoolHeader } from '@/components/school/school-header'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { TeacherNotices } from '@/components/training/teacher-notices'
import { TrainingFileSections } from '@/components/training/training-file-sections'
import { schoolTrainingText } from '@/i18n/school-training'
import { loadTrainingFile } from '@/lib/learning/training-file/load'
import { getNextLiveSession } from '@/lib/live-sessions/public-sessions'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { requireCoordinator } from '@/lib/schools/require-coordinator'
import { findArchiveProgress } from '@/lib/training/archive-run'

export const generateMetadata = describePage(() => ({ title: schoolTrainingText().title }))

export default async function SchoolTrainingPage({ searchParams }: { searchParams: Params }) {
  const { title, lede } = schoolTrainingText()
  const { school } = await requireCoordinator(routes.schoolTraining)
  const { year } = await readSearchParams(searchParams, 'year')
  const file = (await loadTrainingFile(school.id, year)) ?? notFound()
  return (
    <main className="page-width work-main">
      <SchoolHeader title={title} lede={lede} activeTab="training" />
      <TrainingFileSections file={file} archiveProgress={await findArchiveProgress(school.id)} />
      <TeacherNotices file={file} nextSession={await getNextLiveSession()} />
    </main>
  )
}
