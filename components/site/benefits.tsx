import { subscriptionWords } from '@/words/subscription'

export function Benefits() {
  return (
    <ul className="ticks gap-x-12 gap-y-4 md:grid-cols-2">
      {subscriptionWords().benefits.map(({ name, text }) => (
        <li key={name}>
          <strong className="font-display text-lg">{name}</strong>
          <br />
          {text}
        </li>
      ))}
    </ul>
  )
}
