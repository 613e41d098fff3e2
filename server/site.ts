import { giveUp, say } from '@/base/say'
import { type Settings, settings } from '@/base/settings'
import { closeDatabase } from '@/db/client'
import { migrate } from '@/db/migrate'
import { fillFromCatalogue } from '@/lib/content/fill'
import { startHousekeeping } from '@/lib/housekeeping'
import { routes } from '@/lib/routes'
import { DEMO_ACCOUNTS, seedDemo } from '@/lib/schools/demo'
import { seedSeason, sessionToTry } from '@/lib/series/demo'
import { demoWords } from '@/words/demo'
import { serve } from './http'

/** A running site: settings, database, server; and back down in order. */
export async function runSite({ dev }: { dev: boolean }) {
  try {
    const checked = settings()
    await migrate()
    await fillFromCatalogue()
    if (!checked.databaseUrl) {
      await seedDemo()
      await seedSeason()
    }
    const server = await serve({ dev })
    const stopHousekeeping = startHousekeeping()
    say(...welcome(checked, checked.databaseUrl ? null : await sessionToTry()))
    onceStopped(async () => {
      await server.stop()
      await stopHousekeeping()
      await closeDatabase()
    })
  } catch (error) {
    await closeDatabase().catch(() => {})
    giveUp(error)
  }
}

/** Ctrl-C reaches this process twice (from the terminal and through npm), so only the first counts. */
function onceStopped(stop: () => Promise<void>) {
  let stopping = false
  const stopOnce = async () => {
    if (stopping) return
    stopping = true
    say('', 'Finishing what is under way …')
    await stop().catch(giveUp)
    process.exit(0)
  }
  process.on('SIGINT', stopOnce)
  process.on('SIGTERM', stopOnce)
}

function welcome(
  { port, databaseUrl, dataDir, resendApiKey, demoPassword }: Settings,
  toTry: string | null,
) {
  const lines = [
    '',
    `  UNS is ready: http://localhost:${port}`,
    '',
    `  Data   ${databaseUrl ? 'PostgreSQL (DATABASE_URL)' : `${dataDir}/database (embedded)`}`,
    `  Mails  ${resendApiKey ? 'sent through Resend' : `kept as files in ${dataDir}/outbox`}`,
  ]
  if (databaseUrl) return [...lines, '']
  const { parts, school } = demoWords()
  const accounts = DEMO_ACCOUNTS.map(
    ({ email, part }) => `         ${email.padEnd(24)}(${parts[part](school.institution_name)})`,
  )
  const live = toTry
    ? [`  Live   http://localhost:${port}${routes.gathering(toTry)} (a session to join right now)`]
    : []
  return [...lines, `  Try    password ${demoPassword()} for`, ...accounts, ...live, '']
}
