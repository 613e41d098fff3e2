import 'server-only'
import { sql } from 'drizzle-orm'
import { Refusal } from '@/base/errors'
import { database, prepared } from '@/db/client'
import { gatherings, presences, registrations, users } from '@/db/schema'
import type { Viewer } from '@/lib/auth/sessions'
import { isSubscribed } from '@/lib/schools/subscribed'
import { OPENS_BEFORE } from '../policy'
import { registerAtTheDoor } from './register'

/**
 * The one way to the meeting's address. Whether the door is open, for whom, and that this person came
 * is decided and noted in one statement by the database's clock; without the note there is no address.
 */
export async function join(viewer: Viewer, slug: string): Promise<string> {
  const first = await knock(viewer, slug)
  if (first.address !== null) return first.address
  refuseAtTheDoor(first)
  // Seats are counted, and this person has none yet.
  if (!(await registerAtTheDoor(viewer, slug))) throw new Refusal('conflict', 'gatheringFull')
  const second = await knock(viewer, slug)
  if (second.address !== null) return second.address
  refuseAtTheDoor(second)
  throw new Refusal('conflict', 'gatheringFull')
}

type Knock = {
  address: string | null
  state: string
  tooEarly: boolean
  tooLate: boolean
  follows: boolean
}

async function knock(viewer: Viewer, slug: string): Promise<Knock> {
  const [row] = await noteJoin(await database()).execute({ slug, userId: viewer.id })
  if (!row) throw new Refusal('notFound', 'nothingHere')
  return row
}

function refuseAtTheDoor({ state, tooEarly, tooLate, follows }: Knock) {
  if (state === 'cancelled') throw new Refusal('conflict', 'gatheringCancelled')
  if (!follows) throw new Refusal('forbidden', 'gatheringForSubscribers')
  if (tooEarly) throw new Refusal('conflict', 'joinTooEarly')
  if (tooLate) throw new Refusal('conflict', 'gatheringOver')
}

const slug = sql.placeholder('slug')
const userId = sql.placeholder('userId')
const named = <T>(name: string) => sql<T>`${sql.identifier(name)}`.as(name)

const noteJoin = prepared((db) => {
  const door = db
    .$with('door', {
      state: named<string>('state'),
      tooEarly: named<boolean>('too_early'),
      tooLate: named<boolean>('too_late'),
      follows: named<boolean>('follows'),
    })
    .as(sql`
      select g.id, g.meeting_address, g.state::text as state, g.seats, g.proof, r.state::text as mine,
        now() < g.starts_at - make_interval(mins => ${sql.raw(String(OPENS_BEFORE))}) as too_early,
        now() >= g.starts_at + make_interval(mins => g.minutes) as too_late,
        (g.audience = 'person' or ${isSubscribed}) as follows
      from ${gatherings} g cross join ${users}
      left join ${registrations} r on r.gathering_id = g.id and r.user_id = users.id
      where g.slug = ${slug}::text and g.state <> 'draft' and users.id = ${userId}::uuid`)
  const noted = db.$with('noted', { id: named<string>('gathering_id') }).as(sql`
      insert into ${registrations} (gathering_id, user_id, state, since, joined_at)
      select id, ${userId}::uuid, 'registered', now(), now() from door
      where state = 'published' and follows and not too_early and not too_late
        and (mine = 'registered' or seats is null)
      on conflict (gathering_id, user_id) do update set
        state = 'registered',
        since = case when registrations.state = 'registered' then registrations.since else now() end,
        joined_at = coalesce(registrations.joined_at, now())
      where registrations.state = 'registered' or (select seats from door) is null
      returning gathering_id`)
  const present = db.$with('present', { id: named<string>('gathering_id') }).as(sql`
      insert into ${presences} (gathering_id, user_id, how)
      select id, ${userId}::uuid, 'joining' from door, noted
      where noted.gathering_id = door.id and proof = 'joining'
      on conflict do nothing
      returning gathering_id`)
  return db
    .with(door, noted, present)
    .select({
      state: door.state,
      tooEarly: door.tooEarly,
      tooLate: door.tooLate,
      follows: door.follows,
      address: sql<string | null>`(select meeting_address from noted where gathering_id = door.id)`,
    })
    .from(door)
    .prepare('note_join')
})
