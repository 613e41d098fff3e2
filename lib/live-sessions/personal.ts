import 'server-only'
import { eq, sql } from 'drizzle-orm'
import {
  attendanceImports,
  attendanceInvitations,
  attendances,
  liveSessionEmails,
  liveSessionRegistrations,
  liveSessions,
  sessionFeedback,
} from '@/db/schema'
import {
  clearedByDatabase,
  type DataSubject,
  deleteMatching,
  ownedByUser,
  type PersonalDataSource,
} from '@/lib/personal-data/personal-data-source'

const matchesInvited = ({ email, confirmed }: DataSubject) =>
  confirmed ? eq(sql`lower(${attendanceInvitations.email})`, email.toLowerCase()) : undefined

export const liveSessionDataSources: PersonalDataSource[] = [
  ownedByUser(
    { name: 'liveSessionRegistrations', table: liveSessionRegistrations },
    liveSessionRegistrations.userId,
  ),
  ownedByUser(
    { name: 'attendances', table: attendances, withheldColumns: ['importId'] },
    attendances.userId,
  ),
  ownedByUser(
    {
      name: 'sessionFeedback',
      table: sessionFeedback,
      personalColumns: ['userId', 'comment'],
    },
    sessionFeedback.userId,
  ),
  {
    name: 'attendanceInvitations',
    table: attendanceInvitations,
    personalColumns: ['name', 'email'],
    where: matchesInvited,
    withheldColumns: ['mailId', 'invitedBy'],
    outcome: 'deleted',
    erase: deleteMatching(attendanceInvitations, matchesInvited),
  },
  {
    name: 'attendeesInvited',
    table: attendanceInvitations,
    personalColumns: ['invitedBy'],
    where: (user) => eq(attendanceInvitations.invitedBy, user.id),
    withheldColumns: ['name', 'email', 'mailId'],
    outcome: 'freed',
    erase: clearedByDatabase,
  },
  ownedByUser({ name: 'liveSessionEmails', table: liveSessionEmails }, liveSessionEmails.userId),
  {
    name: 'liveSessionsChanged',
    table: liveSessions,
    personalColumns: ['changedBy'],
    where: (user) => eq(liveSessions.changedBy, user.id),
    withheldColumns: ['attendanceCode', 'meetingUrl'],
    outcome: 'freed',
    erase: clearedByDatabase,
  },
  {
    name: 'attendanceImports',
    table: attendanceImports,
    personalColumns: ['importedBy'],
    where: (user) => eq(attendanceImports.importedBy, user.id),
    outcome: 'freed',
    erase: clearedByDatabase,
  },
]
