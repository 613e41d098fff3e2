import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type ResendBehaviour, startResendServer } from '@/tests/support/resend-server'
import { runFaultScenario } from '../support/fault-scenario'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const LOAD_INTERVALS_MS = { register: 2_000, contact: 1_000, me: 200 }

test.each<[string, ResendBehaviour]>([
  ['rejects connections', { kind: 'refusing' }],
  ['responds after 30 s', { kind: 'slow', ms: 30_000 }],
  ['closes in the middle of its responses', { kind: 'slow', ms: 1_000, halfSent: true }],
  ['responds with 500', { kind: 'failing', status: 500 }],
  [
    'responds with 429',
    { kind: 'failing', status: 429, name: 'rate_limit_exceeded', retryAfter: '3' },
  ],
])('the mail service %s for 8 s', async (description, behaviour) => {
  const resend = await startResendServer()
  const requests = await runFaultScenario({
    fault: `the mail service ${description} for 8 s`,
    env: { RESEND_API_KEY: 're_test', RESEND_BASE_URL: resend.url },
    mails: () => resend.delivered().map(({ body }) => body),
    pace: LOAD_INTERVALS_MS,
    endLeases: false,
    injectFault: async () => {
      resend.be(behaviour)
      await pause(8_000)
      resend.be({ kind: 'well' })
      return Date.now()
    },
  })
  expect(requests.filter(({ status }) => status >= 300)).toEqual([])
  await resend.close()
})

const tmpfs = mkdtempSync(path.join(os.tmpdir(), 'uns-full-'))
const canMount = (() => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=128k', 'tmpfs', tmpfs], { stdio: 'ignore' })
    execFileSync('umount', [tmpfs])
    return true
  } catch {
    return false
  } finally {
    rmSync(tmpfs, { recursive: true, force: true })
  }
})()

test.runIf(canMount)(
  `the disk of the outbox is full for 8 s${canMount ? '' : ' (skipped: may not mount a small disk)'}`,
  async () => {
    const disk = mkdtempSync(path.join(os.tmpdir(), 'uns-full-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m,mode=700', 'tmpfs', disk])
    const filler = path.join(disk, 'filler')
    mkdirSync(path.join(disk, 'outbox'), { mode: 0o700 })
    try {
      const requests = await runFaultScenario({
        fault: 'the disk of the outbox is full for 8 s',
        env: { DATA_DIR: disk },
        pace: LOAD_INTERVALS_MS,
        endLeases: false,
        injectFault: async () => {
          fillDisk(filler)
          await pause(8_000)
          rmSync(filler)
          return Date.now()
        },
      })
      expect(requests.filter(({ status }) => status >= 300)).toEqual([])
    } finally {
      execFileSync('umount', ['-l', disk])
      rmSync(disk, { recursive: true, force: true })
    }
  },
)

function fillDisk(file: string) {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(4_096), { flag: 'a' })
  } catch {
    // The disk is full now.
  }
}
