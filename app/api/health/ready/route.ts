import { sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { door, forAnyone } from '@/lib/api/door'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = door({
  GET: forAnyone({
    name: 'health ready',
    run: async () => {
      await (await database()).execute(sql`select 1`)
      return { body: { status: 'ok' } }
    },
  }),
})
