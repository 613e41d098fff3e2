import { deskWords } from '@/words/desk'

type Props = { next: { title: string; startsAt: Date } | null }

export function NextSession({ next }: Props) {
  const words = deskWords().home
  return (
    <section aria-labelledby="next-session">
      <h2 id="next-session">{words.next}</h2>
      {next ? (
        <p className="mt-2">
          <span className="font-semibold" dir="auto">
            {next.title}
          </span>
          <span className="block text-muted">{deskWords().moment(next.startsAt)}</span>
        </p>
      ) : (
        <p className="mt-2">{words.noNext}</p>
      )}
    </section>
  )
}
