import { defineRoute, userHandler } from '@/lib/api/define-route'
import { MAX_QUERY_CHARS } from '@/lib/toolkit/schema'
import { searchTexts } from '@/lib/toolkit/search'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: userHandler({
    limits: { viewer: 'TOOLKIT_SEARCH' },
    run: async ({ request }) => {
      const query = new URL(request.url).searchParams.get('words') ?? ''
      return { body: { matches: await searchTexts(query.slice(0, MAX_QUERY_CHARS)) } }
    },
  }),
})
