import { verify } from '@node-rs/argon2'
import { hashPassword } from '@/lib/auth/passwords'
import { PASSWORD } from './seed'

/** Verifies one password, so many at once, for so many seconds, without a queue; prints how many a second. */

const [atOnce, seconds] = process.argv.slice(2).map(Number) as [number, number]
const stored = await hashPassword(PASSWORD)
const from = performance.now()
let done = 0

async function caller() {
  while (performance.now() - from < seconds * 1000) {
    await verify(stored, PASSWORD)
    done += 1
  }
}

await Promise.all(Array.from({ length: atOnce }, caller))
process.stdout.write(String((done * 1000) / (performance.now() - from)))
