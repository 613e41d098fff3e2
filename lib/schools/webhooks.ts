import 'server-only'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { checkStepUp, lockCheckedAccount, type StepUpViewer } from '@/lib/accounts/password/check'
import { createStepUpForm, type StepUpInput } from '@/lib/accounts/schema'
import { findWebhook } from '@/lib/webhooks/list'
import { type WebhookInput, webhookFields } from '@/lib/webhooks/schema'
import {
  createWebhook,
  type NewSecret,
  renewWebhookSecret,
  type WebhookManager,
} from '@/lib/webhooks/webhook'
import { getCoordinatedSchool } from './coordinator'
import { lockOwnSchool } from './locks'

export const schoolWebhookForm = createStepUpForm(webhookFields)

/** The present coordinator; others get 404. */
export async function getWebhookManager(viewer: { id: string }): Promise<WebhookManager> {
  const { id: schoolId } = await getCoordinatedSchool(viewer)
  return { userId: viewer.id, schoolId }
}

/** A cookie alone must not send a school's data elsewhere. */
export const createSchoolWebhook = (
  viewer: StepUpViewer,
  { password, passkey, ...webhook }: WebhookInput & StepUpInput,
): Promise<NewSecret> =>
  withCheckedManager(viewer, { password, passkey }, (tx, manager) =>
    createWebhook(tx, manager, webhook),
  )

export const renewSchoolWebhookSecret = (
  viewer: StepUpViewer,
  id: string,
  stepUp: StepUpInput,
): Promise<NewSecret> =>
  withCheckedManager(
    viewer,
    stepUp,
    (tx, manager) => renewWebhookSecret(tx, manager, id),
    (manager) => requireWebhook(manager, id),
  )

async function requireWebhook(manager: WebhookManager, id: string) {
  if (!(await findWebhook(manager, id))) throw new AppError('notFound', 'notFound')
}

async function withCheckedManager(
  viewer: StepUpViewer,
  stepUp: StepUpInput,
  change: (tx: Db, manager: WebhookManager) => Promise<NewSecret>,
  requireManaged: (manager: WebhookManager) => Promise<void> = async () => {},
) {
  // Who manages nothing here learns nothing about the password.
  await requireManaged(await getWebhookManager(viewer))
  const checkedStepUp = await checkStepUp(viewer, stepUp)
  const db = await database()
  return db.transaction(async (tx) => {
    await lockCheckedAccount(tx, viewer.id, checkedStepUp)
    const { school } = await lockOwnSchool(tx, viewer.id)
    return change(tx, { userId: viewer.id, schoolId: school.id })
  })
}
