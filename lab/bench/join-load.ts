import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { HttpConnection } from './http-connection'

/** Each teacher has a connection. Times count from when the request was due. */

export type JoinLoadPlan = {
  port: number
  host: string
  path: string
  /** Form fields besides the CSRF token. */
  fields: string
  cookies: string
  first: number
  teachers: number
  seconds: number
  /** Share of teachers in the first sixth of the time. */
  early: number
}

export type JoinLoadResult = {
  /** Count per status or error. */
  answerCounts: Record<string, number>
  times: number[]
  elapsedSeconds: number
  processorSeconds: number
}

const plan: JoinLoadPlan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const cookies = readFileSync(plan.cookies, 'utf8').split('\n')
const result: JoinLoadResult = {
  answerCounts: {},
  times: [],
  elapsedSeconds: 0,
  processorSeconds: 0,
}

const arrivals = Array.from({ length: plan.teachers }, (_, index) => {
  const sixthMs = (plan.seconds * 1000) / 6
  const isEarly = index < plan.teachers * plan.early
  return isEarly ? Math.random() * sixthMs : sixthMs + Math.random() * 5 * sixthMs
}).sort((a, b) => a - b)

const startedAt = performance.now()
const joins: Promise<void>[] = []
for (const [at, due] of arrivals.entries()) {
  const waitMs = startedAt + due - performance.now()
  if (waitMs > 1) await pause(waitMs)
  joins.push(joinOnce(plan.first + at, startedAt + due))
}
await Promise.all(joins)
const { user, system } = process.cpuUsage()
result.processorSeconds = (user + system) / 1e6
result.elapsedSeconds = Math.round((performance.now() - startedAt) / 100) / 10
process.stdout.write(JSON.stringify(result))

async function joinOnce(teacher: number, due: number) {
  const connection = new HttpConnection(plan.port)
  try {
    const [response] = await connection.send([createFormRequest(cookies[teacher - 1] ?? '')])
    result.times.push(performance.now() - due)
    countAnswer(String(response?.status))
  } catch (error) {
    countAnswer(error instanceof Error ? error.message : String(error))
  } finally {
    connection.close()
  }
}

function countAnswer(outcome: string) {
  result.answerCounts[outcome] = (result.answerCounts[outcome] ?? 0) + 1
}

function createFormRequest(cookie: string) {
  const csrfToken = /XSRF-TOKEN=([^;\s]+)/.exec(cookie)?.[1] ?? ''
  const body = `xsrf=${encodeURIComponent(csrfToken)}${plan.fields}`
  const headers = {
    host: plan.host,
    cookie,
    accept: 'text/html',
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(body)),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST ${plan.path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}
