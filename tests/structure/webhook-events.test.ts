import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { WEBHOOK_EVENTS } from '@/lib/webhooks/kinds'
import { readSources } from '../support/product-sources'

/** Tables whose changes webhooks learn of, and the function that writes the events. */
const TOLD_TABLES: Record<string, { sqlName: string; tell: RegExp }> = {
  memberships: { sqlName: 'memberships', tell: /\btellMembers\(/ },
  terms: { sqlName: 'terms', tell: /\btellTerms\(/ },
  liveSessions: { sqlName: 'live_sessions', tell: /\btellSessions\(/ },
  attendances: { sqlName: 'attendances', tell: /\b(tellAttendances|buildAttendanceInsert)\(/ },
  inHouseAttendances: { sqlName: 'in_house_attendances', tell: /\btellInHouseAttendances\(/ },
  certificates: { sqlName: 'certificates', tell: /\btellCertificates\(/ },
  documents: { sqlName: 'documents', tell: /\btellInvoice\(/ },
  payments: { sqlName: 'payments', tell: /\btellPayment\(/ },
}

/** Changes that are no event. */
const UNTOLD: Record<string, string> = {
  'lib/schools/demo.ts memberships': 'before anyone can have a webhook',
  'lib/schools/staff-list/import.ts memberships': 'details that are in no event',
  'lib/schools/teachers/hand-over.ts memberships': 'a role',
  'lib/schools/terms/team.ts memberships': 'a role',
  'lib/live-sessions/demo.ts liveSessions': 'before anyone can have a webhook',
  'lib/live-sessions/demo.ts attendances': 'before anyone can have a webhook',
  'lib/live-sessions/session/stored-values.ts liveSessions': 'the name of a subject or region',
  'lib/live-sessions/session/plan.ts liveSessions': 'drafts, which only the team sees',
  'lib/live-sessions/close.ts liveSessions': 'the end of the attendance',
  'lib/live-sessions/email-claims.ts liveSessions': 'the time of a reminder',
  'lib/certificates/correct.ts certificates': 'the name, which is in no event',
  'lib/certificates/remove-attendee.ts certificates': 'a request; the manager decides',
  'lib/certificates/revoke.ts certificates': 'a request that is declined',
  'lib/certificates/personal.ts certificates': 'an erasure, which revokes nothing',
  'lib/billing/purge.ts documents': 'the end of the retention',
  'lib/billing/purge.ts payments': 'the end of the retention',
  'lib/billing/personal.ts payments': 'who reported it',
  'lib/billing/payment/reports.ts payments': 'a report that waits for the office',
  'lib/billing/payment/reverse.ts payments': 'a reversal, which the invoice’s credit note shows',
  'lib/billing/razorpay/apply-refund.ts payments': 'the report; `confirmInTransaction` follows',
}

const sources = readSources().filter(({ file }) => /^(lib|db|app|scripts)\//.test(file))

function writes(text: string, table: string, sqlName: string): boolean {
  const call = new RegExp(`\\.(?:insert|update|delete)\\(\\s*${table}\\b`)
  const sql = new RegExp(
    `(?:insert into|update|delete from) (?:${sqlName}\\b|\\$\\{${table}\\})`,
    'i',
  )
  return call.test(text) || sql.test(text)
}

test('every file that changes a told table writes its event, or is known to have none', () => {
  const untold = sources.flatMap(({ file, text }) =>
    Object.entries(TOLD_TABLES)
      .filter(([table, { sqlName }]) => writes(text, table, sqlName))
      .filter(([, { tell }]) => !tell.test(text))
      .map(([table]) => `${file} ${table}`),
  )
  expect(untold.sort()).toEqual(Object.keys(UNTOLD).sort())
})

test('a write by a query and by SQL is found', () => {
  expect(writes('await tx\n  .update(terms)', 'terms', 'terms')).toBe(true)
  expect(writes(`sql\`insert into \${attendances} (a)\``, 'attendances', 'attendances')).toBe(true)
  expect(writes('await tx.select().from(terms)', 'terms', 'terms')).toBe(false)
})

test('every event has a case in the table of changes', () => {
  const cases = readFileSync('tests/integration/webhook-events.test.ts', 'utf8')
  expect(WEBHOOK_EVENTS.filter((event) => !cases.includes(`'${event}'`))).toEqual([])
})
