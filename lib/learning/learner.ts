import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { database, prepareOnce } from '@/db/client'
import { users } from '@/db/read-models/accounts'

export async function getLearner(userId: string) {
  const learner = await findLearner(userId)
  if (!learner) throw new Error('nobody')
  return learner
}

export async function findLearner(userId: string) {
  const [learner] = await learnerQuery(await database()).execute({ userId })
  return learner ?? null
}

const learnerQuery = prepareOnce((db) =>
  db
    .select({
      registered: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
      email: users.email,
      certificateName: users.certificateName,
      certificateLanguage: users.certificateLanguage,
      confirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
      today: sql<string>`day_in_india()::text`,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('learner'),
)
