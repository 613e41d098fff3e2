import 'server-only'
import { randomUUID } from 'node:crypto'
import { AppError } from '@/base/errors'
import { respond, sendError } from '@/lib/http/result'
import { getRequestId } from '@/server/contract'
import type { RouteHandler } from './define-route'

/** Needs no user, database or log, so it answers when those fail, and loads in no time. */
export function definePlainRoute(body: Record<string, unknown>) {
  const getIdOf = ({ headers }: Request) => getRequestId(headers) ?? randomUUID()
  const answer: RouteHandler = Object.assign(
    async (request: Request) => respond({ body }, getIdOf(request)),
    { declaration: { handle: async () => ({ body }) } },
  )
  const rejectMethod: RouteHandler = async (request) => {
    const response = sendError(
      new AppError('methodNotAllowed', 'methodNotAllowed'),
      getIdOf(request),
    )
    response.headers.set('allow', 'GET, HEAD')
    return response
  }
  return {
    ...{ GET: answer, HEAD: answer },
    ...{ POST: rejectMethod, PUT: rejectMethod, PATCH: rejectMethod },
    ...{ DELETE: rejectMethod, OPTIONS: rejectMethod },
  }
}
