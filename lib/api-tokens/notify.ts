import 'server-only'
import { eq } from 'drizzle-orm'
import type { ApiScope } from '@/base/api-scopes'
import { absoluteUrl } from '@/base/owner'
import type { Db } from '@/db/client'
import { users } from '@/db/read-models/accounts'
import { memberships } from '@/db/read-models/schools'
import { enqueueMail } from '@/lib/mail/outbox'
import { routes } from '@/lib/routes'
import { isCoordinatorOf } from '@/lib/schools/locks'
import type { ApiTokenEmailData } from './emails'

/** `until` is its last day. */
export type NewTokenNotice = { name: string; scopes: ApiScope[]; until: string }

type Maker = { firstname: string; lastname: string }

/** All of them, also the one who made it: it may have been somebody else with the password. */
export async function tellCoordinators(
  tx: Db,
  school: { id: string; name: string },
  maker: Maker,
  notice: NewTokenNotice,
): Promise<void> {
  const coordinators = await tx
    .select({ firstname: users.firstname, email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(isCoordinatorOf(school.id))
  for (const { firstname, email } of coordinators)
    await enqueueMail<ApiTokenEmailData>(tx, {
      template: 'apiTokenCreated',
      to: email,
      data: {
        ...{
          firstname,
          institution_name: school.name,
          maker: `${maker.firstname} ${maker.lastname}`,
        },
        ...toEmailData(notice),
        link: absoluteUrl(routes.schoolApi),
      },
    })
}

export async function tellManager(
  tx: Db,
  { firstname, email }: { firstname: string; email: string },
  notice: NewTokenNotice,
): Promise<void> {
  await enqueueMail<ApiTokenEmailData>(tx, {
    template: 'teamTokenCreated',
    to: email,
    data: { firstname, ...toEmailData(notice), link: absoluteUrl(routes.teamApi) },
  })
}

const toEmailData = ({ name, scopes, until }: NewTokenNotice) => ({
  ...{ name, scopes: scopes.join(', '), until },
})
