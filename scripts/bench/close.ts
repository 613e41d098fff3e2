import { setTimeout as pause } from 'node:timers/promises'
import { say } from '@/base/say'
import { findOrInstall } from '../debian'
import { buildIfNeeded } from '../site-build'
import { cookiesIn, makeCookies } from './crowd'
import { cores, watchOthers } from './machine'
import { startNginx } from './nginx'
import { query, startPostgres } from './postgres'
import { keep, sayOthers, table } from './report'
import { seedTeachers } from './seed'
import { startSite } from './site'
import { tidily } from './started'

/**
 * A session that ten thousand came to is closed on two instances at the same moment, and one of them is
 * killed in the middle. Each of the ten thousand has one certificate and one letter, within a minute, and
 * whoever reads the site meanwhile hardly notices. `-- 3000` only so many, `-- --calm` kills nobody.
 */

const asked = process.argv.slice(2)
const teachers = Number(asked.find((word) => /^\d+$/.test(word)) ?? 10_000)
const kills = !asked.includes('--calm')
const WITHIN_S = 60
const MOST_SLOWER = 2
const ID = "md5('gathering')::uuid"

async function bench() {
  findOrInstall('wrk')
  await buildIfNeeded()
  const postgres = await startPostgres(cores.two)
  const databaseUrl = await postgres.create('uns_close')
  const instance = (name: string) =>
    startSite({ name, databaseUrl, on: cores.two, env: { TRUSTED_PROXY_HOPS: '1' } })
  const [one, two] = [await instance('one'), await instance('two')]
  const { port } = await startNginx({ instances: [one.port, two.port], on: cores.two, tls: false })
  say(`Preparing ${teachers.toLocaleString('en-IN')} who were there …`)
  await seedTeachers(databaseUrl, teachers + 1)
  await query(databaseUrl, whoCame())
  await query(databaseUrl, 'vacuum analyze')
  const cookies = cookiesIn(await makeCookies(teachers + 1))
  const [gathering] = await query(databaseUrl, `select ${ID}::text as id`)

  const visitors = watch(`http://localhost:${port}`, cookies.slice(-1)[0] ?? '')
  await pause(10_000)
  const before = visitors.soFar()
  const others = watchOthers()
  const begun = performance.now()
  say('Closed on both instances …')
  const closings = [one, two].map(({ url }) => close(url, String(gathering?.id), cookies[0] ?? ''))
  const statuses = await Promise.all(closings)
  if (kills) {
    await pause(1_500)
    process.kill(one.pid, 'SIGKILL')
    say('… and one of them killed.')
  }
  const issued = async (): Promise<Counts> => {
    const [row] = await query(databaseUrl, COUNTED)
    return { certificates: row?.certificates, people: row?.people, letters: row?.letters }
  }
  let counts = await issued()
  while (counts.certificates !== teachers && performance.now() - begun < 3 * WITHIN_S * 1000) {
    await pause(200)
    counts = await issued()
  }
  const took = (performance.now() - begun) / 1000
  const during = visitors.soFar()
  await visitors.stop()

  const slower = during.p95 / before.p95
  say('', ...table([HEAD, cells('before', before), cells('meanwhile', during)]), '')
  say(
    `${counts.certificates} certificates of ${counts.people} people and ${counts.letters} letters in ${took.toFixed(1)} s; others’ p95 ${slower.toFixed(2)} times what it was.`,
  )
  const busy = others()
  sayOthers(busy)
  const holds =
    statuses.every((status) => status === 200) &&
    [counts.certificates, counts.people, counts.letters].every((count) => count === teachers) &&
    took <= WITHIN_S &&
    slower <= MOST_SLOWER
  keep('close.json', { teachers, kills, counts, took, before, during, holds, others: busy })
  say(holds ? 'It holds.' : 'It does not hold.')
  process.exitCode = holds ? 0 : 1
}

type Counts = Record<'certificates' | 'people' | 'letters', number>

/** A session that has ended, and everybody present at it with a confirmed name and address. */
const whoCame = () => `
  update users set email_confirmed_at = now(), certificate_name = 'Meena Iyer';
  insert into staff_roles (user_id, role) select md5('user 1')::uuid, 'manager';
  insert into gatherings (id, slug, kind, state, title, summary, host, host_line, starts_at, minutes,
      meeting_address, audience, proof)
    values (${ID}, 'ten-o-clock', 'series', 'published', 'Ten o''clock', 'Live.', 'UNS', 'UNS',
      now() - interval '2 hours', 60, 'https://meet.uns.example/live/ten', 'person', 'joining');
  insert into presences (gathering_id, user_id, how)
    select ${ID}, md5('user ' || n)::uuid, 'joining' from generate_series(1, ${teachers}) n`

const COUNTED = `
  select count(*)::int as certificates, count(distinct user_id)::int as people,
    (select count(*)::int from mail_outbox where template = 'certificateIssued') as letters
  from certificates`

async function close(url: string, id: string, cookie: string) {
  const echo = /XSRF-TOKEN=([^;\s]+)/.exec(cookie)?.[1] ?? ''
  const answer = await fetch(`${url}/api/team/sessions/${id}/close`, {
    method: 'POST',
    headers: { cookie, 'x-xsrf-token': echo, 'content-type': 'application/json' },
    body: '{}',
  })
  if (answer.status !== 200)
    say(`The closing was answered ${answer.status}: ${await answer.text()}`)
  return answer.status
}

/** Somebody who looks at a page and asks who they are, twenty times a second, through nginx. */
function watch(origin: string, cookie: string) {
  let times: number[] = []
  let errors = 0
  let over = false
  const asks = ['/about', '/api/auth/user/me', '/ebook']
  const looking = (async () => {
    for (let turn = 0; !over; turn += 1) {
      const at = performance.now()
      const answer = await fetch(origin + asks[turn % asks.length], {
        headers: { cookie },
        redirect: 'manual',
      }).catch(() => null)
      await answer?.arrayBuffer()
      times.push(performance.now() - at)
      if (!answer || answer.status >= 500) errors += 1
      await pause(Math.max(0, 50 - (performance.now() - at)))
    }
  })()
  const soFar = () => {
    const sorted = times.toSorted((a, b) => a - b)
    const p = (part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN
    const told = { p50: p(0.5), p95: p(0.95), asked: sorted.length, errors }
    times = []
    errors = 0
    return told
  }
  const stop = () => {
    over = true
    return looking
  }
  return { soFar, stop }
}

type Told = ReturnType<ReturnType<typeof watch>['soFar']>

const HEAD = ['milliseconds', 'p50', 'p95', 'asked', 'errors']
const cells = (name: string, { p50, p95, asked: many, errors }: Told) => [
  name,
  p50.toFixed(1),
  p95.toFixed(1),
  String(many),
  String(errors),
]

await tidily(bench)
