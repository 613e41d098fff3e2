import { PlanSessionForm } from '@/components/in-house/plan-session-form'
import { InHouseSessionList } from '@/components/in-house/session-list'
import { SchoolHeader } from '@/components/school/school-header'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { schoolSessionsText } from '@/i18n/school-sessions'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { requireCoordinator } from '@/lib/schools/require-coordinator'
import { listInHouseSessions, listSessionItems } from '@/lib/training/in-house/session'

export const generateMetadata = describePage(() => ({ title: schoolSessionsText().title }))

export default async function SchoolSessionsPage({ searchParams }: { searchParams: Params }) {
  const { title, lede, plan } = schoolSessionsText()
  const { school } = await requireCoordinator(routes.schoolSessions)
  const { after } = await readSearchParams(searchParams, 'after')
  const [{ rows, next }, items] = await Promise.all([
    listInHouseSessions(school.id, after),
    listSessionItems(),
  ])
  return (
    <main className="page-width work-main">
      <SchoolHeader title={title} lede={lede} activeTab="training" />
      <InHouseSessionList sessions={rows} next={next} />
      <section aria-labelledby="plan" className="mt-12 max-w-xl">
        <h2 id="plan">{plan.heading}</h2>
        <div className="mt-5">
          <PlanSessionForm items={items} />
        </div>
      </section>
    </main>
  )
}
