import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AuditLogList } from '@/components/team/audit-log-list'
import { auditActionText } from '@/i18n/audit-actions'
import { audit } from '@/i18n/en/audit'

test('offers a filter for every audit action', () => {
  const html = renderToStaticMarkup(<AuditLogList query={{}} rows={[]} next={null} />)
  const optionValues = [...html.matchAll(/<option value="([^"]+)"/g)].map(([, action]) => action)
  expect(optionValues).toEqual(Object.keys(audit))
  const labels = Object.values(auditActionText())
  expect(new Set(labels).size).toBe(labels.length)
})
