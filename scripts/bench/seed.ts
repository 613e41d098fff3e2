import { createHash } from 'node:crypto'
import { hashPassword } from '@/lib/auth/passwords'
import { query } from './postgres'

/** Teachers by number, each with a session, written in bulk. Who has a number can tell all the rest. */

export const PASSWORD = 'chalk-and-board'
export const emailOf = (number: number) => `teacher${number}@school.example`
export const tokenOf = (number: number) => `bench${String(number).padStart(38, '0')}`
export const sessionIdOf = (number: number) => asUuid(`session ${number}`)

export async function seedTeachers(url: string, count: number) {
  const hash = await hashPassword(PASSWORD)
  await query(
    url,
    `insert into users (id, firstname, lastname, email, phone_number, password_hash, is_subscribed)
       select md5('user ' || n)::uuid, 'Meena', 'Iyer', 'teacher' || n || '@school.example',
              '9876543210', '${hash}', n % 2 = 0
       from generate_series(1, ${count}) n;
     insert into sessions (id, user_id, token_hash, expires_at)
       select md5('session ' || n)::uuid, md5('user ' || n)::uuid,
              encode(sha256(convert_to('bench' || lpad(n::text, 38, '0'), 'UTF8')), 'hex'),
              now() + interval '7 days'
       from generate_series(1, ${count}) n;`,
  )
  await query(url, 'vacuum analyze')
  await query(url, 'checkpoint')
}

/** So many different numbers, spread evenly over all. */
export const spread = (wanted: number, total: number) =>
  Array.from({ length: wanted }, (_, at) => 1 + Math.floor((at * total) / wanted))

function asUuid(text: string) {
  const digits = createHash('md5').update(text).digest('hex')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
