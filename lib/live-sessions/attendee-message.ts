import 'server-only'
import { apiResultText } from '@/i18n/api-results'
import type { AddedAttendee } from './commands/attendees'

export function formatAddedAttendee({ outcome, name }: AddedAttendee): string {
  const text = apiResultText()
  const messages = {
    present: text.notedPresent,
    invited: text.attendeeInvited,
    alreadyInvited: text.attendeeOnList,
  }
  return messages[outcome](name)
}
