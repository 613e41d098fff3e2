import { writeFileSync } from 'node:fs'
import { createSessionCookies } from '@/lib/auth/cookies'
import { getTeacherSessionId } from './seed'

/**
 * Writes the Cookie header of each teacher as a line of a file: `cookies.ts file teachers`. A program
 * of its own, because cookies are signed with the settings that the measured site runs on.
 */

const [file = '', teachers] = process.argv.slice(2)
const lines: string[] = []
for (let number = 1; number <= Number(teachers); number += 1) {
  const cookies = createSessionCookies(getTeacherSessionId(number))
  lines.push(cookies.map((cookie) => cookie.split(';')[0]).join('; '))
}
writeFileSync(file, lines.join('\n'))
