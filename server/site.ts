import { exitWithError, printLine } from '@/base/cli'
import { createDataFolder } from '@/base/data-folder'
import { getLogFile, log } from '@/base/log'
import { listMisspelledSettings, type Settings, settings } from '@/base/settings'
import { awaitSharedKeys } from '@/base/settings/shared-keys'
import { closeDatabase } from '@/db/client'
import { describeConnectionFault } from '@/db/errors'
import { migrate } from '@/db/migrate'
import { demoText } from '@/i18n/demo'
import { seedCatalogue } from '@/lib/content/catalogue/seed'
import { startHousekeeping } from '@/lib/housekeeping/jobs'
import { loadSharedKeys } from '@/lib/housekeeping/shared-keys'
import { getTrialSessionSlug, seedDemoSessions } from '@/lib/live-sessions/demo'
import { routes } from '@/lib/routes'
import { DEMO_ACCOUNTS, seedDemo } from '@/lib/schools/demo'
import { serve } from './http'
import { hasStoredPages } from './stored-pages'

export async function runSite({ dev }: { dev: boolean }) {
  try {
    const checkedSettings = settings()
    for (const sentence of listMisspelledSettings()) printLine(sentence)
    if (getLogFile()) createDataFolder(checkedSettings.dataDir)
    await prepareDatabase().catch(waitForDatabase)
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

async function prepareDatabase() {
  await migrate()
  await loadSharedKeys()
  await seedCatalogue()
}

const RETRY_MS = 2_000

/** A restart while the database is away: this host has copies of the public pages, so it serves them. */
async function waitForDatabase(error: unknown) {
  const { databaseUrl, dataDir } = settings()
  if (!databaseUrl || !describeConnectionFault(error) || !(await hasStoredPages(dataDir)))
    throw error
  log().error({ event: 'database.away-at-start', err: error })
  awaitSharedKeys()
  const retry = () => prepareDatabase().catch(() => setTimeout(retry, RETRY_MS).unref())
  setTimeout(retry, RETRY_MS).unref()
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
  { port, appUrl, hasAppUrl, databaseUrl, dataDir, resendApiKey, demoPassword }: Settings,
  demoSessionSlug: string | null,
) {
  const logFile = getLogFile()
  const lines = [
    '',
    `  UNS is ready: ${appUrl.origin}${hasAppUrl ? ` (listens on port ${port})` : ''}`,
    '',
    `  Data   ${databaseUrl ? 'PostgreSQL (DATABASE_URL)' : `${dataDir}/database (embedded)`}`,
    `  Email  ${resendApiKey ? 'sent through Resend' : `saved as files in ${dataDir}/outbox`}`,
    ...(logFile ? [`  Log    ${logFile}`] : []),
  ]
  if (databaseUrl) return [...lines, '']
  const { parts, school } = demoText()
  const accounts = DEMO_ACCOUNTS.map(
    ({ email, demoRole }) =>
      `         ${email.padEnd(24)}(${parts[demoRole](school.institution_name)})`,
  )
  const demoSessionLines = demoSessionSlug
    ? [
        `  Live   ${appUrl.origin}${routes.liveSession(demoSessionSlug)} (a session to join right now)`,
      ]
    : []
  return [...lines, `  Try    password ${demoPassword()} for`, ...accounts, ...demoSessionLines, '']
}
