import { verify } from '@node-rs/argon2'
import { hashPassword } from '@/lib/auth/passwords'
import { PASSWORD } from './seed'

/** Verifies one password concurrently without a queue, and prints the rate. */

const [concurrency, seconds] = process.argv.slice(2).map(Number) as [number, number]
const passwordHash = await hashPassword(PASSWORD)
const [startedAt, cpuBefore] = [performance.now(), process.cpuUsage()]
let verificationCount = 0

async function verifyRepeatedly() {
  while (performance.now() - startedAt < seconds * 1000) {
    await verify(passwordHash, PASSWORD)
    verificationCount += 1
  }
}

await Promise.all(Array.from({ length: concurrency }, verifyRepeatedly))
const { user, system } = process.cpuUsage(cpuBefore)
const perSecond = (verificationCount * 1000) / (performance.now() - startedAt)
const processorSeconds = (user + system) / 1e6
process.stdout.write(JSON.stringify({ perSecond, count: verificationCount, processorSeconds }))
