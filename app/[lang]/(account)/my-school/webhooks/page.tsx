import { SchoolHeader } from '@/components/school/school-header'
import { NewSchoolWebhook } from '@/components/webhooks/new-school-webhook'
import { WebhookIntro } from '@/components/webhooks/webhook-intro'
import { WebhookList } from '@/components/webhooks/webhook-list'
import { webhooksText } from '@/i18n/webhooks'
import { hasPasskey } from '@/lib/accounts/login/login-sessions'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { requireCoordinator } from '@/lib/schools/require-coordinator'
import { listWebhooks } from '@/lib/webhooks/list'

export const generateMetadata = describePage(() => ({ title: webhooksText().title }))

export default async function SchoolWebhooksPage() {
  const { title, lede, add } = webhooksText()
  const { viewer, school } = await requireCoordinator(routes.schoolWebhooks)
  const [webhooks, viewerHasPasskey] = await Promise.all([
    listWebhooks({ schoolId: school.id }),
    hasPasskey(viewer.id),
  ])
  return (
    <main className="page-width work-main">
      <SchoolHeader title={title} lede={lede} activeTab="webhooks" />
      <WebhookIntro isSchools />
      <WebhookList webhooks={webhooks} getUrl={(id) => routes.schoolWebhook(id)} />
      <section aria-labelledby="add" className="mt-12 max-w-xl">
        <h2 id="add">{add.heading}</h2>
        <div className="mt-5">
          <NewSchoolWebhook list={routes.schoolWebhooks} hasPasskey={viewerHasPasskey} />
        </div>
      </section>
    </main>
  )
}
