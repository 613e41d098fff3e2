import { defineRoute, notFoundHandler } from '@/lib/api/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: notFoundHandler,
  POST: notFoundHandler,
  PUT: notFoundHandler,
  PATCH: notFoundHandler,
  DELETE: notFoundHandler,
  OPTIONS: notFoundHandler,
})
