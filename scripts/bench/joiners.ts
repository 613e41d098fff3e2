import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Line } from './line'

/**
 * The teachers at the door: each presses the button at a set time on a connection of its own, as a
 * plain form with the session's cookie and its echo. Every time counts from when the teacher was due.
 */

export type Press = {
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

export type Pressed = {
  /** How often each status was the answer, or what went wrong. */
  answers: Record<string, number>
  times: number[]
  took: number
  processorSeconds: number
}

const press: Press = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const cookies = readFileSync(press.cookies, 'utf8').split('\n')
const told: Pressed = { answers: {}, times: [], took: 0, processorSeconds: 0 }

const arrivals = Array.from({ length: press.teachers }, (_, at) => {
  const sixth = (press.seconds * 1000) / 6
  const isEarly = at < press.teachers * press.early
  return isEarly ? Math.random() * sixth : sixth + Math.random() * 5 * sixth
}).sort((a, b) => a - b)

const begin = performance.now()
const presses: Promise<void>[] = []
for (const [at, due] of arrivals.entries()) {
  const early = begin + due - performance.now()
  if (early > 1) await pause(early)
  presses.push(pressOnce(press.first + at, begin + due))
}
await Promise.all(presses)
const { user, system } = process.cpuUsage()
told.processorSeconds = (user + system) / 1e6
told.took = Math.round((performance.now() - begin) / 100) / 10
process.stdout.write(JSON.stringify(told))

async function pressOnce(teacher: number, due: number) {
  const line = new Line(press.port)
  try {
    const [answer] = await line.ask([formOf(cookies[teacher - 1] ?? '')])
    told.times.push(performance.now() - due)
    count(String(answer?.status))
  } catch (error) {
    count(error instanceof Error ? error.message : String(error))
  } finally {
    line.hangUp()
  }
}

function count(what: string) {
  told.answers[what] = (told.answers[what] ?? 0) + 1
}

function formOf(cookie: string) {
  const echo = /XSRF-TOKEN=([^;\s]+)/.exec(cookie)?.[1] ?? ''
  const body = `xsrf=${encodeURIComponent(echo)}${press.fields}`
  const head = {
    host: press.host,
    cookie,
    accept: 'text/html',
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(body)),
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
  return `POST ${press.path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}
