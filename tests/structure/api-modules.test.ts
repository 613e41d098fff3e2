import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { followImports } from '@/scripts/imports'
import { listApiRouteFiles } from '@/scripts/openapi/api-routes'

/** What a route imports, it also loads at its first call, and on Vercel takes along. */
const routes = listApiRouteFiles().map((file) => ({
  file,
  modules: [...followImports([file])],
  sendsMail: /sendMailAfterResponse|findJob/.test(readFileSync(file, 'utf8')),
}))

/** Their answer is a document, or a name that every font must cover. */
const DRAWING_ROUTES = [
  'class-tests/[id]/answer-key',
  'class-tests/[id]/answer-sheets',
  'class-tests/[id]/question-paper',
  'class-tests/[id]/report',
  'drafts/[id]/pdf',
  'learning/certificates/[number]/name',
  'learning/in-house/[id]/certificate',
  'learning/record',
  'learning/record/pdf',
  'school/billing/documents/[id]',
  'school/billing/payments/[id]/receipt',
  'school/in-house-sessions/[id]/handout',
  'school/in-house-sessions/[id]/signature-list',
  'school/poster',
  'school/training',
  'team/billing/documents/[id]',
  'team/billing/payments/[id]/receipt',
  'team/certificates/settings',
  'team/certificates/settings/preview',
]

test('the health route needs few modules, and none of the database', () => {
  const modules = routes.find(({ file }) => file.endsWith('/health/live/route.ts'))?.modules ?? []
  expect(modules.length).toBeLessThanOrEqual(30)
  expect(modules.filter((file) => /^(db\/client|base\/log|lib\/auth)/.test(file))).toEqual([])
})

test('only a route that sends email loads React and the emails', () => {
  const loadsReact = ({ modules }: (typeof routes)[number]) =>
    modules.some((file) => file.endsWith('.tsx'))
  expect(routes.filter(loadsReact).length).toBeGreaterThan(50)
  const faults = routes.filter((route) => loadsReact(route) && !route.sendsMail)
  expect(faults.map(({ file }) => file)).toEqual([])
})

test('only a route that draws or sends email loads the drawing of documents', () => {
  const drawing = routes.filter(
    ({ modules, sendsMail }) =>
      !sendsMail && modules.some((file) => file.endsWith('lib/documents/render.ts')),
  )
  const names = drawing.map(({ file }) => file.slice('app/api/'.length, -'/route.ts'.length))
  expect(names.sort()).toEqual(DRAWING_ROUTES)
})
