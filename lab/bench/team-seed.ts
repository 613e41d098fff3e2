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
  await query(url, createWorkSql(schools))
  await query(url, 'vacuum analyze')
}

/** One of each for every school: a session, an announcement, an unsent email, and a paid order. */
const createWorkSql = (count: number) => `
  insert into live_sessions (slug, kind, state, title, summary, host, host_bio, starts_at, minutes,
      meeting_url, audience, attendance_method, closed_at)
    select 'session-' || n, 'workshop', 'published', 'Water ' || n, 'What to measure.', 'Meena Iyer',
           'Teaches science.', now() - n * interval '1 hour', 45, 'https://meet.example/' || n, 'user',
           'joining', case when n % 2 = 0 then now() end
    from generate_series(1, ${count}) n;
  insert into announcements (state, audience, subject, body, starts_at, finished_at, recipient_count,
      sent_count, created_at)
    select 'sent', 'coordinators', 'New cards ' || n, repeat('The toolkit has new cards. ', 40), now(), now(),
           40, 40, now() - n * interval '1 minute'
    from generate_series(1, ${count}) n;
  insert into mail_outbox (recipient, template, data, attempts, due_at, last_error, created_at)
    select 's' || n || '@school.example', 'institutionReceived', '{}', 9, null, 'no mailbox',
           now() - n * interval '1 minute'
    from generate_series(1, ${count}) n;
  insert into orders (id, school_id, buyer, plan, seats, months, taxable_paise, total_paise, settled_paise,
      due_day, created_at)
    select md5('order ' || n)::uuid, md5('school ' || n)::uuid,
           jsonb_build_object('name', 'Vidya Mandir ' || n, 'address', 'Salem', 'board', 'CBSE'),
           'School', 41, 12, 100 * n, 100 * n, 100 * (n % 2) * n, day_in_india() + 30,
           now() - n * interval '1 minute'
    from generate_series(1, ${count}) n;
  insert into documents (kind, number, order_id, issued_on, seller, buyer, lines, taxable_paise, total_paise)
    select kind::document_kind, prefix || '/26-27/' || n, md5('order ' || n)::uuid, day_in_india(), '{}',
           '{"name": "Vidya Mandir", "address": "Salem", "board": "CBSE"}', '[]', 100 * n, 100 * n
    from generate_series(1, ${count}) n,
         (values ('quotation', 'Q'), ('receipt', 'R')) document (kind, prefix)
    where kind = 'quotation' or n % 2 = 1;
  insert into payments (order_id, mode, state, paid_on, reference, amount_paise)
    select md5('order ' || n)::uuid, 'neft', 'confirmed', day_in_india(), 'UTR' || n, 100 * n
    from generate_series(1, ${count}, 2) n;`

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
