import { createHash } from 'node:crypto'
import { hashPassword } from '@/lib/auth/passwords'
import { query } from './postgres'

/** Numbered teachers, each with a session. All their data follows from the number. */

export const PASSWORD = 'chalk-and-board'
export const getTeacherEmail = (number: number) => `teacher${number}@school.example`
export const getTeacherToken = (number: number) => `bench${String(number).padStart(38, '0')}`
export const getTeacherSessionId = (number: number) => toUuid(`session ${number}`)

export async function seedTeachers(url: string, count: number) {
  const hash = await hashPassword(PASSWORD)
  await query(
    url,
    `insert into users (id, firstname, lastname, email, phone_number, password_hash)
       select md5('user ' || n)::uuid, 'Meena', 'Iyer', 'teacher' || n || '@school.example',
              '9876543210', '${hash}'
       from generate_series(1, ${count}) n;
     insert into sessions (id, user_id, token_hash, expires_at)
       select md5('session ' || n)::uuid, md5('user ' || n)::uuid,
              encode(sha256(convert_to('bench' || lpad(n::text, 38, '0'), 'UTF8')), 'hex'),
              now() + interval '7 days'
       from generate_series(1, ${count}) n;`,
  )
  await query(url, createSchoolsSql(count))
  await query(url, 'vacuum analyze')
  await query(url, 'checkpoint')
}

/** Every second teacher subscribes: ten per school, a tenth of them also with an old term. */
function createSchoolsSql(teachers: number) {
  const count = Math.ceil(teachers / 20)
  return `insert into schools (id, name, address, affiliation_board,
      correspondent_name, principal_name, principal_contact, principal_email, email,
      mobile, student_strength, teaching_staff_count)
       select md5('school ' || n)::uuid, 'Vidya Mandir ' || n, 'Salem', 'CBSE', 'K', 'S', '9', 'p@x.in',
              's@x.in', '9', '820', 41
       from generate_series(1, ${count}) n;
     insert into terms (school_id, first_day, last_day, seats)
       select md5('school ' || n)::uuid, day_in_india() - 100, day_in_india() + 264, 41
       from generate_series(1, ${count}) n;
     insert into terms (school_id, first_day, last_day, seats)
       select md5('school ' || n)::uuid, day_in_india() - 465, day_in_india() - 101, 41
       from generate_series(1, ${count}, 10) n;
     insert into memberships (user_id, school_id, role)
       select md5('user ' || n)::uuid, md5('school ' || (1 + (n / 2 - 1) % ${count}))::uuid,
              (case when n / 2 <= ${count} then 'coordinator' else 'teacher' end)::school_role
       from generate_series(2, ${teachers}, 2) n;`
}

export const spreadEvenly = (count: number, total: number) =>
  Array.from({ length: count }, (_, index) => 1 + Math.floor((index * total) / count))

function toUuid(text: string) {
  const digits = createHash('md5').update(text).digest('hex')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
