import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { printLine } from '@/base/cli'
import { buildIfNeeded } from '@/scripts/site-build'
import type { JoinLoadPlan, JoinLoadResult } from './join-load'
import { cores, readProcessorSeconds, watchOtherProcesses } from './machine'
import { startNginx } from './nginx'
import { query, startPostgres } from './postgres'
import { runBenchmark, workFolder } from './processes'
import { formatTable, printOthersShare, saveResult } from './report'
import { seedTeachers } from './seed'
import { createBenchCommand, startSite } from './site'
import { writeCookieFile } from './virtual-users'

/**
 * All registered teachers join within a minute, then half send the attendance code. As deployed
 * (nginx without TLS, two instances, PostgreSQL), all on two cores. `-- --burst`: half in the first
 * ten seconds; `-- 3000`: count; `-- --quick`: a sixth of the time.
 */

const cliArgs = process.argv.slice(2)
const divisor = cliArgs.includes('--quick') ? 6 : 1
const count = Number(cliArgs.find((arg) => /^\d+$/.test(arg)) ?? 10_000)
/** Even, because every second one enters the code. */
const teachers = 2 * Math.round(count / divisor / 2)
const seconds = 60 / divisor
const isBurst = cliArgs.includes('--burst')
const earlyShare = isBurst ? 0.5 : 1 / 6
const MAX_P95_MS = isBurst ? 2_000 : 500
/** Not measured: in practice the site has been running for days. */
const WARM_UP_TEACHERS = 1_000
const SLUG = 'ten-o-clock'

const execFileAsync = promisify(execFile)

async function bench() {
  await buildIfNeeded()
  const postgres = await startPostgres(cores.two)
  const databaseUrl = await postgres.create('uns_join')
  const startInstance = (name: string) =>
    startSite({ name, databaseUrl, coreList: cores.two, env: { TRUSTED_PROXY_HOPS: '1' } })
  const sites = [await startInstance('one'), await startInstance('two')] as const
  const { port, pid } = await startNginx({
    instances: [sites[0].port, sites[1].port],
    coreList: cores.two,
    tls: false,
  })
  const teacherCount = teachers + WARM_UP_TEACHERS
  printLine(`Preparing ${teacherCount.toLocaleString('en-IN')} teachers …`)
  await seedTeachers(databaseUrl, teacherCount)
  await query(databaseUrl, createLiveSessionSql(teacherCount))
  await query(databaseUrl, 'vacuum analyze')
  const cookieFile = await writeCookieFile(teacherCount)
  const basePlan = { port, host: `localhost:${port}`, cookies: cookieFile, early: earlyShare }
  const joinPlan = { ...basePlan, path: `/api/series/${SLUG}/join`, fields: '' }
  await runJoins({ ...joinPlan, first: teachers + 1, teachers: WARM_UP_TEACHERS, seconds: 20 })

  const measureProcessors = () => ({
    'both instances': readProcessorSeconds(sites.map((site) => site.pid)) ?? 0,
    nginx: readProcessorSeconds([pid]) ?? 0,
    PostgreSQL: readProcessorSeconds([postgres.pid]) ?? 0,
  })
  const [before, measureOthers] = [measureProcessors(), watchOtherProcesses()]
  printLine(`${teachers.toLocaleString('en-IN')} press Join in ${seconds} s …`)
  const joinResult = await runJoins({ ...joinPlan, first: 1, teachers, seconds })
  const after = measureProcessors()
  const othersShare = measureOthers()
  const [joinedRow] = await query(databaseUrl, createJoinCountSql(teachers))
  await query(databaseUrl, `update live_sessions set starts_at = now() - interval '50 minutes'`)
  const codePlan = {
    ...basePlan,
    path: `/api/series/${SLUG}/attendance`,
    fields: '&code=sapling',
    first: 1,
    seconds,
  }
  const codeResult = await runJoins({ ...codePlan, teachers: teachers / 2 })
  const [presentRow] = await query(databaseUrl, 'select count(*)::int as count from attendances')

  const summaries = [summarizeRun('Join', joinResult), summarizeRun('the code', codeResult)]
  const counts = { joined: joinedRow?.count, present: presentRow?.count }
  printLine('', ...formatTable([TABLE_HEADER, ...summaries.map(formatRow)]), '')
  printLine(
    `${counts.joined} joins noted, each teacher once; ${counts.present} present by the code.`,
  )
  const processorTexts = Object.entries(after).map(
    ([name, now]) => `${name} ${(now - (before[name as keyof typeof before] ?? 0)).toFixed(1)}`,
  )
  printLine(
    `Processor seconds of the joins: ${processorTexts.join(', ')}, teachers ${joinResult.processorSeconds.toFixed(1)}.`,
  )
  printOthersShare(othersShare)
  const hasPassed =
    summaries.every(({ errors }) => errors === 0) &&
    (summaries[0]?.p95 ?? Number.NaN) <= MAX_P95_MS &&
    counts.joined === teachers &&
    counts.present === teachers / 2
  saveResult(isBurst ? 'join-burst.json' : 'join.json', {
    teachers,
    seconds,
    early: earlyShare,
    holds: hasPassed,
    summaries,
    counts,
    others: othersShare,
  })
  printLine(
    hasPassed
      ? 'It holds.'
      : `It does not hold: no error and a p95 of ${MAX_P95_MS} ms are wanted.`,
  )
  process.exitCode = hasPassed ? 0 : 1
}

