import { exitWithError, printLine } from '@/base/cli'
import { closeDatabase } from '@/db/client'
import { reencryptSharedKeys } from '@/lib/housekeeping/shared-keys'
import { reencryptAuthenticators } from '@/lib/team/authenticator'
import { reencryptWebhookSecrets } from '@/lib/webhooks/secret'
import { openExistingDatabase } from './existing-database'

/** After a new AUTH_SECRET (docs/incident.md). */

try {
  await openExistingDatabase()
  const { renewed, unreadable } = await reencryptAuthenticators()
  const keys = await reencryptSharedKeys()
  const webhookSecrets = await reencryptWebhookSecrets()
  printLine(
    `Encrypted ${renewed} authenticator secrets, ${webhookSecrets} webhook secrets and ${keys} keys of the site with the current AUTH_SECRET.`,
  )
  if (unreadable > 0)
    printLine(
      `${unreadable} were encrypted with another secret. Run team reset-second-factor for their owners.`,
    )
  await closeDatabase()
} catch (error) {
  exitWithError(error)
}
