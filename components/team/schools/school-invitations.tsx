import { teamListsText } from '@/i18n/team-lists'
import { teamSchoolsText } from '@/i18n/team-schools'
import type { listOpenInvitations } from '@/lib/schools/team-schools'
import { RecordTable } from '../lists/record-table'

type Props = { invitations: Awaited<ReturnType<typeof listOpenInvitations>> }

export function SchoolInvitations({ invitations }: Props) {
  const { school: text, day: formatDay } = teamSchoolsText()
  const labels = teamListsText()
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations">{text.invitations}</h2>
      {invitations.length === 0 ? (
        <p className="mt-2">{text.noInvitations}</p>
      ) : (
        <RecordTable
          label={text.invitations}
          rows={invitations}
          columns={[
            {
              label: labels.email,
              cell: ({ email }) => <span>{email ?? text.staffRoomLink}</span>,
            },
            { label: labels.role, cell: ({ role }) => text.roles[role] },
            {
              label: labels.validity,
              cell: ({ expiresAt }) => expiresAt && text.until(formatDay(expiresAt)),
            },
          ]}
        />
      )}
    </section>
  )
}
