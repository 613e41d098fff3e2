import { door, forViewer } from '@/lib/api/door'
import { MAX_QUERY } from '@/lib/toolkit/schema'
import { searchTexts } from '@/lib/toolkit/search'

/** `?words=` are looked for in the text of every resource; all members see what each one is. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forViewer({
    name: 'search toolkit',
    limits: { viewer: 'TOOLKIT_SEARCH' },
    run: async ({ request }) => {
      const asked = new URL(request.url).searchParams.get('words') ?? ''
      return { body: { found: await searchTexts(asked.slice(0, MAX_QUERY)) } }
    },
  }),
})
