import 'server-only'
import { eq } from 'drizzle-orm'
import {
  activeViewers,
  authenticators,
  calendarFeeds,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  schoolNotes,
  schoolResponsibles,
  schoolViews,
  teamRoles,
} from '@/db/schema'
import {
  clearedByDatabase,
  ownedByUser,
  type PersonalDataSource,
} from '@/lib/personal-data/personal-data-source'

export const teamDataSources: PersonalDataSource[] = [
  ownedByUser(
    { name: 'activeViewers', table: activeViewers, withheldColumns: ['targetId'] },
    activeViewers.userId,
  ),
  ownedByUser({ name: 'schoolsFollowed', table: schoolResponsibles }, schoolResponsibles.userId),
  {
    name: 'schoolNotes',
    table: schoolNotes,
    personalColumns: ['authorId', 'text'],
    where: ({ id }) => eq(schoolNotes.authorId, id),
    outcome: 'freed',
    erase: clearedByDatabase,
  },
  ownedByUser(
    { name: 'schoolViews', table: schoolViews, personalColumns: ['userId', 'name', 'filters'] },
    schoolViews.userId,
  ),
  ownedByUser({ name: 'teamRole', table: teamRoles }, teamRoles.userId),
  ownedByUser(
    { name: 'calendarFeed', table: calendarFeeds, withheldColumns: ['tokenHash'] },
    calendarFeeds.userId,
  ),
  ownedByUser(
    { name: 'passkeys', table: passkeys, withheldColumns: ['id', 'publicKey', 'counter'] },
    passkeys.userId,
  ),
  ownedByUser(
    { name: 'passkeyChallenges', table: passkeyChallenges, withheldColumns: ['challenge'] },
    passkeyChallenges.userId,
  ),
  ownedByUser(
    {
      name: 'authenticator',
      table: authenticators,
      withheldColumns: ['encryptedSecret', 'lastStep'],
    },
    authenticators.userId,
  ),
  ownedByUser(
    { name: 'recoveryCodes', table: recoveryCodes, withheldColumns: ['codeHash'] },
    recoveryCodes.userId,
  ),
]
