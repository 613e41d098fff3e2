import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { database, prepareOnce } from '@/db/client'
import { users } from '@/db/read-models/accounts'

export const learnerColumns = {
  registered: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
  email: users.email,
  certificateName: users.certificateName,
  certificateLanguage: users.certificateLanguage,
  confirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
  today: sql<string>`day_in_india()::text`,
}

export async function getLearner(userId: string) {
  const [learner] = await learnerQuery(await database()).execute({ userId })
  if (!learner) throw new Error('nobody')
  return learner
}

const learnerQuery = prepareOnce((db) =>
  db
    .select(learnerColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('learner'),
)
