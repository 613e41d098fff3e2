import { exitWithError, printLine } from '@/base/cli'
import { type Settings, settings } from '@/base/settings'
import { closeDatabase } from '@/db/client'
import { migrate } from '@/db/migrate'
import { demoText } from '@/i18n/demo'
import { seedCatalogue } from '@/lib/content/seed-catalogue'
import { startHousekeeping } from '@/lib/housekeeping/jobs'
import { getTrialSessionSlug, seedDemoSessions } from '@/lib/live-sessions/demo'
import { routes } from '@/lib/routes'
import { DEMO_ACCOUNTS, seedDemo } from '@/lib/schools/demo'
import { serve } from './http'

export async function runSite({ dev }: { dev: boolean }) {
  try {
    const checkedSettings = settings()
    await migrate()
    await seedCatalogue()
    if (!checkedSettings.databaseUrl) {
      await seedDemo()
      await seedDemoSessions()
    }
    const server = await serve({ dev })
    const stopHousekeeping = startHousekeeping()
    printLine(
      ...buildWelcomeMessage(
        checkedSettings,
        checkedSettings.databaseUrl ? null : await getTrialSessionSlug(),
      ),
    )
    onShutdown(async () => {
      await server.stop()
      await stopHousekeeping()
      await closeDatabase()
    })
  } catch (error) {
    await closeDatabase().catch(() => {})
    exitWithError(error)
  }
}

/** Ctrl-C reaches this process twice (terminal and npm); only the first counts. */
function onShutdown(stop: () => Promise<void>) {
  let isStopping = false
  const stopOnce = async () => {
    if (isStopping) return
    isStopping = true
    printLine('', 'Finishing open requests …')
    await stop().catch(exitWithError)
    process.exit(0)
  }
  process.on('SIGINT', stopOnce)
  process.on('SIGTERM', stopOnce)
}

function buildWelcomeMessage(
  { port, databaseUrl, dataDir, resendApiKey, demoPassword }: Settings,
  demoSessionSlug: string | null,
) {
  const lines = [
    '',
    `  UNS is ready: http://localhost:${port}`,
    '',
    `  Data   ${databaseUrl ? 'PostgreSQL (DATABASE_URL)' : `${dataDir}/database (embedded)`}`,
    `  Email  ${resendApiKey ? 'sent through Resend' : `saved as files in ${dataDir}/outbox`}`,
  ]
  if (databaseUrl) return [...lines, '']
  const { parts, school } = demoText()
  const accounts = DEMO_ACCOUNTS.map(
    ({ email, demoRole }) =>
      `         ${email.padEnd(24)}(${parts[demoRole](school.institution_name)})`,
  )
  const demoSessionLines = demoSessionSlug
    ? [
        `  Live   http://localhost:${port}${routes.liveSession(demoSessionSlug)} (a session to join right now)`,
      ]
    : []
  return [...lines, `  Try    password ${demoPassword()} for`, ...accounts, ...demoSessionLines, '']
}
