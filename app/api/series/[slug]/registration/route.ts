import { AppError } from '@/base/errors'
import { defineRoute, userHandler } from '@/lib/api/define-route'
import { createCsrfToken } from '@/lib/auth/cookies'
import { getSessionRegistration, readSlug } from '@/lib/live-sessions/registration/registration'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    run: async ({ viewer, params }) => {
      const registration = await getSessionRegistration(viewer, readSlug(params))
      if (!registration) throw new AppError('notFound', 'notFound')
      return { body: { registration, xsrf: createCsrfToken(viewer.sessionId) } }
    },
  }),
})
