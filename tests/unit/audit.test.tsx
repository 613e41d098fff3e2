import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LogList } from '@/components/team/log-list'
import { auditKindWords } from '@/words/audit'
import { audit } from '@/words/en/audit'

test('the log can be filtered by every kind of act that it can hold', () => {
  const html = renderToStaticMarkup(<LogList asked={{}} rows={[]} next={null} />)
  const offered = [...html.matchAll(/<option value="([^"]+)"/g)].map(([, act]) => act)
  expect(offered).toEqual(Object.keys(audit))
  const names = Object.values(auditKindWords())
  expect(new Set(names).size).toBe(names.length)
})
