import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { type BenchHttpResponse, createRequest, HttpConnection } from './http-connection'
import { getTeacherToken } from './seed'

/**
 * The teachers of the ten o'clock rush: each comes at a set time on a connection of its own, opens
 * the page, fetches all its files as on a first visit, and asks `me` as the page's script does.
 * Every time counts from when the teacher was due, so a late start is the site's delay and not lost.
 */

export type VisitLoadPlan = {
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

export type VisitLoadResult = {
  errors: Record<string, number>
  requests: number
  bytes: number
  page: number[]
  visit: number[]
  mostAtOnce: number
  took: number
  processorSeconds: number
}

const plan: VisitLoadPlan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const cookies = readFileSync(plan.cookies, 'utf8').split('\n')
const fileRequests = plan.files.map((file) => createRequest(file, plan.host))
const result: VisitLoadResult = {
  errors: {},
  requests: 0,
  bytes: 0,
  page: [],
  visit: [],
  mostAtOnce: 0,
  took: 0,
  processorSeconds: 0,
}
let presentCount = 0

const arrivals = Array.from({ length: plan.teachers }, (_, index) => {
  const quarterMs = (plan.seconds * 1000) / 4
  const isEarly = index < plan.teachers * plan.early
  return isEarly ? Math.random() * quarterMs : quarterMs + Math.random() * 3 * quarterMs
}).sort((a, b) => a - b)

const startedAt = performance.now()
const visits: Promise<void>[] = []
for (const [at, due] of arrivals.entries()) {
  const waitMs = startedAt + due - performance.now()
  if (waitMs > 1) await pause(waitMs)
  visits.push(runVisit(plan.first + at, startedAt + due))
}
await Promise.all(visits)
const { user, system } = process.cpuUsage()
result.processorSeconds = (user + system) / 1e6
result.took = Math.round((performance.now() - startedAt) / 100) / 10
process.stdout.write(JSON.stringify(result))

async function runVisit(teacher: number, due: number) {
  presentCount += 1
  result.mostAtOnce = Math.max(result.mostAtOnce, presentCount)
  const connection = new HttpConnection(plan.port)
  try {
    const cookie = cookies[teacher - 1] ?? ''
    const [page] = await connection.ask([createRequest(plan.page, plan.host, { cookie })])
    result.page.push(performance.now() - due)
    if (page && countResponse(page, 'page') && !readBody(page).includes(plan.link))
      countError('page without the link')
    const headers = { cookie, authorization: `Bearer ${getTeacherToken(teacher)}` }
    const meRequest = createRequest('/api/auth/user/me', plan.host, headers)
    const responses = await connection.ask([...fileRequests, meRequest])
    for (const [index, response] of responses.entries())
      countResponse(response, plan.files[index] ?? 'me')
    result.visit.push(performance.now() - due)
  } catch (error) {
    countError(error instanceof Error ? error.message : String(error))
  } finally {
    connection.hangUp()
    presentCount -= 1
  }
}

function countResponse({ status, body }: BenchHttpResponse, resource: string) {
  result.requests += 1
  result.bytes += body.length
  if (status !== 200) countError(`${resource}: ${status}`)
  return status === 200
}

function countError(message: string) {
  result.errors[message] = (result.errors[message] ?? 0) + 1
}

function readBody({ packed: isGzipped, body }: BenchHttpResponse) {
  return (isGzipped ? gunzipSync(body) : body).toString('utf8')
}
