import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { mailOutbox } from '@/db/schema'
import type { LetterData, TemplateName } from './letters'

type ToEach<T extends TemplateName> = {
  template: T
  /** What is the same in every letter. */
  data: Omit<LetterData[T], 'firstname'>
  /** A select of `email` and `firstname`. */
  people: SQL
  /** Very many, who are written to a hundred at a time; such a letter carries no attachment. */
  crowd: boolean
}

/** The same letter to each of these people, in one statement however many they are. */
export async function enqueueForEach<T extends TemplateName>(
  tx: Db,
  { template, data, people, crowd }: ToEach<T>,
): Promise<number> {
  const put = await tx
    .insert(mailOutbox)
    .select(
      sql`select gen_random_uuid(), p.email, ${template},
        ${JSON.stringify(data)}::jsonb || jsonb_build_object('firstname', p.firstname),
        0, now(), null::timestamptz, null, ${crowd}::boolean, null::uuid, now()
        from (${people}) p`,
    )
    .returning({ id: mailOutbox.id })
  return put.length
}
