import { buttonClass } from '@/components/ui/button'

type Props = {
  href: string
  label: string
  isPrimary: boolean
  /** Of another site. */
  rel?: 'noreferrer'
}

/** The primary one is within reach of a thumb. */
export const RegistrationLink = ({ href, label, isPrimary, rel }: Props) => (
  <p className={isPrimary ? 'join-bar' : undefined}>
    <a
      href={href}
      rel={rel}
      className={`${buttonClass(isPrimary ? 'accent' : 'secondary')} button-wide`}
    >
      {label}
    </a>
  </p>
)
