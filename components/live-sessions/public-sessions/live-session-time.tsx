import { liveSessionText } from '@/i18n/live-sessions'

/** In Indian time; the boot script adds the visitor's local time. */
export function LiveSessionTime({ date }: { date: Date }) {
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
