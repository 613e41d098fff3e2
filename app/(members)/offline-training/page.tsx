import type { Metadata } from 'next'
import { PageHead } from '@/components/site/page-head'
import { WeeklyTheme } from '@/components/site/weekly-theme'
import { WeeksContents } from '@/components/site/weeks-contents'
import { offlineTraining, themes } from '@/content/pages/offline-training'
import { requireMember, shareFor } from '@/lib/auth/viewer'

const { title, description, lede, use } = offlineTraining

export const metadata: Metadata = { title, description, robots: { index: false } }

export default async function OfflineTrainingPage() {
  await shareFor(await requireMember())
  return (
    <main className="page-width page-main">
      <div className="screen-only">
        <PageHead title={title} lede={lede} picture="offline" />
        <p className="mt-4 max-w-2xl">{use}</p>
      </div>
      <div className="mt-8 grid items-start gap-8 lg:mt-10 lg:grid-cols-[17rem_1fr] lg:gap-12">
        <WeeksContents />
        <div className="grid max-w-3xl gap-8 print:block">
          {themes.map((theme, index) => (
            <WeeklyTheme key={theme.id} theme={theme} week={index + 1} />
          ))}
        </div>
      </div>
    </main>
  )
}
