import { setTimeout as pause } from 'node:timers/promises'
import { printLine } from '@/base/cli'
import { routes } from '@/lib/routes'
import { findOrInstall } from '@/scripts/debian'
import { buildIfNeeded } from '@/scripts/site-build'
import { cores, watchOtherProcesses } from './machine'
import { startNginx } from './nginx'
import { query, startPostgres } from './postgres'
import { runBenchmark } from './processes'
import { formatTable, printOthersShare, saveResult } from './report'
import { seedTeachers } from './seed'
import { startSite } from './site'
import { readCookieFile, writeCookieFile } from './virtual-users'

/**
 * Closes a session of 10,000 on two instances at once and kills one. Each teacher must get one
 * certificate and one email within a minute. `-- 3000` sets the count, `-- --calm` kills nothing,
 * `-- --quick` closes a session of 1,000.
 */

const cliArgs = process.argv.slice(2)
const isQuick = cliArgs.includes('--quick')
const teachers = Number(cliArgs.find((arg) => /^\d+$/.test(arg)) ?? (isQuick ? 1_000 : 10_000))
const shouldKill = !cliArgs.includes('--calm')
const MAX_DURATION_S = 60
/** The short form closes within two seconds, too few visits for a p95. */
const MAX_SLOWDOWN = isQuick ? Number.POSITIVE_INFINITY : 2
const LIVE_SESSION_ID_SQL = "md5('live session')::uuid"

async function bench() {
  findOrInstall('wrk')
  await buildIfNeeded()
  const postgres = await startPostgres(cores.two)
  const databaseUrl = await postgres.create('uns_close')
  const startInstance = (name: string) =>
    startSite({ name, databaseUrl, coreList: cores.two, env: { TRUSTED_PROXY_HOPS: '1' } })
  const [firstSite, secondSite] = [await startInstance('one'), await startInstance('two')]
  const { port } = await startNginx({
    instances: [firstSite.port, secondSite.port],
    coreList: cores.two,
    tls: false,
  })
  printLine(`Preparing ${teachers.toLocaleString('en-IN')} who were there …`)
  await seedTeachers(databaseUrl, teachers + 1)
  await query(databaseUrl, createAttendanceSql())
  await query(databaseUrl, 'vacuum analyze')
  const cookies = readCookieFile(await writeCookieFile(teachers + 1))
  const [liveSession] = await query(databaseUrl, `select ${LIVE_SESSION_ID_SQL}::text as id`)

  const visitor = startVisitor(`http://localhost:${port}`, cookies.slice(-1)[0] ?? '')
  await pause(10_000)
  const before = visitor.soFar()
  const measureOthers = watchOtherProcesses()
  const benchStartedAt = performance.now()
  printLine('Closed on both instances …')
  const closeRequests = [firstSite, secondSite].map(({ url }) =>
    closeLiveSession(url, String(liveSession?.id), cookies[0] ?? ''),
  )
  const statuses = await Promise.all(closeRequests)
  if (shouldKill) {
    await pause(1_500)
    process.kill(firstSite.pid, 'SIGKILL')
    printLine('… and one of them killed.')
  }
  const countIssued = async (): Promise<IssuedCounts> => {
    const [row] = await query(databaseUrl, ISSUED_COUNTS_SQL)
    return { certificates: row?.certificates, users: row?.users, emails: row?.emails }
  }
  let counts = await countIssued()
  while (
    counts.certificates !== teachers &&
    performance.now() - benchStartedAt < 3 * MAX_DURATION_S * 1000
  ) {
    await pause(200)
    counts = await countIssued()
  }
  const elapsedSeconds = (performance.now() - benchStartedAt) / 1000
  const during = visitor.soFar()
  await visitor.stop()

  const slowdown = during.p95 / before.p95
  printLine(
    '',
    ...formatTable([TABLE_HEADER, formatRow('before', before), formatRow('meanwhile', during)]),
    '',
  )
  printLine(
    `${counts.certificates} certificates of ${counts.users} users and ${counts.emails} emails in ${elapsedSeconds.toFixed(1)} s; others’ p95 ${slowdown.toFixed(2)} times what it was.`,
  )
  const othersShare = measureOthers()
  printOthersShare(othersShare)
  const hasPassed =
    statuses.every((status) => status === 200) &&
    [counts.certificates, counts.users, counts.emails].every((count) => count === teachers) &&
    elapsedSeconds <= MAX_DURATION_S &&
    slowdown <= MAX_SLOWDOWN
  saveResult('close.json', {
    teachers,
    kills: shouldKill,
    counts,
    took: elapsedSeconds,
    before,
    during,
    holds: hasPassed,
    others: othersShare,
  })
  printLine(hasPassed ? 'It holds.' : 'It does not hold.')
  process.exitCode = hasPassed ? 0 : 1
}

