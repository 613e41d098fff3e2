import { subscriptionText } from '@/i18n/subscription'

export function Benefits() {
  return (
    <ul className="ticks gap-x-12 gap-y-4 md:grid-cols-2">
      {subscriptionText().benefits.map(({ name, text }) => (
        <li key={name}>
          <strong className="font-display text-lg">{name}</strong>
          <br />
          {text}
        </li>
      ))}
    </ul>
  )
}
