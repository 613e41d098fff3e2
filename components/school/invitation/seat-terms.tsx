import { joinText } from '@/i18n/join'

type Props = { lede: string; lastDay?: string }

/** What someone who takes a seat agrees to, however it is offered. */
export function SeatTerms({ lede, lastDay }: Props) {
  const text = joinText()
  return (
    <>
      <p className="lede mt-4">{lede}</p>
      {lastDay && <p className="mt-3">{text.until(lastDay)}</p>}
      <section aria-labelledby="sees" className="mt-7">
        <h2 id="sees" className="text-2xl">
          {text.sees}
        </h2>
        <ul className="ticks mt-4">
          {text.seen.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p className="mt-4">{text.unseen}</p>
        <p className="mt-2">{text.free}</p>
      </section>
    </>
  )
}
