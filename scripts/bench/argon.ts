import { verify } from '@node-rs/argon2'
import { hashPassword } from '@/lib/auth/passwords'
import { PASSWORD } from './seed'

/** Verifies one password, so many at once, for so many seconds, without a queue; prints how fast that went. */

const [atOnce, seconds] = process.argv.slice(2).map(Number) as [number, number]
const stored = await hashPassword(PASSWORD)
const [from, before] = [performance.now(), process.cpuUsage()]
let done = 0

async function caller() {
  while (performance.now() - from < seconds * 1000) {
    await verify(stored, PASSWORD)
    done += 1
  }
}

await Promise.all(Array.from({ length: atOnce }, caller))
const { user, system } = process.cpuUsage(before)
const perSecond = (done * 1000) / (performance.now() - from)
const processorSeconds = (user + system) / 1e6
process.stdout.write(JSON.stringify({ perSecond, count: done, processorSeconds }))
