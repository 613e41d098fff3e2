import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { type Answer, Line, requestFor } from './line'
import { tokenOf } from './seed'

/**
 * The teachers of the ten o'clock rush: each comes at a set time on a connection of its own, opens
 * the page, fetches all its files as on a first visit, and asks `me` as the page's script does.
 * Every time counts from when the teacher was due, so a late start is the site's delay and not lost.
 */

export type Plan = {
  port: number
  host: string
  page: string
  files: string[]
  link: string
  cookies: string
  first: number
  teachers: number
  seconds: number
  /** The share that comes in the first quarter of the time. */
  early: number
}

export type Told = {
  errors: Record<string, number>
  requests: number
  bytes: number
  page: number[]
  visit: number[]
  mostAtOnce: number
  took: number
  processorSeconds: number
}

const plan: Plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const cookies = readFileSync(plan.cookies, 'utf8').split('\n')
const files = plan.files.map((file) => requestFor(file, plan.host))
const told: Told = {
  errors: {},
  requests: 0,
  bytes: 0,
  page: [],
  visit: [],
  mostAtOnce: 0,
  took: 0,
  processorSeconds: 0,
}
let present = 0

const arrivals = Array.from({ length: plan.teachers }, (_, at) => {
  const quarter = (plan.seconds * 1000) / 4
  const isEarly = at < plan.teachers * plan.early
  return isEarly ? Math.random() * quarter : quarter + Math.random() * 3 * quarter
}).sort((a, b) => a - b)

const begin = performance.now()
const visits: Promise<void>[] = []
for (const [at, due] of arrivals.entries()) {
  const early = begin + due - performance.now()
  if (early > 1) await pause(early)
  visits.push(visit(plan.first + at, begin + due))
}
await Promise.all(visits)
const { user, system } = process.cpuUsage()
told.processorSeconds = (user + system) / 1e6
told.took = Math.round((performance.now() - begin) / 100) / 10
process.stdout.write(JSON.stringify(told))

async function visit(teacher: number, due: number) {
  present += 1
  told.mostAtOnce = Math.max(told.mostAtOnce, present)
  const line = new Line(plan.port)
  try {
    const cookie = cookies[teacher - 1] ?? ''
    const [page] = await line.ask([requestFor(plan.page, plan.host, { cookie })])
    told.page.push(performance.now() - due)
    if (page && note(page, 'page') && !text(page).includes(plan.link))
      fault('page without the link')
    const headers = { cookie, authorization: `Bearer ${tokenOf(teacher)}` }
    const me = requestFor('/api/auth/user/me', plan.host, headers)
    const rest = await line.ask([...files, me])
    for (const [place, answer] of rest.entries()) note(answer, plan.files[place] ?? 'me')
    told.visit.push(performance.now() - due)
  } catch (error) {
    fault(error instanceof Error ? error.message : String(error))
  } finally {
    line.hangUp()
    present -= 1
  }
}

function note({ status, body }: Answer, what: string) {
  told.requests += 1
  told.bytes += body.length
  if (status !== 200) fault(`${what}: ${status}`)
  return status === 200
}

function fault(what: string) {
  told.errors[what] = (told.errors[what] ?? 0) + 1
}

function text({ packed, body }: Answer) {
  return (packed ? gunzipSync(body) : body).toString('utf8')
}
