import { frameText } from '@/i18n/frame'
import type { SocialLink } from '@/lib/texts/facts'

type Props = { links: SocialLink[]; className?: string }

export function SocialLinks({ links, className = '' }: Props) {
  const { networks } = frameText().footer
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            rel="noopener noreferrer"
            className={`inline-flex min-h-11 items-center ${className}`}
          >
            {networks[network]}
          </a>
        </li>
      ))}
    </ul>
  )
}
