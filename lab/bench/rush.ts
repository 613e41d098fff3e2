import { printLine } from '@/base/cli'
import { workshops } from '@/content/workshops'
import { routes } from '@/lib/routes'
import { buildIfNeeded } from '@/scripts/site-build'
import { cores, readPeakMemoryMb, readProcessorSeconds, watchOtherProcesses } from './machine'
import { startNginx } from './nginx'
import { startPostgres } from './postgres'
import { runBenchmark } from './processes'
import { reportRush } from './rush-report'
import { seedTeachers } from './seed'
import { startSite } from './site'
import { listPageFiles, runVisits, writeCookieFile } from './virtual-users'

/**
 * The weekly session starts and everyone opens the page. As deployed (nginx without TLS, two
 * instances, PostgreSQL), all on two cores. `-- --burst`: half in the first quarter; `-- 3000`:
 * count; `-- --quick`: a sixth of the time.
 */

const cliArgs = process.argv.slice(2)
const divisor = cliArgs.includes('--quick') ? 6 : 1
const teachers = Math.round(Number(cliArgs.find((arg) => /^\d+$/.test(arg)) ?? 10_000) / divisor)
const seconds = 60 / divisor
const earlyShare = cliArgs.includes('--burst') ? 0.5 : 0.25
/** Not measured: in practice the site has been running for days. */
const WARM_UP_TEACHERS = 1_000

await runBenchmark(async () => {
  await buildIfNeeded()
  const deployment = await startDeployment()
  const teacherCount = teachers + WARM_UP_TEACHERS
  printLine(`Preparing ${teacherCount.toLocaleString('en-IN')} sessions …`)
  await seedTeachers(deployment.databaseUrl, teacherCount)
  const cookieFile = await writeCookieFile(teacherCount)
  const page = routes.onlineTraining
  const files = await listPageFiles(deployment.front.url + page, cookieFile)
  const link = workshops[0]?.link ?? ''
  const { port } = deployment.front
  const plan = {
    port,
    host: `localhost:${port}`,
    page,
    files,
    link,
    cookies: cookieFile,
    early: earlyShare,
  }
  await runVisits({ ...plan, first: teachers + 1, teachers: WARM_UP_TEACHERS, seconds: 20 })

  printLine(
    `${teachers.toLocaleString('en-IN')} teachers in ${seconds} s, ${files.length + 2} requests each …`,
  )
  const [before, measureOthers] = [deployment.used(), watchOtherProcesses()]
  const results = await runVisits({ ...plan, first: 1, teachers, seconds })
  const [after, othersShare] = [deployment.used(), measureOthers()]
  const processorUse = Object.fromEntries(
    Object.entries(after).map(([name, now]) => [name, now - (before[name] ?? 0)]),
  )
  const hasPassed = reportRush({
    teachers,
    seconds,
    early: earlyShare,
    results,
    processorUse,
    memory: deployment.memory(),
    others: othersShare,
  })
  process.exitCode = hasPassed ? 0 : 1
})

async function startDeployment() {
  const postgres = await startPostgres(cores.two)
  const databaseUrl = await postgres.create('uns_rush')
  const startInstance = (name: string) =>
    startSite({ name, databaseUrl, coreList: cores.two, env: { TRUSTED_PROXY_HOPS: '1' } })
  const sites = [await startInstance('one'), await startInstance('two')] as const
  const instances = [sites[0].port, sites[1].port] as [number, number]
  const nginx = await startNginx({ instances, coreList: cores.two, tls: false })
  const measureProcessors = (): Record<string, number> => ({
    'both instances': readProcessorSeconds(sites.map(({ pid }) => pid)) ?? 0,
    nginx: readProcessorSeconds([nginx.pid]) ?? 0,
    PostgreSQL: readProcessorSeconds([postgres.pid]) ?? 0,
  })
  return {
    databaseUrl,
    front: nginx,
    used: measureProcessors,
    memory: () => sites.map(({ pid }) => readPeakMemoryMb(pid)),
  }
}
