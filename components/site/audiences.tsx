import type { HomeText } from '@/lib/texts/pages'

export function Audiences({ groups }: { groups: HomeText['audiences']['groups'] }) {
  return (
    <dl tabIndex={0} className="swipe gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
      {groups.map(({ name, text }) => (
        <div key={name} className="border-l-4 border-marigold pl-4">
          <dt className="font-display text-xl font-bold">{name}</dt>
          <dd className="mt-1">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
