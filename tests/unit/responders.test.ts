import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { beforeEach, expect, test, vi } from 'vitest'
import * as sessions from '@/lib/auth/sessions'
import { matchRoute } from '@/lib/match-route'
import { SKIP } from '@/server/responder'
import { createGatedPageResponder } from '@/server/responders/gated-page'
import { createPersonalPageResponder } from '@/server/responders/personal-page'

const findViewerByCookie = vi.spyOn(sessions, 'findViewerByCookie')
beforeEach(() => void findViewerByCookie.mockReset().mockResolvedValue(null))

function dispatchPath(path: string, query = '', headers: Record<string, string> = {}) {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', headers })
  return {
    request,
    response: new ServerResponse(request),
    path,
    query,
    routePolicy: matchRoute(path),
  }
}

const passToNext = vi.fn()
const context = { pageCache: {} as never, passToNext, sendNotFound: vi.fn() }
const respondGated = createGatedPageResponder(context)
const respondPersonal = createPersonalPageResponder(context)

test.each([
  ['a page of one user', '/profile', '', {}],
  ['the router', '/ebook', '', { rsc: '1' }],
  ['a prefetch', '/ebook', '', { 'next-router-prefetch': '1' }],
  ['an unknown parameter', '/ebook', 'a=1', {}],
  ['a public page', '/about', '', {}],
])('%s is skipped before the viewer is looked up', (_, path, query, headers) => {
  const dispatched = dispatchPath(path, query, headers)
  expect([respondPersonal(dispatched), respondGated(dispatched)]).toEqual([SKIP, SKIP])
  expect(findViewerByCookie).not.toHaveBeenCalled()
})

test('a gated page without a viewer goes to Next after one lookup', async () => {
  await respondGated(dispatchPath('/ebook'))
  expect(findViewerByCookie).toHaveBeenCalledTimes(1)
  expect(passToNext).toHaveBeenCalledTimes(1)
})

test('only a page with a fragment is a personal page', () => {
  expect(respondPersonal(dispatchPath('/ebook'))).toBe(SKIP)
  expect(respondPersonal(dispatchPath('/my-learning'))).not.toBe(SKIP)
})
