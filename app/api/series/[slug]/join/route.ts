import { defineRoute, userHandler } from '@/lib/api/define-route'
import { redirectTo } from '@/lib/http/form'
import { joinLiveSession } from '@/lib/live-sessions/join'
import { buildReturnUrls, readSlug } from '@/lib/live-sessions/registration/registration'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  POST: userHandler({
    formRedirects: buildReturnUrls,
    run: async ({ viewer, params }) => redirectTo(await joinLiveSession(viewer, readSlug(params))),
  }),
})
