import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { say } from '@/base/say'
import { buildIfNeeded } from '../site-build'
import { makeCookies } from './crowd'
import type { Press, Pressed } from './joiners'
import { cores, processorSeconds, watchOthers } from './machine'
import { startNginx } from './nginx'
import { query, startPostgres } from './postgres'
import { keep, sayOthers, table } from './report'
import { seedTeachers } from './seed'
import { own, startSite } from './site'
import { tidily, work } from './started'

/**
 * Ten o'clock at the door: all who are registered press Join within a minute, and then half of them
 * send the word. As deployed: nginx with the shipped configuration (without TLS), two instances, one
 * PostgreSQL; all of it and the teachers themselves share two cores. `-- --burst` sends half of them in
 * the first ten seconds, `-- 3000` only so many of them, and `-- --quick` takes a sixth of the time.
 */

const asked = process.argv.slice(2)
const share = asked.includes('--quick') ? 6 : 1
const teachers = Math.round(Number(asked.find((word) => /^\d+$/.test(word)) ?? 10_000) / share)
const seconds = 60 / share
const isBurst = asked.includes('--burst')
const early = isBurst ? 0.5 : 1 / 6
const P95_MS = isBurst ? 2_000 : 500
/** Come before and are not measured: at ten o'clock the site has been running for days. */
const REGULARS = 1_000
const SLUG = 'ten-o-clock'

const run = promisify(execFile)

async function bench() {
  await buildIfNeeded()
  const postgres = await startPostgres(cores.two)
  const databaseUrl = await postgres.create('uns_join')
  const instance = (name: string) =>
    startSite({ name, databaseUrl, on: cores.two, env: { TRUSTED_PROXY_HOPS: '1' } })
  const sites = [await instance('one'), await instance('two')] as const
  const { port, pid } = await startNginx({
    instances: [sites[0].port, sites[1].port],
    on: cores.two,
    tls: false,
  })
  const all = teachers + REGULARS
  say(`Preparing ${all.toLocaleString('en-IN')} teachers …`)
  await seedTeachers(databaseUrl, all)
  await query(databaseUrl, gathering(all))
  await query(databaseUrl, 'vacuum analyze')
  const cookies = await makeCookies(all)
  const press = { port, host: `localhost:${port}`, cookies, early }
  const at = (act: string) => `/api/series/${SLUG}/${act}`
  const joins = { ...press, path: at('join'), fields: '' }
  await send({ ...joins, first: teachers + 1, teachers: REGULARS, seconds: 20 })

  const used = () => ({
    'both instances': processorSeconds(sites.map((site) => site.pid)) ?? 0,
    nginx: processorSeconds([pid]) ?? 0,
    PostgreSQL: processorSeconds([postgres.pid]) ?? 0,
  })
  const [before, others] = [used(), watchOthers()]
  say(`${teachers.toLocaleString('en-IN')} press Join in ${seconds} s …`)
  const joined = await send({ ...joins, first: 1, teachers, seconds })
  const after = used()
  const busy = others()
  const [rows] = await query(databaseUrl, COUNTED(teachers))
  await query(databaseUrl, `update gatherings set starts_at = now() - interval '50 minutes'`)
  const word = { ...press, path: at('word'), fields: '&word=sapling', first: 1, seconds }
  const sent = await send({ ...word, teachers: teachers / 2 })
  const [present] = await query(databaseUrl, 'select count(*)::int as count from presences')

  const told = [outcome('Join', joined), outcome('the word', sent)]
  const counts = { joined: rows?.count, present: present?.count }
  say('', ...table([HEAD, ...told.map(cells)]), '')
  say(`${counts.joined} joins noted, each person once; ${counts.present} present by the word.`)
  const spent = Object.entries(after).map(
    ([name, now]) => `${name} ${(now - (before[name as keyof typeof before] ?? 0)).toFixed(1)}`,
  )
  say(
    `Processor seconds of the joins: ${spent.join(', ')}, teachers ${joined.processorSeconds.toFixed(1)}.`,
  )
  sayOthers(busy)
  const holds =
    told.every(({ errors }) => errors === 0) &&
    (told[0]?.p95 ?? Number.NaN) <= P95_MS &&
    counts.joined === teachers &&
    counts.present === teachers / 2
  keep(isBurst ? 'join-burst.json' : 'join.json', {
    teachers,
    seconds,
    early,
    holds,
    told,
    counts,
    others: busy,
  })
  say(holds ? 'It holds.' : `It does not hold: no error and a p95 of ${P95_MS} ms are wanted.`)
  process.exitCode = holds ? 0 : 1
}

async function send(press: Press): Promise<Pressed> {
  const file = path.join(work, 'press.json')
  writeFileSync(file, JSON.stringify(press))
  const [program = '', ...args] = own('joiners', [file], cores.two)
  const { stdout } = await run(program, args, { maxBuffer: 64 * 1024 * 1024 })
  return JSON.parse(stdout)
}

/** A live session for which everybody is registered. */
const gathering = (people: number) => `
  insert into gatherings (id, slug, kind, state, title, summary, host, host_line, starts_at, minutes,
      meeting_address, audience, proof, word)
    values (md5('gathering')::uuid, '${SLUG}', 'series', 'published', 'Ten o''clock', 'Live.', 'UNS', 'UNS',
      now() - interval '1 minute', 60, 'https://meet.uns.example/live/ten', 'person', 'word', 'Sapling');
  insert into registrations (gathering_id, user_id, state, since)
    select md5('gathering')::uuid, md5('user ' || n)::uuid, 'registered', now() - interval '2 days'
    from generate_series(1, ${people}) n`

const COUNTED = (most: number) => `
  select count(distinct user_id)::int as count from registrations r
  where joined_at is not null
    and user_id in (select md5('user ' || n)::uuid from generate_series(1, ${most}) n)`

const HEAD = ['milliseconds', 'p50', 'p95', 'p99', 'answers', 'errors']

function outcome(name: string, { times, answers }: Pressed) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN
  const all = Object.values(answers).reduce((sum, count) => sum + count, 0)
  const good = answers['303'] ?? 0
  const [p50, p95, p99] = [at(0.5), at(0.95), at(0.99)]
  return { name, p50, p95, p99, good, errors: all - good, answers }
}

const cells = ({ name, p50, p95, p99, good, errors }: ReturnType<typeof outcome>) => [
  name,
  ...[p50, p95, p99].map((ms) => ms.toFixed(0)),
  String(good),
  String(errors),
]

await tidily(bench)
