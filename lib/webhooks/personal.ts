import 'server-only'
import { and, eq, isNull } from 'drizzle-orm'
import { webhookDeliveries, webhooks } from '@/db/schema'
import {
  clearedByDatabase,
  type DataSubject,
  type PersonalDataSource,
} from '@/lib/personal-data/personal-data-source'

const isAbout = ({ id }: DataSubject) => eq(webhookDeliveries.userId, id)

export const webhookDataSources: PersonalDataSource[] = [
  {
    name: 'webhooksCreated',
    table: webhooks,
    personalColumns: ['createdBy'],
    where: (user) => eq(webhooks.createdBy, user.id),
    withheldColumns: ['encryptedSecret', 'formerEncryptedSecret', 'formerSecretUntil'],
    outcome: 'freed',
    erase: clearedByDatabase,
  },
  {
    name: 'webhookDeliveries',
    table: webhookDeliveries,
    personalColumns: ['userId', 'payload'],
    where: isAbout,
    // What the receiver answered is about its software, and the id about our log.
    withheldColumns: ['response', 'problem', 'requestId'],
    outcome: 'freed',
    /** What waits still tells the receiver that the teacher left; it names an id that no account has. */
    erase: async (tx, subject) => {
      await tx
        .delete(webhookDeliveries)
        .where(and(isAbout(subject), isNull(webhookDeliveries.dueAt)))
    },
  },
]
