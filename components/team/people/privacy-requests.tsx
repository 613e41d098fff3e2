import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import { teamHomeText } from '@/i18n/team-home'
import { teamPeopleText } from '@/i18n/team-people'
import type { listPrivacyRequests } from '@/lib/privacy/erasure/request'
import { PRIVACY_REQUEST_KINDS } from '@/lib/privacy/schema'
import { routes } from '@/lib/routes'
import { TeamField, TeamForm, TeamSelectField } from '../forms/team-form'

type PrivacyRequestRow = Awaited<ReturnType<typeof listPrivacyRequests>>[number]
type Props = { userId: string; requests: PrivacyRequestRow[] }

export function PrivacyRequests({ userId, requests }: Props) {
  const text = teamPeopleText().requests
  return (
    <section aria-labelledby="requests" className="grid max-w-2xl gap-4">
      <div>
        <h2 id="requests">{text.heading}</h2>
        <p className="mt-2">{text.says}</p>
      </div>
      {requests.length === 0 && <p>{text.none}</p>}
      <ul className="rows">
        {requests.map((request) => (
          <PrivacyRequestItem key={request.id} request={request} />
        ))}
      </ul>
      <PrivacyRequestForm userId={userId} />
    </section>
  )
}

function PrivacyRequestItem({ request }: { request: PrivacyRequestRow }) {
  const { requests: text, longDay: formatLongDay, day: formatDay } = teamPeopleText()
  const { id, kind, receivedOn, contactMessageId, doneAt, daysLeft } = request
  return (
    <li className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-semibold">{text.kinds[kind]}</span>
        <span>{text.received(formatLongDay(receivedOn))}</span>
        {doneAt ? (
          <Badge>{text.done(formatDay(doneAt))}</Badge>
        ) : (
          <Badge tone={daysLeft < 0 ? 'premium' : undefined}>
            {teamHomeText().home.daysLeft(daysLeft)}
          </Badge>
        )}
      </p>
      {contactMessageId && (
        <Link href={routes.teamMessage(contactMessageId)} prefetch={false}>
          {text.message}
        </Link>
      )}
      {!doneAt && (
        <TeamForm
          path={`/api/team/privacy-requests/${id}/close`}
          button={text.close}
          name={text.closeOne(text.kinds[kind])}
          variant="secondary"
        />
      )}
    </li>
  )
}

function PrivacyRequestForm({ userId }: { userId: string }) {
  const text = teamPeopleText().requests
  return (
    <TeamForm path={buildRequestsPath(userId)} button={text.record} variant="secondary">
      <TeamSelectField name="kind" label={text.kind} options={listKindOptions()} />
      <TeamField
        name="receivedOn"
        label={text.receivedOn}
        hint={text.receivedHint}
        type="date"
        defaultValue=""
      />
    </TeamForm>
  )
}

type MessageProps = { message: string; userId: string }

/** The 30 days run from the day of the message. */
export function LinkPrivacyRequest({ message, userId }: MessageProps) {
  const text = teamPeopleText().requests
  return (
    <TeamForm path={buildRequestsPath(userId)} button={text.recordMessage} variant="secondary">
      <TeamSelectField name="kind" label={text.kind} options={listKindOptions()} />
      <input type="hidden" name="message" defaultValue={message} />
      <input type="hidden" name="receivedOn" defaultValue="" />
    </TeamForm>
  )
}

const buildRequestsPath = (userId: string) => `/api/team/people/${userId}/requests`

const listKindOptions = () =>
  PRIVACY_REQUEST_KINDS.map((value) => ({ value, label: teamPeopleText().requests.kinds[value] }))
