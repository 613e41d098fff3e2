import Link from 'next/link'
import { notFound } from 'next/navigation'
import { SchoolHeader } from '@/components/school/school-header'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { RenewSchoolSecret } from '@/components/webhooks/renew-school-secret'
import { WebhookDetails } from '@/components/webhooks/webhook-details'
import { webhooksText } from '@/i18n/webhooks'
import { hasPasskey } from '@/lib/accounts/login/login-sessions'
import { describePage } from '@/lib/page-metadata'
import { routes } from '@/lib/routes'
import { requireCoordinator } from '@/lib/schools/require-coordinator'
import { findWebhook, listDeliveries } from '@/lib/webhooks/list'

type Props = { params: Promise<{ id: string }>; searchParams: Params }

export const generateMetadata = describePage(() => ({ title: webhooksText().title }))

export default async function SchoolWebhookPage({ params, searchParams }: Props) {
  const { lede, back } = webhooksText()
  const { id } = await params
  const { viewer, school } = await requireCoordinator(routes.schoolWebhook(id))
  const webhook = (await findWebhook({ schoolId: school.id }, id)) ?? notFound()
  const { after } = await readSearchParams(searchParams, 'after')
  const [deliveries, viewerHasPasskey] = await Promise.all([
    listDeliveries(id, after),
    hasPasskey(viewer.id),
  ])
  return (
    <main className="page-width work-main">
      <SchoolHeader title={webhook.title} lede={lede} activeTab="webhooks" />
      <p className="mt-4">
        <Link href={routes.schoolWebhooks} prefetch={false}>
          {back}
        </Link>
      </p>
      <WebhookDetails
        {...{ webhook, deliveries, path: '/api/school/webhooks' }}
        urls={{ list: routes.schoolWebhooks, own: routes.schoolWebhook(id) }}
        renewForm={<RenewSchoolSecret id={id} hasPasskey={viewerHasPasskey} />}
      />
    </main>
  )
}
