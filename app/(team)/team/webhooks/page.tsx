import type { Metadata } from 'next'
import { TeamPage } from '@/components/team/frame/team-page'
import { NewTeamWebhook } from '@/components/webhooks/new-team-webhook'
import { WebhookIntro } from '@/components/webhooks/webhook-intro'
import { WebhookList } from '@/components/webhooks/webhook-list'
import { webhooksText } from '@/i18n/webhooks'
import { routes } from '@/lib/routes'
import { requireTeam } from '@/lib/team-access/require-team'
import { listWebhooks } from '@/lib/webhooks/list'

export const generateMetadata = (): Metadata => ({ title: webhooksText().title })

export default async function TeamWebhooksPage() {
  await requireTeam('manager')
  const { title, siteLede, add } = webhooksText()
  const webhooks = await listWebhooks({ schoolId: null })
  return (
    <TeamPage title={title} lede={siteLede}>
      <WebhookIntro isSchools={false} />
      <WebhookList webhooks={webhooks} getUrl={(id) => routes.teamWebhook(id)} />
      <section aria-labelledby="add" className="mt-12 max-w-xl">
        <h2 id="add">{add.heading}</h2>
        <div className="mt-5">
          <NewTeamWebhook list={routes.teamWebhooks} />
        </div>
      </section>
    </TeamPage>
  )
}
