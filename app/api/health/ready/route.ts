import { sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { defineRoute, publicHandler } from '@/lib/api/define-route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineRoute({
  GET: publicHandler({
    name: 'health ready',
    run: async () => {
      await (await database()).execute(sql`select 1`)
      return { body: { status: 'ok' } }
    },
  }),
})
