import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { type BenchHttpResponse, createRequest, HttpConnection } from './http-connection'
import { getTeacherToken } from './seed'

/** Each teacher has a connection. Times count from when the request was due, to include delays. */

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
  /** Share of teachers in the first quarter of the time. */
  early: number
}

export type VisitLoadResult = {
  errors: Record<string, number>
  requests: number
  bytes: number
  pageTimes: number[]
  visitTimes: number[]
  maxConcurrent: number
  elapsedSeconds: number
  processorSeconds: number
}

const plan: VisitLoadPlan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const cookies = readFileSync(plan.cookies, 'utf8').split('\n')
const fileRequests = plan.files.map((file) => createRequest(file, plan.host))
const result: VisitLoadResult = {
  errors: {},
  requests: 0,
  bytes: 0,
  pageTimes: [],
  visitTimes: [],
  maxConcurrent: 0,
  elapsedSeconds: 0,
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
result.elapsedSeconds = Math.round((performance.now() - startedAt) / 100) / 10
process.stdout.write(JSON.stringify(result))

async function runVisit(teacher: number, due: number) {
  presentCount += 1
  result.maxConcurrent = Math.max(result.maxConcurrent, presentCount)
  const connection = new HttpConnection(plan.port)
  try {
    const cookie = cookies[teacher - 1] ?? ''
    const [page] = await connection.send([createRequest(plan.page, plan.host, { cookie })])
    result.pageTimes.push(performance.now() - due)
    if (page && countResponse(page, 'page') && !readBody(page).includes(plan.link))
      countError('page without the link')
    const headers = { cookie, authorization: `Bearer ${getTeacherToken(teacher)}` }
    const meRequest = createRequest('/api/auth/user/me', plan.host, headers)
    const responses = await connection.send([...fileRequests, meRequest])
    for (const [index, response] of responses.entries())
      countResponse(response, plan.files[index] ?? 'me')
    result.visitTimes.push(performance.now() - due)
  } catch (error) {
    countError(error instanceof Error ? error.message : String(error))
  } finally {
    connection.close()
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