async function runJoins(plan: JoinLoadPlan): Promise<JoinLoadResult> {
  const file = path.join(workFolder, 'press.json')
  writeFileSync(file, JSON.stringify(plan))
  const [program = '', ...args] = createBenchCommand('join-load', [file], cores.two)
  const { stdout } = await execFileAsync(program, args, { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout)
}

const createLiveSessionSql = (teacherCount: number) => `
  insert into live_sessions (id, slug, kind, state, title, summary, host, host_bio, starts_at, minutes,
      meeting_url, audience, attendance_method, attendance_code)
    values (md5('live session')::uuid, '${SLUG}', 'series', 'published', 'Ten o''clock', 'Live.', 'UNS', 'UNS',
      now() - interval '1 minute', 60, 'https://meet.uns.example/live/ten', 'user', 'code', 'Sapling');
  insert into live_session_registrations (live_session_id, user_id, state, since)
    select md5('live session')::uuid, md5('user ' || n)::uuid, 'registered', now() - interval '2 days'
    from generate_series(1, ${teacherCount}) n`

const createJoinCountSql = (lastTeacher: number) => `
  select count(distinct user_id)::int as count from live_session_registrations r
  where joined_at is not null
    and user_id in (select md5('user ' || n)::uuid from generate_series(1, ${lastTeacher}) n)`

const TABLE_HEADER = ['milliseconds', 'p50', 'p95', 'p99', 'answers', 'errors']

function summarizeRun(name: string, { times, answerCounts }: JoinLoadResult) {
  const sorted = times.toSorted((a, b) => a - b)
  const getPercentile = (percentile: number) =>
    sorted[Math.ceil(sorted.length * percentile) - 1] ?? Number.NaN
  const answerCount = Object.values(answerCounts).reduce((sum, count) => sum + count, 0)
  const successCount = answerCounts['303'] ?? 0
  const [p50, p95, p99] = [getPercentile(0.5), getPercentile(0.95), getPercentile(0.99)]
  return {
    name,
    p50,
    p95,
    p99,
    good: successCount,
    errors: answerCount - successCount,
    answers: answerCounts,
  }
}

const formatRow = ({
  name,
  p50,
  p95,
  p99,
  good: successCount,
  errors,
}: ReturnType<typeof summarizeRun>) => [
  name,
  ...[p50, p95, p99].map((ms) => ms.toFixed(0)),
  String(successCount),
  String(errors),
]

await runBenchmark(bench)
