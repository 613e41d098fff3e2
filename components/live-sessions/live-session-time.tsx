import { liveSessionText } from '@/i18n/live-sessions'

/** In Indian time. Where it is another time, the boot script puts that beside it. */
export function LiveSessionTime({ at: date }: { at: Date }) {
  return (
    <time
      dateTime={date.toISOString()}
      data-own={liveSessionText().ownTime}
      suppressHydrationWarning
    >
      {liveSessionText().when(date)}
    </time>
  )
}
