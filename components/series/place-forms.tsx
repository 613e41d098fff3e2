import { Alert } from '@/components/ui/alert'
import { routes } from '@/lib/routes'
import type { Place } from '@/lib/series/schema'
import { seriesWords } from '@/words/series'
import { PlaceForm } from './place-form'
import { WordForm } from './word-form'

type Props = { place: Place; xsrf: string }

/** What this person can do here now. Each thing is a plain form, which works before any script has come. */
export function PlaceForms({ place, xsrf }: Props) {
  const words = seriesWords().place
  const { slug, standing } = place
  if (standing === 'cancelled')
    return (
      <Alert tone="warning">
        <p className="font-semibold">{seriesWords().cancelled}</p>
        {place.reason && <p className="mt-1">{place.reason}</p>}
      </Alert>
    )
  if (!place.mayFollow)
    return (
      <>
        <p>{words.subscribersOnly}</p>
        <a href={routes.subscriptionForm} className="button">
          {words.subscribe}
        </a>
      </>
    )
  return (
    <>
      {standing === 'over' && !place.present && <p>{words.over}</p>}
      {standing !== 'over' && <Standing place={place} />}
      {place.mayJoin && <Door place={place} xsrf={xsrf} />}
      {place.takesWord && <WordForm slug={slug} xsrf={xsrf} />}
      {place.present && <Alert tone="success">{words.present}</Alert>}
      {place.recording && (
        <a href={recordingAt(place.recording)} className="button" rel="noreferrer">
          {words.recording}
        </a>
      )}
      {standing !== 'over' && <Seat place={place} xsrf={xsrf} />}
    </>
  )
}

const recordingAt = (recording: NonNullable<Place['recording']>) =>
  'film' in recording ? `${routes.digitalVideos}#${recording.film}` : recording.address

function Standing({ place: { mine, ahead, standing, opensAt, full } }: { place: Place }) {
  const words = seriesWords().place
  const atDoor = standing !== 'upcoming'
  return (
    <>
      {mine === 'registered' && <p className="font-semibold">{words.registered}</p>}
      {mine === 'waiting' && <p>{atDoor ? words.waitingAtDoor : words.waiting(ahead)}</p>}
      {mine === 'none' && full && <p>{words.full}</p>}
      {!atDoor && <p>{words.notYet(opensAt)}</p>}
    </>
  )
}

function Door({ place: { slug, joined }, xsrf }: Props) {
  const words = seriesWords().place
  return (
    <PlaceForm
      slug={slug}
      act="join"
      xsrf={xsrf}
      label={joined ? words.joinAgain : words.join}
      look="button-accent button-wide"
    >
      <p className="text-muted">{joined ? words.joined : words.joining}</p>
    </PlaceForm>
  )
}

function Seat({ place: { slug, mine, full, standing }, xsrf }: Props) {
  const words = seriesWords().place
  if (mine !== 'none')
    return (
      <PlaceForm
        slug={slug}
        act="give-back"
        xsrf={xsrf}
        label={mine === 'waiting' ? words.leaveList : words.giveBack}
        look="button-quiet"
      />
    )
  // In front of an open door the one button registers, too.
  if (standing !== 'upcoming') return null
  return (
    <PlaceForm
      slug={slug}
      act="register"
      xsrf={xsrf}
      label={full ? words.wait : words.register}
      look="button-accent button-wide"
    />
  )
}
