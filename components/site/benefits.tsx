import { benefits } from '@/content/pages/subscription'

export function Benefits() {
  return (
    <ul className="ticks">
      {benefits.map(({ name, text }) => (
        <li key={name}>
          <strong className="font-display text-lg">{name}</strong>
          <br />
          {text}
        </li>
      ))}
    </ul>
  )
}
