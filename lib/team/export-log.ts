import 'server-only'
import { formatCsvDay } from '@/base/csv'
import { absoluteUrl } from '@/base/owner'
import { database } from '@/db/client'
import { auditActionText } from '@/i18n/audit-actions'
import { formatIndianTime } from '@/i18n/dates'
import { teamPeopleText } from '@/i18n/team-people'
import { userActor, writeAuditLog } from '@/lib/audit/audit-log'
import {
  AUDIT_FILTER_NAMES,
  type AuditEntry,
  listAuditEntries,
  toLoggedFilter,
} from '@/lib/audit/entries'
import { sendTable } from '@/lib/files/spreadsheet'
import { readQuery } from '@/lib/http/body'
import { EXPORT_PAGE_SIZE, iteratePages } from '@/lib/live-sessions/exports'

/** The filtered log. Its own entry is written before the first row is sent. */
export async function sendAuditLog(request: Request, viewer: { id: string }): Promise<Response> {
  const query = readQuery(request, AUDIT_FILTER_NAMES)
  if (request.method !== 'HEAD')
    await writeAuditLog(await database(), {
      action: 'audit-log.exported',
      actor: userActor(viewer.id),
      values: { filter: toLoggedFilter(query) },
    })
  return sendTable(request, 'csv', {
    fileName: 'log',
    columnNames: teamPeopleText().logExport.columns,
    batches: iteratePages(
      (after) => listAuditEntries({ ...query, after }, EXPORT_PAGE_SIZE),
      toCells,
    ),
  })
}

function toCells(entry: AuditEntry): string[] {
  const { at, action, actor, actorReference, school, user, object, reason } = entry
  const text = teamPeopleText()
  const actors = { user: text.erasedAccount, team: text.team, site: text.site }
  const names: Record<string, string> = {
    '{school}': school?.name ?? text.goneSchool,
    '{person}': user?.name ?? text.erasedAccount,
    '{object}': object?.name ?? '',
  }
  const labels: Record<string, string> = auditActionText()
  return [
    ...[formatCsvDay(at), formatIndianTime(at), actorReference?.name ?? actors[actor]],
    labels[action] ?? action,
    entry.sentence.replaceAll(/\{(?:school|person|object)\}/g, (place) => names[place] ?? place),
    ...[object?.name ?? '', object?.url ? absoluteUrl(object.url) : ''],
    ...[school?.name ?? '', user?.name ?? '', reason ?? ''],
  ]
}
