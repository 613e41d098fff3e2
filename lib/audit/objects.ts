import 'server-only'
import { routes } from '@/lib/routes'

const session = (id: string) => routes.teamSession(id)
const order = (id: string) => routes.teamOrder(id)

/** Pages of records by the first word of an action; `null` where the team has none. Their entries hold the record's id. */
const recordPages = {
  'live-session': session,
  attendance: session,
  'session-people': session,
  'session-feedback': session,
  certificates: session,
  certificate: (number) => routes.teamCertificate(number),
  application: (id) => routes.teamApplication(id),
  order,
  document: order,
  price: () => routes.teamPrices,
  item: (id) => routes.teamItem(id),
  'list-entry': () => routes.teamLists,
  text: (name) => routes.teamText(name),
  policy: (name) => routes.teamPolicy(name),
  announcement: (id) => routes.teamAnnouncement(id),
  'reply-template': () => routes.teamReplyTemplates,
  'school-view': () => routes.teamSchools,
  'in-house-session': null,
  'api-token': null,
  message: (id) => routes.teamMessage(id),
  mail: () => routes.teamMail,
  webhook: null,
} satisfies Record<string, ((id: string) => string) | null>

/** There is one of each. */
const pages = {
  'billing-settings': () => routes.teamBillingSettings,
  'certificate-settings': () => routes.teamCertificateSettings,
  'training-rule': () => routes.teamTraining,
  statistics: () => routes.teamStatistics,
  billing: () => routes.teamBilling,
  payment: () => routes.teamBilling,
  'school-list': () => routes.teamSchools,
  'user-list': () => routes.teamPeople,
  'audit-log': () => routes.teamLog,
}

type RecordArea = keyof typeof recordPages
export type AuditedObject = RecordArea | keyof typeof pages
export type AuditedRecordAction = `${RecordArea}.${string}`

/** Null for actions on a school or an account. */
export function getAuditedObject(action: string): AuditedObject | null {
  const area = action.split('.')[0] ?? ''
  return area in recordPages || area in pages ? (area as AuditedObject) : null
}

/** After its deletion, a record has no page. `filter` is the query of an exported list. */
export function getObjectUrl(
  action: string,
  targetId: string | null,
  filter: string,
): string | null {
  const area = getAuditedObject(action)
  if (!area || action.endsWith('.deleted')) return null
  if (area === 'payment' && targetId) return order(targetId)
  if (area in pages) return `${pages[area as keyof typeof pages]()}${filter && `?${filter}`}`
  return (targetId && recordPages[area as RecordArea]?.(targetId)) || null
}