type IssuedCounts = Record<'certificates' | 'users' | 'emails', number>

/** A finished session with all teachers present, names and emails confirmed. */
const createAttendanceSql = () => `
  update users set email_confirmed_at = now(), certificate_name = 'Meena Iyer';
  insert into team_roles (user_id, role) select md5('user 1')::uuid, 'manager';
  insert into live_sessions (id, slug, kind, state, title, summary, host, host_bio, starts_at, minutes,
      meeting_url, audience, attendance_method)
    values (${LIVE_SESSION_ID_SQL}, 'ten-o-clock', 'series', 'published', 'Ten o''clock', 'Live.', 'UNS', 'UNS',
      now() - interval '2 hours', 60, 'https://meet.uns.example/live/ten', 'user', 'joining');
  insert into attendances (live_session_id, user_id, source)
    select ${LIVE_SESSION_ID_SQL}, md5('user ' || n)::uuid, 'joining' from generate_series(1, ${teachers}) n`

const ISSUED_COUNTS_SQL = `
  select count(*)::int as certificates, count(distinct user_id)::int as users,
    (select count(*)::int from mail_outbox where template = 'certificateIssued') as emails
  from certificates`

async function closeLiveSession(url: string, id: string, cookie: string) {
  const csrfToken = /XSRF-TOKEN=([^;\s]+)/.exec(cookie)?.[1] ?? ''
  const response = await fetch(`${url}/api/team/sessions/${id}/close`, {
    method: 'POST',
    headers: { cookie, 'x-xsrf-token': csrfToken, 'content-type': 'application/json' },
    body: '{}',
  })
  if (response.status !== 200)
    printLine(`The closing was answered ${response.status}: ${await response.text()}`)
  return response.status
}

/** Loads a page and `me` twenty times a second through nginx. */
function startVisitor(origin: string, cookie: string) {
  let times: number[] = []
  let errors = 0
  let isStopped = false
  const paths = [routes.about, '/api/auth/user/me', routes.ebook]
  const polling = (async () => {
    for (let round = 0; !isStopped; round += 1) {
      const startedAt = performance.now()
      const response = await fetch(origin + paths[round % paths.length], {
        headers: { cookie },
        redirect: 'manual',
      }).catch(() => null)
      await response?.arrayBuffer()
      times.push(performance.now() - startedAt)
      if (!response || response.status >= 500) errors += 1
      await pause(Math.max(0, 50 - (performance.now() - startedAt)))
    }
  })()
  const takeTimings = () => {
    const sorted = times.toSorted((a, b) => a - b)
    const getPercentile = (share: number) =>
      sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
    const timings = {
      p50: getPercentile(0.5),
      p95: getPercentile(0.95),
      asked: sorted.length,
      errors,
    }
    times = []
    errors = 0
    return timings
  }
  const stop = () => {
    isStopped = true
    return polling
  }
  return { soFar: takeTimings, stop }
}

type VisitorTimings = ReturnType<ReturnType<typeof startVisitor>['soFar']>

const TABLE_HEADER = ['milliseconds', 'p50', 'p95', 'asked', 'errors']
const formatRow = (name: string, { p50, p95, asked: requestCount, errors }: VisitorTimings) => [
  name,
  p50.toFixed(1),
  p95.toFixed(1),
  String(requestCount),
  String(errors),
]

await runBenchmark(bench)
