import { say } from '@/base/say'
import { workshops } from '@/content/workshops'
import { routes } from '@/lib/routes'
import { buildIfNeeded } from '../site-build'
import { firstLook, makeCookies, send } from './crowd'
import { cores, peakMemory, processorSeconds, watchOthers } from './machine'
import { startNginx } from './nginx'
import { startPostgres } from './postgres'
import { reportRush } from './rush-report'
import { seedTeachers } from './seed'
import { startSite } from './site'
import { tidily } from './started'

/**
 * Ten o'clock: the weekly session is live and everyone comes at once. As deployed: nginx with the
 * shipped configuration (without TLS), two instances, one PostgreSQL; all of it and the teachers
 * themselves share two cores. `-- --burst` sends half of them in the first quarter, `-- 3000` only so many of them, and
 * `-- --quick` takes a sixth of the time.
 */

const asked = process.argv.slice(2)
const share = asked.includes('--quick') ? 6 : 1
const teachers = Math.round(Number(asked.find((word) => /^\d+$/.test(word)) ?? 10_000) / share)
const seconds = 60 / share
const early = asked.includes('--burst') ? 0.5 : 0.25
/** Comes before the rush and is not measured: at ten o'clock the site has been running for days. */
const REGULARS = 1_000

await tidily(async () => {
  await buildIfNeeded()
  const place = await openPlace()
  const all = teachers + REGULARS
  say(`Preparing ${all.toLocaleString('en-IN')} sessions …`)
  await seedTeachers(place.databaseUrl, all)
  const cookies = await makeCookies(all)
  const page = routes.onlineTraining
  const files = await firstLook(place.front.url + page, cookies)
  const link = workshops[0]?.link ?? ''
  const { port } = place.front
  const plan = { port, host: `localhost:${port}`, page, files, link, cookies, early }
  await send({ ...plan, first: teachers + 1, teachers: REGULARS, seconds: 20 })

  say(
    `${teachers.toLocaleString('en-IN')} teachers in ${seconds} s, ${files.length + 2} requests each …`,
  )
  const [before, others] = [place.used(), watchOthers()]
  const told = await send({ ...plan, first: 1, teachers, seconds })
  const [after, othersShare] = [place.used(), others()]
  const used = Object.fromEntries(
    Object.entries(after).map(([name, now]) => [name, now - (before[name] ?? 0)]),
  )
  const holds = reportRush({
    teachers,
    seconds,
    early,
    told,
    used,
    memory: place.memory(),
    others: othersShare,
  })
  process.exitCode = holds ? 0 : 1
})

async function openPlace() {
  const postgres = await startPostgres(cores.two)
  const databaseUrl = await postgres.create('uns_rush')
  const instance = (name: string) =>
    startSite({ name, databaseUrl, on: cores.two, env: { TRUSTED_PROXY_HOPS: '1' } })
  const sites = [await instance('one'), await instance('two')] as const
  const instances = [sites[0].port, sites[1].port] as [number, number]
  const front = await startNginx({ instances, on: cores.two, tls: false })
  const used = (): Record<string, number> => ({
    'both instances': processorSeconds(sites.map(({ pid }) => pid)) ?? 0,
    nginx: processorSeconds([front.pid]) ?? 0,
    PostgreSQL: processorSeconds([postgres.pid]) ?? 0,
  })
  return { databaseUrl, front, used, memory: () => sites.map(({ pid }) => peakMemory(pid)) }
}
