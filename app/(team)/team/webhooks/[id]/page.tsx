import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BackLink } from '@/components/team/frame/back-link'
import { TeamPage } from '@/components/team/frame/team-page'
import { type Params, readSearchParams } from '@/components/team/lists/search-params'
import { RenewTeamSecret } from '@/components/webhooks/renew-team-secret'
import { WebhookDetails } from '@/components/webhooks/webhook-details'
import { webhooksText } from '@/i18n/webhooks'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'
import { findWebhook, listDeliveries } from '@/lib/webhooks/list'

type Props = { params: Promise<{ id: string }>; searchParams: Params }

export const generateMetadata = (): Metadata => ({ title: webhooksText().title })

export default async function TeamWebhookPage({ params, searchParams }: Props) {
  await requireTeam('manager')
  const { siteLede, back } = webhooksText()
  const { id } = await params
  const webhook = (await findWebhook({ schoolId: null }, id)) ?? notFound()
  const { after } = await readSearchParams(searchParams, 'after')
  const deliveries = await listDeliveries(id, after)
  return (
    <TeamPage
      title={webhook.title}
      lede={siteLede}
      beforeTitle={<BackLink href={routes.teamWebhooks} label={back} />}
    >
      <WebhookDetails
        {...{ webhook, deliveries, path: '/api/team/webhooks' }}
        urls={{ list: routes.teamWebhooks, own: routes.teamWebhook(id) }}
        renewForm={<RenewTeamSecret id={id} />}
      />
    </TeamPage>
  )
}
