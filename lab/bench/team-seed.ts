import { encodeCursor } from '@/db/cursor'
import { routes } from '@/lib/routes'
import { query } from './postgres'

const PAGE_SIZE = 50
const MAX_PAGES = 100

export async function seedTeamLists(url: string, teachers: number) {
  const [messages, schools] = [Math.ceil(teachers / 5), Math.ceil(teachers / 20)]
  await query(
    url,
    `insert into team_roles (user_id, role) values (md5('user 1')::uuid, 'manager')
       on conflict do nothing;
     insert into contact_messages (name, email, subject, message, state, created_at)
       select 'Ravi ' || n, 'ravi' || n || '@school.example', 'Question ' || n, repeat('When? ', 40),
              (array['open', 'answered', 'spam'])[1 + n % 3]::contact_message_state, now() - n * interval '1 minute'
       from generate_series(1, ${messages}) n;
     insert into applications (school_id, kind, state, created_at)
       select md5('school ' || n)::uuid, 'subscription',
              (array['received', 'approved'])[1 + n % 2]::application_state, now() - n * interval '1 minute'
       from generate_series(1, ${schools}) n;
     insert into audit_log (action, actor, actor_id, school_id)
       select 'school.corrected', 'user', md5('user ' || n)::uuid, md5('school ' || (1 + n % ${schools}))::uuid
       from generate_series(1, ${teachers}) n;`,
  )
  await query(url, 'vacuum analyze')
}

/** The first page and the hundredth, or the last one. */
export async function listTeamPaths(url: string): Promise<Record<string, [string, string]>> {
  return {
    users: [routes.teamPeople, await createDeepPath(url, routes.teamPeople, 'users')],
    schools: [routes.teamSchools, await createDeepPath(url, routes.teamSchools, 'schools')],
    messages: [
      `${routes.teamMessages}?state=all`,
      await createDeepPath(url, `${routes.teamMessages}?state=all`, 'contact_messages'),
    ],
    applications: [
      `${routes.teamApplications}?state=all`,
      await createDeepPath(url, `${routes.teamApplications}?state=all`, 'applications'),
    ],
    log: [routes.teamLog, await createDeepLogPath(url)],
  }
}

async function createDeepPath(url: string, page: string, table: string) {
  const [row] = await query(
    url,
    `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') as value, id
     from ${table} order by created_at desc, id desc
     offset ${await findOffset(url, table)} limit 1`,
  )
  const cursor = encodeCursor(row as unknown as { value: string; id: string })
  return `${page}${page.includes('?') ? '&' : '?'}after=${cursor}`
}

async function createDeepLogPath(url: string) {
  const [row] = await query(
    url,
    `select id from audit_log order by id desc offset ${await findOffset(url, 'audit_log')} limit 1`,
  )
  return `${routes.teamLog}?after=${row?.id}`
}

async function findOffset(url: string, table: string) {
  const [row] = await query(url, `select count(*)::int as count from ${table}`)
  const pages = Math.min(MAX_PAGES, Math.floor(Number(row?.count) / PAGE_SIZE))
  return Math.max(0, (pages - 1) * PAGE_SIZE - 1)
}
