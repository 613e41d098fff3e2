import 'server-only'
import { and, eq, isNull } from 'drizzle-orm'
import { absoluteUrl } from '@/base/owner'
import { settings } from '@/base/settings'
import type { Db } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { memberships } from '@/db/read-models/schools'
import { enqueueMails } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import type { WebhookEmailData } from './emails'

type StoppedWebhook = { id: string; schoolId: string | null; title: string }
export type WebhookStop = 'webhook.stopped-failing' | 'webhook.ended-by-receiver'

/** The school's coordinators, whoever made the webhook; of a site-wide one the team. */
export async function notifyOwners(
  tx: Db,
  { id, schoolId, title }: StoppedWebhook,
  kind: WebhookStop,
): Promise<void> {
  const owners = schoolId
    ? await listCoordinators(tx, schoolId)
    : [{ email: settings().teamEmail, firstname: '' }]
  const link = absoluteUrl(schoolId ? routes.schoolWebhook(id) : routes.teamWebhook(id))
  await enqueueMails<WebhookEmailData>(
    tx,
    owners.map(({ email: to, firstname }) => ({
      ...{ template: 'webhookStopped', to },
      data: { firstname, title, link, kind },
    })),
  )
}

const listCoordinators = (tx: Db, schoolId: string) =>
  tx
    .select({ email: users.email, firstname: users.firstname })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.schoolId, schoolId),
        eq(memberships.role, 'coordinator'),
        isNull(memberships.leftAt),
      ),
    )
