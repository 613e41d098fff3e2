import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { HttpConnection } from './http-connection'

/**
 * The teachers at the door: each presses the button at a set time on a connection of its own, as a
 * plain form with the session's cookie and its echo. Every time counts from when the teacher was due.
 */

export type JoinLoadPlan = {
  port: number
  host: string
  path: string
  /** What the form holds beside the echo. */
  fields: string
  cookies: string
  first: number
  teachers: number
  seconds: number
  /** The share that comes in the first sixth of the time. */
  early: number
}

export type JoinLoadResult = {
  /** How often each status was the answer, or what went wrong. */
  answers: Record<string, number>
  times: number[]
  took: number
  processorSeconds: number
}

const plan: JoinLoadPlan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const cookies = readFileSync(plan.cookies, 'utf8').split('\n')
const result: JoinLoadResult = { answers: {}, times: [], took: 0, processorSeconds: 0 }

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
result.took = Math.round((performance.now() - startedAt) / 100) / 10
process.stdout.write(JSON.stringify(result))

async function joinOnce(teacher: number, due: number) {
  const connection = new HttpConnection(plan.port)
  try {
    const [response] = await connection.ask([createFormRequest(cookies[teacher - 1] ?? '')])
    result.times.push(performance.now() - due)
    countAnswer(String(response?.status))
  } catch (error) {
    countAnswer(error instanceof Error ? error.message : String(error))
  } finally {
    connection.hangUp()
  }
}

function countAnswer(outcome: string) {
  result.answers[outcome] = (result.answers[outcome] ?? 0) + 1
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
