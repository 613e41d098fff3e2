import { writeFileSync } from 'node:fs'
import { createSessionCookies } from '@/lib/auth/cookies'
import { getTeacherSessionId } from './seed'

/** A separate process, because cookies are signed with the measured site's settings. */

const [file = '', teachers] = process.argv.slice(2)
const lines: string[] = []
for (let number = 1; number <= Number(teachers); number += 1) {
  const cookies = createSessionCookies(getTeacherSessionId(number))
  lines.push(cookies.map((cookie) => cookie.split(';')[0]).join('; '))
}
writeFileSync(file, lines.join('\n'))
