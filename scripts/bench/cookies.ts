import { writeFileSync } from 'node:fs'
import { sessionCookies } from '@/lib/auth/cookies'
import { sessionIdOf } from './seed'

/**
 * Writes the Cookie header of each of the numbered teachers as a line. A program of its own, because
 * cookies are signed with the settings that the measured site runs on: `cookies.ts file from to`.
 */

const [file = '', first, final] = process.argv.slice(2)
const lines: string[] = []
for (let number = Number(first); number <= Number(final); number += 1) {
  const cookies = await sessionCookies(sessionIdOf(number))
  lines.push(cookies.map((cookie) => cookie.split(';')[0]).join('; '))
}
writeFileSync(file, lines.join('\n'))
