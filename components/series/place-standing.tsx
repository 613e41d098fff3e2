import { routes } from '@/lib/routes'
import type { Place } from '@/lib/series/schema'
import { seriesWords } from '@/words/series'

/** How the user stands to the session, in sentences that hold at this moment. */
export function PlaceStanding({ place }: { place: Place }) {
  const words = seriesWords().place
  if (!place.mayFollow && !place.present)
    return (
      <>
        {place.standing === 'over' && <p className="font-semibold">{words.over}</p>}
        <p>{words.subscribersOnly}</p>
        <a href={routes.subscriptionForm} className="button">
          {words.subscribe}
        </a>
      </>
    )
  return sentencesFor(place).map(({ text, isStrong }) => (
    <p key={text} className={isStrong ? 'font-semibold' : undefined}>
      {text}
    </p>
  ))
}

type Sentence = { text: string; isStrong?: boolean }

function sentencesFor(place: Place): Sentence[] {
  const words = seriesWords().place
  const { standing, mine, ahead, full, opensAt, code, takesWord, present } = place
  if (standing === 'over') {
    if (present) return []
    const until = takesWord && code ? [{ text: words.codeUntil(code.until) }] : []
    return [{ text: words.over, isStrong: true }, ...until]
  }
  const isUpcoming = standing === 'upcoming'
  const said: (Sentence | false)[] = [
    mine === 'registered' && { text: words.registered, isStrong: true },
    mine === 'waiting' && { text: isUpcoming ? words.waiting(ahead) : words.waitingAtDoor },
    place.mayJoin && mine === 'none' && { text: words.notRegistered },
    mine === 'none' && full && { text: isUpcoming ? words.full : words.fullAtDoor },
    isUpcoming && { text: words.notYet(opensAt) },
    !isUpcoming && code !== null && !takesWord && { text: words.codeFrom(code.from) },
  ]
  return said.filter((one) => one !== false)
}
