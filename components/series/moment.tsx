import { seriesWords } from '@/words/series'

/** In Indian time. Where it is another time, the boot script puts that beside it. */
export function Moment({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} data-own={seriesWords().ownTime} suppressHydrationWarning>
      {seriesWords().when(at)}
    </time>
  )
}
