import { homeText } from '@/i18n/home'

export function Audiences() {
  return (
    <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
      {homeText().audiences.groups.map(({ name, text }) => (
        <div key={name} className="border-l-4 border-marigold pl-4">
          <dt className="font-display text-xl font-bold">{name}</dt>
          <dd className="mt-1">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
