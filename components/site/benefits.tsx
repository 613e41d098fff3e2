import { subscriptionText } from '@/i18n/subscription'
import { routes } from '@/lib/routes'

type Props = {
  /** On a phone, which scrolls it sideways. */
  isRow?: boolean
}

export function Benefits({ isRow = false }: Props) {
  return (
    <ul
      className={`ticks gap-x-12 gap-y-4 md:grid-cols-2 ${isRow ? 'swipe' : ''}`}
      {...(isRow && { tabIndex: 0 })}
    >
      {subscriptionText().benefits.map((benefit) => (
        <li key={benefit.name}>
          <strong className="font-display text-lg">{benefit.name}</strong>
          <br />
          {benefit.text}
          {'drafts' in benefit && (
            <span className="when-in">
              <a href={routes.myDrafts} className="when-subscribed ml-2">
                {benefit.drafts}
              </a>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
