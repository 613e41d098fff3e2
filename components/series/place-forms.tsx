import { Alert } from '@/components/ui/alert'
import { routes } from '@/lib/routes'
import type { Place } from '@/lib/series/schema'
import { seriesWords } from '@/words/series'
import { PlaceForm } from './place-form'
import { PlaceStanding } from './place-standing'
import { WordForm } from './word-form'

type Props = { place: Place; xsrf: string }

/** What this user can do here now. Each thing is a plain form, which works before any script has come. */
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
  return (
    <>
      {place.mayJoin && <Join place={place} xsrf={xsrf} />}
      <PlaceStanding place={place} />
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

/** In a new tab, so that this page stays open for the attendance code. */
function Join({ place: { slug, joined, code, present }, xsrf }: Props) {
  const words = seriesWords().place
  const note = present ? words.joiningAgain : words.joining
  return (
    <PlaceForm
      slug={slug}
      act="join"
      xsrf={xsrf}
      label={joined ? words.joinAgain : words.join}
      look="button-accent button-wide"
      inNewTab
    >
      <p className="text-muted">{code ? words.joinAndKeep : note}</p>
    </PlaceForm>
  )
}

function Seat({ place: { slug, mine, full, standing, mayFollow, present }, xsrf }: Props) {
  const words = seriesWords().place
  if (mine !== 'none')
    return (
      !present && (
        <PlaceForm
          slug={slug}
          act="give-back"
          xsrf={xsrf}
          label={mine === 'waiting' ? words.leaveList : words.giveBack}
          look="button-quiet"
        />
      )
    )
  // Once joining is possible, that one button registers, too.
  if (standing !== 'upcoming' || !mayFollow) return null
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
