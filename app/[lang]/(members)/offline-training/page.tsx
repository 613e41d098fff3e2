import { WeeklyTheme } from '@/components/site/weekly-theme'
import { WeeksContents } from '@/components/site/weeks-contents'
import { WorkHead } from '@/components/site/work-head'
import { offlineTrainingText } from '@/i18n/offline-training'
import { markCacheable, requireMember } from '@/lib/auth/viewer'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'

export const generateMetadata = describePage(() => {
  const { title, description } = offlineTrainingText()
  return { title, description, robots: { index: false } }
})

export default async function OfflineTrainingPage() {
  await markCacheable(await requireMember(routes.offlineTraining))
  const { title, lede, use, themes } = offlineTrainingText()
  return (
    <main className="page-width work-main">
      <div className="screen-only">
        <WorkHead title={title} lede={lede} />
        <p className="mt-2 max-w-3xl text-aside text-muted">{use}</p>
      </div>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-contents lg:gap-12">
        <WeeksContents />
        <div className="grid max-w-3xl gap-8 print:block">
          {Object.entries(themes).map(([id, theme], index) => (
            <WeeklyTheme key={id} id={id} theme={theme} week={index + 1} />
          ))}
        </div>
      </div>
    </main>
  )
}
