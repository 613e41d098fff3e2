import { expect, test } from 'vitest'
import { AuditLogList } from '@/components/team/audit-log/audit-log-list'
import { auditActionText } from '@/i18n/audit-actions'
import { type AuditAction, getAuditText } from '@/i18n/audit-text'
import { audit } from '@/i18n/en/audit'
import { getAuditedObject, getObjectUrl } from '@/lib/audit/objects'
import { renderInRouter } from '../support/render-in-router'

const ID = '0198f5a2-7c1e-7d3b-9a57-2f6c1e4b8d90'
const DAY = '2026-11-27'
const actions = Object.keys(audit) as AuditAction[]

/** They are about the actor's own account, which the entry links. */
const OWN_ACCOUNT =
  /^(email|data-export|passkey|identity|authenticator|calendar-feed|recovery-codes?)\.|^erasure\.(requested|cancelled)$|^recovery\.(stopped|used)$/

test('offers a filter for every audit action', () => {
  const html = renderInRouter(
    <AuditLogList
      query={{}}
      hits={{ count: 0, isMore: false }}
      colleagues={{}}
      rows={[]}
      next={null}
    />,
  )
  const actionSelect = html.slice(html.indexOf('name="action"'))
  const optionValues = [...actionSelect.matchAll(/<option value="([^"]+)"/g)].map(
    ([, action]) => action,
  )
  expect(optionValues).toEqual(actions)
  const labels = Object.values(auditActionText())
  expect(new Set(labels).size).toBe(labels.length)
})

test('every action names what it is about', () => {
  const nameless = actions.filter(
    (action) =>
      getAuditedObject(action) === null &&
      !OWN_ACCOUNT.test(action) &&
      !/\{(school|person)\}/.test(getAuditText(action, { firstDay: DAY, lastDay: DAY })),
  )
  expect(nameless).toEqual([])
})

test('every object that still exists has a link, except what only a school sees', () => {
  const unlinked = actions.filter(
    (action) => getAuditedObject(action) !== null && getObjectUrl(action, ID, '') === null,
  )
  expect(
    unlinked.filter((action) => !/^(in-house-session|api-token|webhook)\./.test(action)),
  ).toEqual(['announcement.deleted', 'live-session.deleted', 'item.deleted'])
})
